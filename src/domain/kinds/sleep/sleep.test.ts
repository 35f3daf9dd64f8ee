import { describe, expect, test } from 'vitest';
import { dayItBegan } from '#domain/time/parse-times.ts';
import { HOUR } from '#domain/time/when.ts';
import { aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { isLikelyNight, isNightClock } from './sleep.ts';
import { parseSleep, sleepEntry } from './sleep-entry.ts';

const context = { zone: TEST_ZONE, now: Date.parse('2027-01-01T00:00:00Z') };
const nap = { kind: 'nap', date: TEST_DAY, startTime: '10:00', endTime: '11:15' };

describe('a sleep form', () => {
  test('gives times with their days', () => {
    expect(parseSleep({ ...nap, note: 'in the sling' }, context)).toEqual({
      value: {
        startTime: `${TEST_DAY}T10:00`,
        endTime: `${TEST_DAY}T11:15`,
        isNight: false,
        startedAt: Date.parse('2026-05-06T17:00:00Z'),
        endedAt: Date.parse('2026-05-06T18:15:00Z'),
        note: 'in the sling',
        zone: TEST_ZONE,
      },
    });
  });

  test('keeps the duration of a night across the clock change', () => {
    const night = { kind: 'night', date: '2026-10-31', startTime: '22:00', endTime: '06:00' };
    const parsed = parseSleep(night, context);
    if (!('value' in parsed)) throw new Error('not read');
    expect(parsed.value.endTime).toBe('2026-11-01T06:00');
    expect(parsed.value.endedAt - parsed.value.startedAt).toBe(9 * HOUR);
  });

  test.each([
    [{ ...nap, kind: '' }, 'kind', 'noSleepType'],
    [{ ...nap, startTime: '' }, 'startTime', 'noTime'],
    [{ ...nap, endTime: '' }, 'endTime', 'noEnd'],
    [{ ...nap, endTime: '09:00' }, 'endTime', 'endTooFar'],
    [{ ...nap, note: 'z'.repeat(2001) }, 'note', 'noteTooLong'],
  ])('reports a missing or invalid value: %o', (typed, field, code) => {
    const parsed = parseSleep(typed, context);
    if (!('errors' in parsed)) throw new Error('no error');
    expect(Object.keys(parsed.errors)).toEqual([field]);
    expect(parsed.errors[field]?.code).toBe(code);
  });
});

test.each([
  ['a nap of more than 4 hours', 'nap', '14:00', '14:01'],
  ['a night of more than 24 hours, when clocks go back', 'night', '23:00', '23:30'],
])('parseSleep asks once about %s', (_, kind, usual, long) => {
  const date = kind === 'nap' ? TEST_DAY : '2026-11-01';
  const startTime = kind === 'nap' ? '10:00' : '00:00';
  const parse = (endTime: string, answers = {}) =>
    parseSleep({ kind, date, startTime, endTime, ...answers }, context);
  expect(parse(usual)).toHaveProperty('value');
  expect(parse(long)).toHaveProperty('questions.0.name', 'long');
  expect(parse(long, { long: 'yes' })).toHaveProperty('value');
});

test('keeps an imported sleep of 26 hours when the note changes', () => {
  const record = aSleep({ startTime: '2026-05-04T20:00', endTime: '2026-05-05T22:00' });
  const edit = (changes: Record<string, string>) =>
    parseSleep({ ...sleepEntry(record), ...changes }, { ...context, record });
  expect(edit({ note: 'mended', kind: 'night' })).toMatchObject({
    value: { startTime: record.startTime, endTime: record.endTime, endedAt: record.endedAt, isNight: true },
  });
  expect(edit({ endTime: '21:00' })).toMatchObject({ value: { endTime: '2026-05-04T21:00' } });
});

test('keeps the timed start when the end changes, and the end when the start changes', () => {
  const times = {
    startedAt: Date.parse('2026-05-06T10:00:50-07:00'),
    endedAt: Date.parse('2026-05-06T11:15:20-07:00'),
  };
  const record = aSleep(times);
  const edit = (changes: Record<string, string>) =>
    parseSleep({ ...sleepEntry(record), ...changes }, { ...context, record });
  expect(edit({ endTime: '11:20' })).toMatchObject({ value: { startedAt: times.startedAt } });
  expect(edit({ startTime: '10:05' })).toMatchObject({ value: { endedAt: times.endedAt } });
});

test.each([
  ['18:59', false],
  ['19:00', true],
  ['23:59', true],
  ['00:00', true],
  ['06:59', true],
  ['07:00', false],
])('%s is a clock time of the night: %s', (clock, night) => expect(isNightClock(clock)).toBe(night));

test.each([
  ['19:00', '06T19:40', true],
  ['06:40', '06T09:00', true],
  ['07:00', '06T08:00', false],
  ['18:30', '07T06:00', true],
  ['18:30', '06T21:30', true],
  ['18:30', '06T21:29', false],
  ['18:50', '06T19:40', false],
  ['17:00', '06T20:59', false],
  ['17:00', '06T20:00', false],
  ['13:00', '06T14:30', false],
  ['18:59', '06T18:59', false],
])('a sleep from %s to %s is a night by default: %s', (start, end, night) =>
  expect(isLikelyNight(`2026-05-06T${start}`, `2026-05-${end}`)).toBe(night),
);

describe('the start day of an entry with clock times only', () => {
  const at = (clock: string) => Date.parse(`2026-05-06T${clock}:00-07:00`);
  const began = (startTime: string, endTime: string, now: number) =>
    dayItBegan({ startTime, endTime }, TEST_ZONE, now);

  test.each([
    ['21:00', '06:30', '07:00', '2026-05-05'],
    ['23:50', '00:15', '00:20', '2026-05-05'],
    ['22:00', '23:30', '00:30', '2026-05-05'],
    // The form was opened before midnight and saved after midnight.
    ['23:35', '23:50', '00:02', '2026-05-05'],
    ['10:00', '11:00', '12:00', '2026-05-06'],
    // The end is at most five minutes ahead, which does not count as the future.
    ['23:50', '00:00', '23:55', '2026-05-06'],
    // Typing errors, about which the form asks.
    ['13:00', '15:00', '14:00', '2026-05-06'],
    ['14:00', '13:00', '14:30', '2026-05-06'],
    ['16:00', '17:00', '14:00', '2026-05-06'],
    ['20:30', '20:45', '09:00', '2026-05-06'],
    ['16:00', '', '14:00', '2026-05-06'],
    ['', '06:30', '07:00', '2026-05-06'],
    ['21:00', '', '22:00', '2026-05-06'],
    // A bottle needs no end.
    ['23:50', '', '00:10', '2026-05-05'],
    ['22:05', '', '22:00', '2026-05-06'],
  ])('from %s to %s, entered at %s, is %s', (start, end, now, day) => {
    expect(began(start, end, at(now))).toBe(day);
  });
});
