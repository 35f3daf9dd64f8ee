import { describe, expect, test } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import { HOUR, MINUTE } from '#domain/time/when.ts';
import { aFeed } from '#testing/builders.ts';
import { aDose, aMedicine } from '#testing/made-up/a-medicine.ts';
import { dueBetween } from './due-reminders.ts';

const NOW = Date.parse('2026-05-06T11:30:00Z');
const fedAgo = (time: number) => [aFeed({ startedAt: NOW - time, endedAt: NOW - time + 10 * MINUTE })];
const none = { medicines: [], doses: [] };

describe('dueBetween', () => {
  test('has the feed once, when the chosen hours since its start are over', () => {
    const sources = { ...none, feedHours: 3, state: { lastSitting: fedAgo(3 * HOUR), feeding: null } };
    expect(dueBetween(NOW - MINUTE, NOW, sources)).toEqual([{ what: 'feed', at: NOW }]);
    expect(dueBetween(NOW - 2 * MINUTE, NOW - MINUTE, sources)).toEqual([]);
    expect(dueBetween(NOW, NOW + MINUTE, sources)).toEqual([]);
  });

  test('has no feed before the first one, and none while one runs', () => {
    const feeding = startTimer('olive', 'feed', 'left', { now: NOW - MINUTE, device: 'phone' });
    const state = { lastSitting: fedAgo(3 * HOUR), feeding };
    expect(dueBetween(NOW - MINUTE, NOW, { ...none, feedHours: 3, state })).toEqual([]);
    const empty = { lastSitting: [], feeding: null };
    expect(dueBetween(NOW - MINUTE, NOW, { ...none, feedHours: 3, state: empty })).toEqual([]);
  });

  test('has a dose when its limits are over, also one that is given every second day', () => {
    const state = { lastSitting: [], feeding: null };
    for (const everyHours of [6, 48]) {
      const medicines = [aMedicine({ everyHours })];
      const doses = [aDose(NOW - everyHours * HOUR)];
      expect(dueBetween(NOW - MINUTE, NOW, { state, feedHours: 3, medicines, doses })).toEqual([
        { what: 'dose', names: ['Fever syrup'], at: NOW },
      ]);
    }
  });
});
