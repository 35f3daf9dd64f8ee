import { describe, expect, test } from 'vitest';
import { adviceFor } from '#domain/kinds/entry-advice.ts';
import { MINUTE, settledMomentOf } from '#domain/time/when.ts';
import { wholeDemo } from '#testing/demo-log.ts';

const zone = 'America/Los_Angeles';
const now = settledMomentOf('2026-11-21T14:05', zone).at;
const { activity, temperature, feed, sleep, babies } = wholeDemo(zone, { device: 'd', now });

describe('the activities of the demo', () => {
  test('have tummy time, baths and crying', () => {
    expect(new Set(activity.map(({ what }) => what))).toEqual(new Set(['tummy', 'bath', 'crying']));
    expect(activity.length).toBeGreaterThan(40);
  });

  test('never overlap a feed or a sleep, and are not in the future', () => {
    for (const { startedAt, endedAt } of activity) {
      expect(endedAt).toBeLessThanOrEqual(now);
      const during = [...feed, ...sleep].filter(
        (other) => other.startedAt < endedAt && other.endedAt > startedAt,
      );
      expect(during).toEqual([]);
    }
  });
});

describe('the temperatures of the demo', () => {
  test('make a curve without a fever', () => {
    expect(temperature).toHaveLength(5);
    const [first, last] = [temperature[0]?.at ?? 0, temperature.at(-1)?.at ?? 0];
    expect(Math.abs(last - first)).toBeLessThan(48 * 60 * MINUTE);
    const [olive] = babies;
    for (const record of temperature)
      expect(olive && adviceFor({ kind: 'temperature', record }, olive)).toEqual([]);
  });
});
