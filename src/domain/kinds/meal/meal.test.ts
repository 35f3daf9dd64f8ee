import { describe, expect, test } from 'vitest';
import { kindOf } from '#domain/kinds/registry.ts';
import { simpleEntry } from '#domain/kinds/simple-entry.ts';
import { emptyCareLog, logOfEntries } from '#domain/log/care-record.ts';
import { isValidRow } from '#domain/log/validate-row.ts';
import type { Entry } from '#domain/parsed.ts';
import { summarizeDay } from '#domain/summaries/day-summary.ts';
import { fingerprint } from '#domain/sync/fingerprint.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { everythingSchema } from '#exports/everything-schema.ts';
import { kindTables } from '#exports/kind-csv.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { aBaby, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { prepareRead, readImport } from '#testing/read-import.ts';
import { faultsOf } from '#testing/schema-faults.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRecord } from '#words/say/kinds.ts';
import { MOST_FOODS } from './food-name.ts';
import { type Food, MEAL_FIELDS, type Meal } from './meal.ts';
import { adviseOnMeal, hasHoney } from './meal-advice.ts';
import { parseMeal } from './meal-entry.ts';

const now = Date.parse('2026-05-06T20:00:00Z');
const FOODS: Food[] = [
  { name: 'Egg, "soft"', liked: 'so-so' },
  { name: 'Toast | jam', first: true },
];
const aMeal = (overrides: Partial<Meal> = {}) =>
  anEntry('meal', {
    foods: FOODS,
    meal: 'breakfast',
    amount: 30,
    amountUnit: 'g',
    prep: 'finger',
    reaction: ['skin', 'stool'],
    reactionAfterMinutes: 45,
    reactionSure: false,
    ...overrides,
  }) as Meal;
const PLAIN = {
  meal: undefined,
  amount: undefined,
  amountUnit: undefined,
  prep: undefined,
  reaction: undefined,
  reactionAfterMinutes: undefined,
  reactionSure: undefined,
};

function parse(answers: Entry, context: { birthDate?: string; hasMeals?: boolean; record?: Meal } = {}) {
  const entry = { date: TEST_DAY, time: '09:00', ...answers };
  return parseMeal(entry, {
    zone: TEST_ZONE,
    now,
    units: METRIC_UNITS,
    record: context.record,
    birthDate: context.birthDate ?? '2025-10-01',
    hasMeals: context.hasMeals ?? true,
  });
}

describe('the form of a meal', () => {
  test('needs only a food, and takes one that is typed and not yet added', () => {
    expect(parse({ foods: '[]' })).toEqual({ errors: { food: { code: 'noFood' } } });
    expect(parse({ food: ' soft  egg, toast,, Egg ' })).toMatchObject({
      value: { foods: [{ name: 'soft egg' }, { name: 'toast' }, { name: 'Egg' }] },
    });
    const { value } = parse({ food: 'pear' }) as { value: object };
    expect(Object.keys(value)).not.toEqual(expect.arrayContaining(['amountUnit']));
  });

  test('does not add the same food twice', () => {
    const foods = JSON.stringify([{ name: 'Crème', liked: 'yes' }]);
    expect(parse({ foods, food: 'creme' })).toMatchObject({
      value: { foods: [{ name: 'Crème', liked: 'yes' }] },
    });
  });

  test('rejects too many foods and names that are too long', () => {
    const many = Array.from({ length: MOST_FOODS + 1 }, (_, index) => `food ${index}`).join(',');
    expect(parse({ food: many })).toEqual({
      errors: { food: { code: 'tooManyFoods', count: 21, limit: 20 } },
    });
    expect(parse({ food: 'x'.repeat(61) })).toEqual({
      errors: { food: { code: 'foodTooLong', length: 61, limit: 60 } },
    });
  });

  test('rejects amounts above 1,000 and an amount without a unit', () => {
    const [, most] = MEAL_FIELDS.amount.limits;
    expect(parse({ food: 'rice', amount: String(most), amountUnit: 'g' })).toHaveProperty('value');
    expect(parse({ food: 'rice', amount: '1001', amountUnit: 'g' })).toMatchObject({
      errors: { amount: { code: 'outside', low: 0, high: 1000 } },
    });
    expect(parse({ food: 'rice', amount: '3' })).toEqual({ errors: { amountUnit: { code: 'noChoice' } } });
    expect(parse({ food: 'rice', amount: '3', amountUnit: 'spoons' })).toMatchObject({
      value: { amount: 3, amountUnit: 'spoons' },
    });
  });

  test('accepts unchanged values that it would reject as new', () => {
    const foods = Array.from({ length: 21 }, () => ({ name: 'Egg' }));
    const record = aMeal({ foods, amount: 2, amountUnit: undefined });
    const shown = simpleEntry(kindOf('meal'), record, METRIC_UNITS);
    expect(parse({ ...shown, note: 'cold' }, { record })).toMatchObject({
      value: { foods, amount: 2, note: 'cold' },
    });
    expect(parse({ ...shown, food: 'pear' }, { record })).toHaveProperty('errors.food');
  });

  test('keeps the details of a reaction only with a sign', () => {
    const details = { reactionAfterMinutes: '30', reactionSure: 'sure' };
    expect(parse({ food: 'egg', reaction: 'skin\nvomiting', ...details })).toMatchObject({
      value: { reaction: ['skin', 'vomiting'], reactionAfterMinutes: 30, reactionSure: true },
    });
    const without = parse({ food: 'egg', ...details }) as { value: Partial<Meal> };
    expect(without.value.reactionAfterMinutes).toBeUndefined();
    expect(without.value.reactionSure).toBeUndefined();
    expect(parse({ food: 'egg', reaction: 'skin', reactionAfterMinutes: '2881' })).toHaveProperty(
      'errors.reactionAfterMinutes',
    );
  });

  test('asks about a first meal before 4 months, and about no later one', () => {
    const early = { birthDate: '2026-01-07' };
    expect(parse({ food: 'rice' }, { ...early, hasMeals: false })).toEqual({
      questions: [{ name: 'earlySolids', code: 'earlySolids' }],
    });
    expect(parse({ food: 'rice', earlySolids: 'yes' }, { ...early, hasMeals: false })).toHaveProperty(
      'value',
    );
    expect(parse({ food: 'rice' }, early)).toHaveProperty('value');
    expect(parse({ food: 'rice' }, { birthDate: '2026-01-06', hasMeals: false })).toHaveProperty('value');
  });
});

describe('the advice on a meal', () => {
  const advise = (names: string[], birthDate: string, more: Partial<Meal> = {}) =>
    adviseOnMeal(aMeal({ ...PLAIN, foods: names.map((name) => ({ name })), ...more }), { birthDate });

  test('answers honey before 12 months', () => {
    expect(advise(['toast with honey'], '2025-05-07')).toEqual(['honeyBefore12Months']);
    expect(advise(['toast with honey'], '2025-05-06')).toEqual([]);
    expect(advise(['toast'], '2025-05-07')).toEqual([]);
  });

  test('answers trouble breathing and swelling at any age, before honey', () => {
    const more: Partial<Meal> = { reaction: ['skin', 'swelling'] };
    expect(advise(['honey'], '2026-01-01', more)).toEqual(['severeFoodReaction', 'honeyBefore12Months']);
    expect(advise(['egg'], '2020-01-01', { reaction: ['breathing'] })).toEqual(['severeFoodReaction']);
    expect(advise(['egg'], '2020-01-01', { reaction: ['skin'] })).toEqual([]);
  });

  test.each([
    ...['Honey', 'Honey Nut Cheerios', 'yogurt & honey', 'honey-glazed carrots'],
    ...['Honey-oat bread', 'honeyed yogurt', 'honeycomb', 'oats with added honey', 'no sugar, honey'],
    ...['pan con miel', 'Miel de acacia', 'panqueca com mel', 'Honigbrot', 'Joghurt mit Honig'],
  ])('finds honey in %s', (name) => {
    expect(hasHoney(name)).toBe(true);
  });

  test.each([
    ...[
      'honeydew',
      'Honeycrisp apple',
      'honey mango',
      'honey-mango',
      'ham',
      'no honey',
      'honey-free granola',
    ],
    ...['yogurt without added honey', 'bread without any honey'],
    ...['yogur sin miel', 'biscuit sans miel', 'bolo sem mel', 'Brei ohne Honig', 'Honigmelone', 'melón'],
    ...['pain sans sucre ni miel', 'caramel', 'honigfreie Kekse'],
  ])('finds no honey in %s', (name) => {
    expect(hasHoney(name)).toBe(false);
  });
});

describe('a meal', () => {
  const entry = { kind: 'meal', record: aMeal() } as const;

  test('is described by its foods, amount and reaction', () => {
    const say = (overrides: Partial<Meal>) =>
      describeRecord({ kind: 'meal', record: aMeal(overrides) }, METRIC_UNITS, speechIn('en-US'));
    expect(say({ foods: [{ name: 'egg' }, { name: 'toast' }] })).toBe(
      'Breakfast: egg, toast · 30 g · reaction: skin, stool',
    );
    expect(say({ ...PLAIN, foods: [{ name: 'egg' }] })).toBe('Meal: egg');
    expect(say({ ...PLAIN, foods: [{ name: 'egg' }], amount: 1, amountUnit: 'bites' })).toBe(
      'Meal: egg · 1 bite',
    );
  });

  test('is invalid with a food without a name, and valid with unknown fields of a food', () => {
    expect(isValidRow('meal', aMeal({ foods: [{ name: '' }] }))).toBe(false);
    expect(isValidRow('meal', aMeal({ foods: [{ name: 'egg', liked: 'loved' as never }] }))).toBe(false);
    expect(isValidRow('meal', aMeal({ foods: [{ name: 'egg', brand: 'x' } as Food] }))).toBe(true);
    expect(isValidRow('meal', aMeal({ foods: {} as never }))).toBe(false);
  });

  test('has another fingerprint with other foods, and is counted on its day', () => {
    const other = { kind: 'meal', record: aMeal({ foods: [{ name: 'egg' }] }) } as const;
    expect(fingerprint(other)).not.toBe(fingerprint(entry));
    const logged = logOfEntries([entry]);
    expect(summarizeDay(logged, TEST_DAY, TEST_ZONE).meals).toBe(1);
  });

  test('is exported to its own columns and imported again exactly', async () => {
    const mine = { ...emptyCareLog(), babies: [aBaby()], meal: [entry.record] };
    const csv = recordsCsv(mine);
    const { records, babies, doubts, notImported } = prepareRead(await readImport(csv), {
      babies: new Map(),
    });
    expect({ doubts, notImported }).toEqual({ doubts: [], notImported: [] });
    expect(records).toMatchObject([{ kind: 'meal', record: { foods: FOODS, reactionSure: false } }]);
    const log = { ...logOfEntries(records), babies };
    expect(recordsCsv(log)).toBe(csv);
  });

  test('joins its foods in the spreadsheet', () => {
    const foods: Food[] = [{ name: 'Egg', liked: 'yes' }, { name: 'Pear' }];
    const log = logOfEntries([{ kind: 'meal', record: aMeal({ foods }) }]);
    const tables = kindTables({ babies: [aBaby()], ...log }, { units: METRIC_UNITS, ...speechIn('en-US') });
    const table = String(tables.find(({ path }) => path === 'meals.csv')?.content);
    expect(table).toContain('Egg (Liked it) | Pear,Breakfast,30,g,Finger food,Skin | Stool,45,Not sure');
  });

  test('satisfies the schema of the full export, but not with a food without a name', () => {
    const schema = everythingSchema(speechIn('en-US')) as { $defs: { meal: object } };
    expect(faultsOf(aMeal(), schema.$defs.meal, schema)).toEqual([]);
    const nameless = aMeal({ foods: [{ liked: 'yes' } as Food] });
    expect(faultsOf(nameless, schema.$defs.meal, schema)).toEqual(['/foods/0/name']);
  });
});
