import { describe, expect, test } from 'vitest';
import type { Entry } from '#domain/parsed.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { aMedicine } from '#testing/made-up/a-medicine.ts';
import { INGREDIENTS, namesIn } from './ingredients.ts';
import { isGiven, isMedicine, parseMedicine } from './medicine.ts';

const parse = (typed: Entry) => parseMedicine({ name: 'Fever syrup', ...typed }, METRIC_UNITS);

describe('the form of a medicine', () => {
  test('keeps what the parent typed and adds nothing', () => {
    expect(parse({ ingredient: 'acetaminophen' })).toEqual({
      value: { name: 'Fever syrup', ingredient: 'acetaminophen' },
    });
    const typed = {
      amount: '2,5',
      unit: 'ml',
      everyHours: '6',
      mostPerDay: '4',
      daily: 'on',
      until: '2026-06-01',
    };
    expect(parse(typed)).toMatchObject({
      value: { amount: 2.5, unit: 'ml', everyHours: 6, mostPerDay: 4, daily: true, until: '2026-06-01' },
    });
    expect(parse({ ingredient: 'other', ingredientName: 'Zinc' })).toHaveProperty('value.ingredient', 'Zinc');
  });

  test.each([
    [{ name: ' ' }, 'name', 'noText'],
    [{ name: 'z'.repeat(81) }, 'name', 'nameTooLong'],
    [{ amount: '0' }, 'amount', 'outside'],
    [{ amount: '0.1234' }, 'amount', 'tooManyDecimals'],
    [{ everyHours: '0.5' }, 'everyHours', 'outside'],
    [{ everyHours: '73' }, 'everyHours', 'outside'],
    [{ everyHours: 'six' }, 'everyHours', 'notANumber'],
    [{ mostPerDay: '13' }, 'mostPerDay', 'outside'],
    [{ mostPerDay: '2.5' }, 'mostPerDay', 'notWhole'],
    [{ until: '2026-02-30' }, 'until', 'notADate'],
  ])('rejects %o', (typed, field, code) => {
    expect(parse(typed)).toMatchObject({ errors: { [field]: { code } } });
  });
});

describe('a medicine', () => {
  test('is a valid row only with valid fields', () => {
    expect(isMedicine(aMedicine({ everyHours: 6, until: '2026-06-01' }))).toBe(true);
    for (const wrong of [
      { name: '' },
      { everyHours: '6' },
      { unit: 'spoon' },
      { until: 'June' },
      { daily: false },
    ])
      expect(isMedicine({ ...aMedicine(), ...wrong } as never)).toBe(false);
    expect(isMedicine({ ...aMedicine(), kind: 'milk' } as never)).toBe(false);
  });

  test('is given until its last day, unless it is archived', () => {
    expect(isGiven(aMedicine({ until: '2026-05-06' }), '2026-05-06')).toBe(true);
    expect(isGiven(aMedicine({ until: '2026-05-06' }), '2026-05-07')).toBe(false);
    expect(isGiven(aMedicine({ archivedAt: 1 }), '2026-05-06')).toBe(false);
  });
});

describe('the list of ingredients', () => {
  test('has names without numbers', () => {
    expect(INGREDIENTS.filter((name) => /\d/.test(name))).toEqual([]);
  });

  test('finds an ingredient in a name, by whole words and other names', () => {
    expect(namesIn('Infant PARACETAMOL 120')).toEqual(['infant paracetamol 120', 'acetaminophen']);
    expect(namesIn('Vit. D drops')).toEqual(['vit d drops', 'vitamin d']);
    expect(namesIn('Environment')).toEqual(['environment']);
    expect(namesIn(' ')).toEqual([]);
  });
});
