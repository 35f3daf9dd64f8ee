import { describe, expect, test } from 'vitest';
import { ozFrom } from '#domain/units/units.ts';
import { bottleQuestions, largestLikelyBottle, meantOz } from './bottle-questions.ts';

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

test('bottleQuestions names the amount, and the one that may be meant', () => {
  const asked = (oz: number) => bottleQuestions({}, oz, 'oz', '2026-03-25', '2026-05-06');
  expect(asked(30)).toMatchObject([{ code: 'largeBottle', oz: 30, meantOz: ozFrom(30, 'ml'), unit: 'oz' }]);
  expect(asked(10)).toMatchObject([{ code: 'largeBottle', oz: 10, meantOz: null, unit: 'oz' }]);
});

test('meantOz reads a number of ounces that are likely milliliters as milliliters', () => {
  expect(meantOz(120, 'oz')).toBe(ozFrom(120, 'ml'));
  expect(meantOz(17, 'oz')).toBeNull();
  expect(meantOz(500, 'ml')).toBeNull();
});
