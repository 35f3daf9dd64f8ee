import { describe, expect, test } from 'vitest';
import { DAY, HOUR, settledMomentOf } from '#domain/time/when.ts';
import { TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { allergensOf } from './allergens.ts';
import { reactionsOf } from './before-reaction.ts';
import { firstTastesByDay, tastedFoods, triedAllergens } from './first-tastes.ts';
import { type Food, MEAL_TIME, type Meal } from './meal.ts';

function aMeal(id: string, wall: string, foods: (string | Food)[], more: Partial<Meal> = {}): Meal {
  const named = foods.map((food) => (typeof food === 'string' ? { name: food } : food));
  const times = MEAL_TIME.timesOf(settledMomentOf(wall, TEST_ZONE));
  return anEntry('meal', { id, ...times, foods: named, reaction: undefined, ...more }) as Meal;
}

const eggOn4th = aMeal('1', '2026-05-04T08:00', ['Egg', 'Banana']);
const eggOn6th = aMeal('2', '2026-05-06T08:00', ['soft egg', ' EGG ']);

describe('tastedFoods', () => {
  test('finds the first and the last meal of a food, however its name is written', () => {
    const foods = tastedFoods([eggOn6th, eggOn4th]);
    expect([...foods.keys()]).toEqual(['egg', 'soft egg', 'banana']);
    expect(foods.get('egg')).toMatchObject({ name: ' EGG ', first: eggOn4th, last: eggOn6th });
  });

  test('follows a parent who marks a later meal as the first taste', () => {
    const marked = aMeal('3', '2026-05-07T08:00', [{ name: 'egg', first: true }]);
    expect(tastedFoods([marked, eggOn4th]).get('egg')?.first).toBe(marked);
    const again = aMeal('4', '2026-05-08T08:00', [{ name: 'egg', first: true }]);
    expect(tastedFoods([marked, eggOn4th, again]).get('egg')?.first).toBe(marked);
  });
});

test('firstTastesByDay names the new foods of each day, and no food twice', () => {
  const more = aMeal('3', '2026-05-06T12:00', ['pear', 'banana']);
  expect([...firstTastesByDay([more, eggOn6th, eggOn4th])]).toEqual([
    ['2026-05-04', [' EGG ', 'banana']],
    ['2026-05-06', ['soft egg', 'pear']],
  ]);
});

describe('triedAllergens', () => {
  test('gives the last meal of each group, in a fixed order', () => {
    const toast = aMeal('5', '2026-05-05T12:00', ['Toast', 'peanut butter']);
    const tried = triedAllergens(tastedFoods([toast, eggOn6th, eggOn4th]));
    expect([...tried].map(([group, { id }]) => [group, id])).toEqual([
      ['egg', '2'],
      ['peanut', '5'],
      ['wheat', '5'],
    ]);
  });
});

describe('allergensOf', () => {
  test.each([
    ['Scrambled eggs', ['egg']],
    ['peanut butter', ['peanut']],
    ['Almond butter', ['treeNut']],
    ['butter', ['milk']],
    ['French toast', ['egg', 'wheat']],
    ['cream cheese bagel', ['milk', 'wheat']],
    ['Soy milk', ['soy']],
    ['anchovies', ['fish']],
    ['Hummus with pita', ['wheat', 'sesame']],
    ['shrimp & crab', ['shellfish']],
    ['jalapeño cheddar', ['milk']],
    ['peanut-butter toast', ['peanut', 'wheat']],
    ['egg-white', ['egg']],
    ['wholewheat-bread', ['wheat']],
  ])('finds the groups of %s', (name, groups) => {
    expect(allergensOf(name)).toEqual(groups);
  });

  test.each([
    'breast milk',
    'oat milk',
    'coconut yogurt',
    'eggplant',
    'butternut squash',
    'buckwheat',
    'vegan cheese',
    'gluten-free bread',
    'Gluten free bread',
    'rice noodles',
    'crab apple',
    'crab-apple',
    'plant-based cheese',
    'butter beans',
    'oyster mushroom',
    'muffin',
    '',
  ])('finds none in %s', (name) => {
    expect(allergensOf(name)).toEqual([]);
  });
});

describe('reactionsOf', () => {
  const reacted = aMeal('9', '2026-05-06T09:00', ['peanut'], {
    reaction: ['skin'],
    reactionAfterMinutes: 60,
  });
  const at = reacted.at + HOUR;
  const mealAt = (id: string, time: number): Meal => ({ ...eggOn4th, id, at: time });

  test('lists the other meals of the two days before the reaction, the latest first', () => {
    const meals = [
      mealAt('too early', at - 2 * DAY - 1),
      mealAt('first', at - 2 * DAY),
      mealAt('between', at - 60_000),
      mealAt('later', at + 1),
      reacted,
    ];
    const [reaction, ...more] = reactionsOf(meals);
    expect(more).toEqual([]);
    expect(reaction?.meal).toBe(reacted);
    expect(reaction?.before.map(({ id }) => id)).toEqual(['between', 'first']);
  });

  test('finds no reaction in meals without signs', () => {
    expect(reactionsOf([eggOn4th, { ...eggOn6th, reaction: [] }])).toEqual([]);
  });
});
