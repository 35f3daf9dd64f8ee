import type { Allergen } from '#domain/kinds/meal/allergens.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The form, the card and the report page of meals. */
export const meals = {
  foods: 'Foods',
  food: 'Food',
  foodHint: 'Separate several with commas.',
  add: 'Add',
  before: 'Logged before',
  remove: (food: string) => `Remove ${food}`,
  liked: (food: string) => `How was ${food}?`,
  /** Marks a food that no earlier meal has. */
  isNew: 'New food',
  allergen: (group: string) => `Allergen: ${group}`,
  allergens: {
    milk: 'milk',
    egg: 'egg',
    peanut: 'peanut',
    treeNut: 'tree nuts',
    wheat: 'wheat',
    soy: 'soy',
    fish: 'fish',
    shellfish: 'shellfish',
    sesame: 'sesame',
  } satisfies Record<Allergen, string>,
  reaction: {
    title: 'Reaction',
    signs: 'What you saw',
    /** Medical: a reader with medical training must check every change. */
    about:
      'A food allergy reaction usually starts within minutes to 2 hours (Baby’s First, FARE). Not medical advice.',
  },
  card: {
    title: 'Meals',
    foods: 'Foods tried',
    firstTastes: 'First tastes',
    onDay: (food: string, day: string) => `${food}, ${day}`,
    at: (day: string, clock: string, meal: string) => `${day}, ${clock} · ${meal}`,
    allergens: 'Allergen groups tried',
    triedOf: (count: number, all: number) => `${number(count)} of ${number(all)}`,
    last: (group: string) => `Last ${group}`,
    reactions: (count: number) =>
      plural(count, { one: '1 meal with a reaction', other: `${number(count)} meals with a reaction` }),
    before: 'Meals of the 2 days before it, whatever the cause:',
    nothingBefore: 'No other meals in the 2 days before it.',
    byName: 'Allergen groups are found by food names in English.',
  },
};
