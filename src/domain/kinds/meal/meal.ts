import { countEntries } from '#domain/kinds/count-entries.ts';
import { defineKind, type EntryOf } from '#domain/kinds/define-kind.ts';
import type { Fields } from '#domain/kinds/fields.ts';
import { instant } from '#domain/kinds/time-shape.ts';

export const MEAL_TIME = instant();

export const LIKED = ['yes', 'so-so', 'no'] as const;

const SIGNS = ['skin', 'vomiting', 'breathing', 'swelling', 'stool', 'other'] as const;

const FOOD = {
  name: { is: 'key' },
  liked: { is: 'choice', of: LIKED, optional: true },
  /** The first taste of a food is derived (`first-tastes.ts`). The mark overrides that. */
  first: { is: 'mark', optional: true },
} as const satisfies Fields;

export const MEAL_FIELDS = {
  foods: { is: 'list', of: { is: 'group', of: FOOD }, column: 'foods', shown: true },
  meal: {
    is: 'choice',
    of: ['breakfast', 'lunch', 'dinner', 'snack'],
    optional: true,
    column: 'meal',
    shown: true,
  },
  amount: {
    is: 'measure',
    unit: 'number',
    limits: [0, 1000],
    optional: true,
    column: 'meal_amount',
    shown: true,
  },
  amountUnit: {
    is: 'choice',
    of: ['g', 'ml', 'spoons', 'bites'],
    optional: true,
    remember: true,
    column: 'meal_amount_unit',
    shown: true,
  },
  prep: {
    is: 'choice',
    of: ['puree', 'mash', 'finger', 'other'],
    optional: true,
    column: 'meal_prep',
    shown: true,
  },
  /** The signs of a reaction. Missing if the parent saw none or did not enter one. */
  reaction: { is: 'list', of: { is: 'choice', of: SIGNS }, optional: true, column: 'reaction', shown: true },
  reactionAfterMinutes: {
    is: 'measure',
    unit: 'number',
    limits: [0, 2880],
    optional: true,
    column: 'reaction_after_minutes',
    shown: true,
  },
  reactionSure: {
    is: 'flag',
    cells: ['unsure', 'sure'],
    optional: true,
    column: 'reaction_sure',
    shown: true,
  },
} as const satisfies Fields;

export type Meal = EntryOf<'meal', typeof MEAL_TIME, typeof MEAL_FIELDS>;

export type Food = Meal['foods'][number];

export const meal = defineKind({
  name: 'meal',
  table: 'meals',
  offAtFirst: true,
  time: MEAL_TIME,
  fields: MEAL_FIELDS,
  identity: ({ at, foods }) => [at, ...foods.map(({ name }) => name)],
  totals: countEntries(MEAL_TIME, 'meals'),
});
