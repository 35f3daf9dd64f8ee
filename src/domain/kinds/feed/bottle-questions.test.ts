import { describe, expect, test } from 'vitest';
import { ozFrom } from '#domain/units/units.ts';
import { bottleQuestions, largestLikelyBottle, unitSlip } from './bottle-questions.ts';

describe('largestLikelyBottle', () => {
  test.each([
    [0, 120],
    [6, 120],
    [7, 180],
    [31, 240],
    [61, 300],
    [122, 360],
    [183, 480],
    [365, 480],
    [1000, 480],
  ])('is twice the largest amount of the sources: at day %i, %i ml', (days, ml) => {
    expect(largestLikelyBottle(days)).toBe(ml);
  });

  test('has no limit before birth', () => {
    expect(largestLikelyBottle(-1)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('bottleQuestions', () => {
  const onDay = (day: string, ml: number) => bottleQuestions({}, ozFrom(ml, 'ml'), 'ml', '2026-03-25', day);

  test('asks from the first milliliter above the limit', () => {
    expect(onDay('2026-03-25', 120)).toEqual([]);
    expect(onDay('2026-03-25', 121)).toHaveLength(1);
    expect(onDay('2026-09-25', 480)).toEqual([]);
    expect(onDay('2026-09-25', 490)).toHaveLength(1);
    expect(onDay('2026-03-24', 300)).toEqual([]);
  });
});

test('bottleQuestions offers no "yes" if it suggests another unit', () => {
  const label = (oz: number) =>
    bottleQuestions({}, oz, 'oz', '2026-03-25', '2026-05-06')[0]?.choices.map((choice) => choice.label);
  expect(label(30)).toEqual(['No, save 30 oz']);
  expect(label(10)).toEqual(['Yes, save it as it is']);
});

test('unitSlip explains a number of ounces that are likely milliliters', () => {
  expect(unitSlip(120, 'oz')).toBe('Did you mean 120 ml? That is about 4.1 oz.');
  expect(unitSlip(17, 'oz')).toBeNull();
  expect(unitSlip(500, 'ml')).toBeNull();
});
