import { describe, expect, test } from 'vitest';
import { expectedBottle } from '#domain/care-guide/feeding.ts';
import { ozFrom, volumeIn } from '#domain/units/units.ts';
import { aFeed } from '#testing/builders.ts';
import { bottleChoices, usualBottle } from './bottle-choices.ts';

describe('one-tap bottles', () => {
  const bottle = (startTime: string, amountOz: number) =>
    aFeed({ startTime, endTime: startTime, type: 'bottle', amountOz });

  test('offer the last amount, the usual one, and one step above the last', () => {
    const feeds = [bottle('01:00', 3), bottle('04:00', 3), bottle('07:00', 3), bottle('10:00', 4)];
    expect(bottleChoices(feeds, 'oz', 30)).toEqual([3, 4, 4.5]);
  });

  test('have the median of the last ten as the usual amount, and none before the first bottle', () => {
    const feeds = [bottle('01:00', 3), bottle('04:00', 3), bottle('07:00', 3), bottle('10:00', 4)];
    expect(usualBottle(feeds, 'oz')).toBe(3);
    expect(usualBottle([aFeed()], 'oz')).toBeNull();
  });

  test('are three, and the next step follows if two are equal', () => {
    expect(bottleChoices([bottle('01:00', 4), bottle('04:00', 4)], 'oz', 30)).toEqual([4, 4.5, 5]);
  });

  const inMl = (...ounces: number[]) => {
    const feeds = ounces.map((oz, index) => bottle(`0${index}:00`, oz));
    return bottleChoices(feeds, 'ml', 30).map((oz) => volumeIn(oz, 'ml'));
  };

  test.each([
    ['ounces', [3, 3, 4], [90, 120, 150]],
    ['half ounces', [3.5], [105, 120, 150]],
    ['eight ounces', [8], [240, 270, 300]],
    ['a spoonful of ounces', [0.1], [5, 10, 20]],
    ['milliliters', [ozFrom(120, 'ml')], [120, 150, 180]],
    ['milliliters between two marks', [ozFrom(125, 'ml')], [125, 150, 180]],
    ['a few milliliters', [ozFrom(2.5, 'ml')], [2.5, 10, 20]],
    ['tens of milliliters', [ozFrom(20, 'ml')], [20, 30, 60]],
    ['ounces and the same in milliliters', [4, ozFrom(120, 'ml')], [120, 150, 180]],
  ])('are round in ml after %s', (_, ounces, shown) => expect(inMl(...ounces)).toEqual(shown));

  test('are round in oz after milliliters', () => {
    expect(bottleChoices([bottle('01:00', ozFrom(120, 'ml'))], 'oz', 30)).toEqual([4, 4.5, 5]);
    expect(bottleChoices([bottle('01:00', 2.75)], 'oz', 30)).toEqual([2.75, 3.25, 3.75]);
  });

  test.each([
    [0, 'oz', [1, 1.5, 2]],
    [40, 'oz', [3, 4, 5]],
    [40, 'ml', [90, 120, 150]],
    [400, 'oz', [6, 7, 8]],
  ] as const)(
    'are usual amounts at the age of %i days before the first bottle, in %s',
    (age, unit, shown) => {
      expect(bottleChoices([], unit, age).map((oz) => volumeIn(oz, unit))).toEqual(shown);
    },
  );

  test('begin with the least usual amount of each age before the first bottle', () => {
    const off = Array.from({ length: 365 }, (_, age) => age).filter(
      (age) =>
        volumeIn(bottleChoices([], 'ml', age)[0] ?? 0, 'ml') !== expectedBottle(age, null)?.perFeed[0].low,
    );
    expect(off).toEqual([]);
  });
});
