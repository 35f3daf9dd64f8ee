import { describe, expect, test } from 'vitest';
import { settledMomentOf } from '#domain/time/when.ts';
import { TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import type { Activity } from './activity.ts';
import { cryingFigures } from './crying.ts';

function cry(from: string, to: string, what: Activity['what'] = 'crying'): Activity {
  const at = (clock: string) => settledMomentOf(`${TEST_DAY}T${clock}`, TEST_ZONE).at;
  return anEntry('activity', { what, startedAt: at(from), endedAt: at(to) }) as Activity;
}

describe('the crying of a day', () => {
  test('has its minutes in the hours of the clock', () => {
    const { minutes, longest, times, byHour } = cryingFigures(
      [cry('17:40', '19:10'), cry('02:00', '02:05'), cry('17:00', '18:00', 'play')],
      TEST_ZONE,
    );
    expect({ minutes, longest, times }).toEqual({ minutes: 95, longest: 90, times: 2 });
    expect([byHour[2], byHour[17], byHour[18], byHour[19]]).toEqual([5, 20, 60, 10]);
    expect(byHour.reduce((sum, one) => sum + one, 0)).toBe(95);
  });

  test('counts overlapping entries of two parents once', () => {
    expect(cryingFigures([cry('17:00', '17:30'), cry('17:10', '17:40')], TEST_ZONE)).toMatchObject({
      times: 2,
      minutes: 40,
      longest: 30,
    });
  });

  test('counts an entry without a duration as a time only', () => {
    expect(cryingFigures([cry('17:00', '17:00')], TEST_ZONE)).toMatchObject({
      times: 1,
      minutes: 0,
      longest: 0,
    });
  });

  test('has the clock hours of a zone with a half-hour offset', () => {
    const at = Date.parse('2026-05-06T12:00:00Z');
    const half = anEntry('activity', { what: 'crying', startedAt: at, endedAt: at + 3_600_000 }) as Activity;
    const { byHour } = cryingFigures([half], 'Asia/Kolkata');
    expect([byHour[17], byHour[18]]).toEqual([30, 30]);
  });
});
