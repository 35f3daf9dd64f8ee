import type { Allergen } from '#domain/kinds/meal/allergens.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** The form, the card and the report page of meals. */
export const meals = {
  foods: 'Lebensmittel',
  food: 'Lebensmittel',
  foodHint: 'Mehrere mit Komma trennen.',
  add: 'Dazu',
  before: 'Schon eingetragen',
  remove: (food: string) => `${food} entfernen`,
  liked: (food: string) => `Wie kam ${food} an?`,
  /** Marks a food that no earlier meal has. */
  isNew: 'Neu',
  allergen: (group: string) => `Allergen: ${group}`,
  allergens: {
    milk: 'Milch',
    egg: 'Ei',
    peanut: 'Erdnuss',
    treeNut: 'Nüsse',
    wheat: 'Weizen',
    soy: 'Soja',
    fish: 'Fisch',
    shellfish: 'Schalentiere',
    sesame: 'Sesam',
  } satisfies Record<Allergen, string>,
  reaction: {
    title: 'Reaktion',
    signs: 'Was du gesehen hast',
    /** Medical: a reader with medical training must check every change. */
    about:
      'Eine allergische Reaktion auf Lebensmittel beginnt meist innerhalb von Minuten bis 2 Stunden (Baby’s First, FARE). Kein medizinischer Rat.',
  },
  card: {
    title: 'Beikost',
    foods: 'Probierte Lebensmittel',
    firstTastes: 'Zum ersten Mal probiert',
    onDay: (food: string, day: string) => `${food}, ${day}`,
    at: (day: string, clock: string, meal: string) => `${day}, ${clock} · ${meal}`,
    allergens: 'Probierte Allergengruppen',
    triedOf: (count: number, all: number) => `${number(count)} von ${number(all)}`,
    last: (group: string) => `Zuletzt ${group}`,
    reactions: (count: number) =>
      plural(count, {
        one: '1 Mahlzeit mit Reaktion',
        other: `${number(count)} Mahlzeiten mit Reaktion`,
      }),
    before: 'Beikost der 2 Tage davor, was auch immer die Ursache war:',
    nothingBefore: 'Keine andere Beikost in den 2 Tagen davor.',
    byName: 'Allergengruppen werden an englischen Namen der Lebensmittel erkannt.',
  },
};
