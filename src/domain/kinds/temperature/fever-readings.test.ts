import { describe, expect, test } from 'vitest';
import { HOUR } from '#domain/time/when.ts';
import { latestCurve } from './fever-readings.ts';

const at = (hours: number) => ({ at: hours * HOUR });

describe('the latest curve', () => {
  test('needs two readings within 48 hours', () => {
    expect(latestCurve([], [])).toBeNull();
    expect(latestCurve([at(0)], [])).toBeNull();
    expect(latestCurve([at(0), at(48.1)], [])).toBeNull();
    expect(latestCurve([at(48), at(0)], [])?.readings).toEqual([at(0), at(48)]);
  });

  test('has all readings of one illness, and none of an earlier one', () => {
    const readings = [at(0), at(10), at(200), at(240), at(280), at(400)];
    expect(latestCurve(readings, [])?.readings).toEqual([at(200), at(240), at(280)]);
  });

  test('has the marks up to six hours before and after its readings', () => {
    const marks = [at(13), at(3), at(-7), at(-6), at(16), at(16.1)];
    expect(latestCurve([at(0), at(10)], marks)?.marks).toEqual([at(-6), at(3), at(13), at(16)]);
  });
});
