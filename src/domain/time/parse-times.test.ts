import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Entry, HALF_TYPED } from '#domain/parsed.ts';
import {
  dayLastShown,
  dayOfMended,
  endAfter,
  lengthQuestions,
  type Reading,
  readMoment,
  readSpan,
  type Span,
} from './parse-times.ts';
import { minutesOf } from './stretches.ts';
import {
  addDays,
  clockPart,
  dayPart,
  HOUR,
  instantsOf,
  MINUTE,
  readingsOf,
  settledMomentOf,
} from './when.ts';

const LOS_ANGELES = 'America/Los_Angeles';
const NEW_YORK = 'America/New_York';
const LONDON = 'Europe/London';
const LORD_HOWE = 'Australia/Lord_Howe';
const KATHMANDU = 'Asia/Kathmandu';
const AUCKLAND = 'Pacific/Auckland';
const CAIRO = 'Africa/Cairo';
const SANTIAGO = 'America/Santiago';
const ZONES = [LOS_ANGELES, NEW_YORK, LONDON, LORD_HOWE, KATHMANDU, AUCKLAND, CAIRO, SANTIAGO];

/** Long after every day of these tables, so that no time is in the future. */
const LATER = Date.parse('2030-01-01T00:00:00Z');

function read(zone: string, entry: Entry, now = LATER): Reading<Span> {
  return readSpan(entry, zone, now);
}

function minutes({ value, errors, questions }: Reading<Span>): number {
  expect(errors).toEqual({});
  expect(questions).toEqual([]);
  if (!value) throw new Error('nothing was read');
  return minutesOf({ startedAt: value.start.at, endedAt: value.end.at });
}

describe('a span', () => {
  test.each([
    [LOS_ANGELES, '2026-05-06', '08:00', '08:20', '2026-05-06T08:20', 20],
    [LOS_ANGELES, '2026-05-06', '08:00', '08:00', '2026-05-06T08:00', 0],
    [LOS_ANGELES, '2026-05-06', '23:50', '00:10', '2026-05-07T00:10', 20],
    [NEW_YORK, '2026-12-31', '22:00', '06:00', '2027-01-01T06:00', 480],
    [LONDON, '2026-05-06', '12:00', '06:00', '2026-05-07T06:00', 18 * 60],
    [LONDON, '2026-05-06', '00:00', '23:59', '2026-05-06T23:59', 24 * 60 - 1],
    [KATHMANDU, '2026-05-06', '23:59', '00:00', '2026-05-07T00:00', 1],
    [LOS_ANGELES, '2026-10-31', '22:00', '06:00', '2026-11-01T06:00', 9 * 60],
    [LOS_ANGELES, '2026-03-07', '22:00', '06:00', '2026-03-08T06:00', 7 * 60],
    [NEW_YORK, '2026-10-31', '22:00', '06:00', '2026-11-01T06:00', 9 * 60],
    [LONDON, '2026-03-28', '22:00', '06:00', '2026-03-29T06:00', 7 * 60],
    [LORD_HOWE, '2026-04-04', '22:00', '06:00', '2026-04-05T06:00', 8.5 * 60],
    [LORD_HOWE, '2026-10-03', '22:00', '06:00', '2026-10-04T06:00', 7.5 * 60],
    [AUCKLAND, '2026-04-04', '22:00', '06:00', '2026-04-05T06:00', 9 * 60],
    [AUCKLAND, '2026-09-26', '22:00', '06:00', '2026-09-27T06:00', 7 * 60],
    [KATHMANDU, '2026-10-31', '22:00', '06:00', '2026-11-01T06:00', 8 * 60],
  ])(
    'in %s, %s from %s to %s, ends at %s after %d min',
    (zone, date, startTime, endTime, endWall, length) => {
      const reading = read(zone, { date, startTime, endTime });
      expect(minutes(reading)).toBe(length);
      expect(reading.value?.end.wall).toBe(endWall);
      expect(reading.value?.start.wall).toBe(`${date}T${startTime}`);
    },
  );

  test('is rejected if its end is more than 18 hours later, naming both times', () => {
    const { value, errors } = read(LOS_ANGELES, { date: '2026-05-06', startTime: '10:00', endTime: '09:00' });
    expect(value).toBeNull();
    expect(errors.endTime).toEqual({ code: 'endTooFar', start: '10:00', end: '09:00', hours: 18 });
  });

  test('can last more than 24 hours when the clocks go back', () => {
    const entry = { date: '2026-11-01', startTime: '00:00', endTime: '23:30' };
    expect(minutes(read(LOS_ANGELES, entry))).toBe(24.5 * 60);
  });
});

describe('endAfter', () => {
  const now = Date.parse('2026-05-06T12:00:00-07:00');
  const end = (startTime: string, date = '2026-05-06') =>
    endAfter({ date, startTime }, 15 * MINUTE, LOS_ANGELES, now)?.endTime;

  test('adds the length to the start, also over midnight and a clock change', () => {
    expect(end('05:00')).toBe('05:15');
    expect(end('23:50', '2026-05-05')).toBe('00:05');
    expect(end('01:50', '2026-03-08')).toBe('03:05');
  });

  test('is not in the future unless the start is', () => {
    expect(end('11:55')).toBe('12:00');
    expect(end('12:05')).toBe('12:20');
  });

  test('is empty while the start is not complete', () => {
    expect([end(''), end(HALF_TYPED), end('05:00', '')]).toEqual(['', '', '']);
  });

  describe('around a clock change', () => {
    const read = (date: string, now: string, typed: Record<string, string>) => {
      const entry = { date, ...typed };
      const at = Date.parse(now);
      const filled = { ...entry, ...endAfter(entry, 15 * MINUTE, NEW_YORK, at) };
      const { value, questions } = readSpan(filled, NEW_YORK, at);
      return {
        end: filled.endTime,
        minutes: value && (value.end.at - value.start.at) / MINUTE,
        asked: questions.map(({ name }) => name),
      };
    };

    test.each([
      ['2026-03-08', '02:30', '03:45', '01:45', '03:45'],
      ['2026-11-01', '01:50', '02:05', '01:05', '02:05'],
      ['2026-11-01', '01:20', '01:35', '01:35', '01:35'],
    ])('uses, on %s, the chosen reading of %s', (date, startTime, open, earlier, later) => {
      const morning = `${date}T12:05:00Z`;
      const asked = ['startTimeFold'];
      expect(read(date, morning, { startTime })).toEqual({ end: open, minutes: 15, asked });
      for (const [startTimeFold, end] of Object.entries({ earlier, later }))
        expect(read(date, morning, { startTime, startTimeFold })).toEqual({ end, minutes: 15, asked: [] });
    });

    test('ignores a reading in the future', () => {
      const firstTime = '2026-11-01T05:55:00Z';
      const asked = ['startTimeFold'];
      expect(read('2026-11-01', firstTime, { startTime: '01:50' })).toEqual({
        end: '01:55',
        minutes: 5,
        asked,
      });
    });
  });
});

test('lengthQuestions asks once about a longer span, with its length', () => {
  expect(lengthQuestions({}, 60 * MINUTE, 60 * MINUTE)).toEqual([]);
  const [question] = lengthQuestions({}, 12 * HOUR + 20 * MINUTE, 3 * HOUR);
  expect(question).toEqual({ name: 'long', code: 'longSpan', minutes: 740 });
  expect(lengthQuestions({ long: 'yes' }, 12 * HOUR, 3 * HOUR)).toEqual([]);
});

describe('a span in the night when the clocks go back', () => {
  const changes = [
    [LOS_ANGELES, '2026-11-01', '01:10', '01:50', 60],
    [NEW_YORK, '2026-11-01', '01:10', '01:50', 60],
    [LONDON, '2026-10-25', '01:10', '01:50', 60],
    [AUCKLAND, '2026-04-05', '02:10', '02:50', 60],
    [LORD_HOWE, '2026-04-05', '01:35', '01:55', 30],
  ] as const;

  test.each(changes)(
    'in %s on %s, from the repeated %s, raises a question for each ambiguous time',
    (zone, date, startTime, endTime, shift) => {
      const entry = { date, startTime, endTime };
      const asked = (answers: Entry) =>
        read(zone, { ...entry, ...answers }).questions.map(({ name }) => name);
      expect(asked({})).toEqual(['startTimeFold']);
      // A feed from the first 1:10 may end at the second 1:50, and cannot be entered in another way.
      expect(asked({ startTimeFold: 'earlier' })).toEqual(['endTimeFold']);
      expect(asked({ startTimeFold: 'later' })).toEqual([]);
      const length = Number(endTime.slice(3)) - Number(startTime.slice(3));
      const [first, second] = instantsOf(`${date}T${startTime}`, zone);
      for (const [answers, at, expected] of [
        [{ startTimeFold: 'earlier', endTimeFold: 'earlier' }, first, length],
        [{ startTimeFold: 'earlier', endTimeFold: 'later' }, first, length + shift],
        [{ startTimeFold: 'later' }, second, length],
      ] as const) {
        const answered = read(zone, { ...entry, ...answers });
        expect(answered.value?.start.at).toBe(at);
        expect(minutes(answered)).toBe(expected);
      }
    },
  );

  test.each(changes)(
    'in %s on %s may end at %s after it starts at the first %s',
    (zone, date, less, more, shift) => {
      const entry = { date, startTime: more, endTime: less, startTimeFold: 'earlier' };
      expect(minutes(read(zone, entry))).toBe(shift - (Number(more.slice(3)) - Number(less.slice(3))));
    },
  );

  test.each(changes)(
    'in %s on %s raises a question if only its end is repeated',
    (zone, date, _, end, shift) => {
      const entry = { date, startTime: '00:50', endTime: end };
      const { questions } = read(zone, entry);
      expect(questions).toEqual([{ name: 'endTimeFold', code: 'timeRepeated', clock: end }]);
      const first = minutes(read(zone, { ...entry, endTimeFold: 'earlier' }));
      expect(minutes(read(zone, { ...entry, endTimeFold: 'later' })) - first).toBe(shift);
    },
  );
});

describe('a span in the night when the clocks go forward', () => {
  test.each([
    [LOS_ANGELES, '2026-03-08', '02:30', '01:30', '03:30', 60],
    [LONDON, '2026-03-29', '01:30', '00:30', '02:30', 60],
    [AUCKLAND, '2026-09-27', '02:30', '01:30', '03:30', 60],
    [LORD_HOWE, '2026-10-04', '02:15', '01:45', '02:45', 30],
  ])(
    'in %s on %s cannot start at the skipped %s, but at %s or %s',
    (zone, date, startTime, before, after, shift) => {
      const entry = { date, startTime, endTime: '06:00' };
      const { questions } = read(zone, entry);
      expect(questions.map(({ name }) => name)).toEqual(['startTimeFold']);
      const earlier = read(zone, { ...entry, startTimeFold: 'earlier' });
      const later = read(zone, { ...entry, startTimeFold: 'later' });
      expect(earlier.value?.start.wall).toBe(`${date}T${before}`);
      expect(later.value?.start.wall).toBe(`${date}T${after}`);
      expect(minutes(earlier) - minutes(later)).toBe(shift);
    },
  );

  test('raises a question about a skipped end, even if one reading is before its start', () => {
    const night = { date: '2026-03-07', startTime: '23:00', endTime: '02:30' };
    expect(read(LOS_ANGELES, night).questions.map(({ name }) => name)).toEqual(['endTimeFold']);
    expect(minutes(read(LOS_ANGELES, { ...night, endTimeFold: 'earlier' }))).toBe(150);
    expect(minutes(read(LOS_ANGELES, { ...night, endTimeFold: 'later' }))).toBe(210);
    const short = { date: '2026-03-08', startTime: '01:45', endTime: '02:30' };
    const { questions } = read(LOS_ANGELES, short);
    expect(questions).toEqual([{ name: 'endTimeFold', code: 'endSkipped', clock: '02:30', later: '03:30' }]);
    expect(minutes(read(LOS_ANGELES, { ...short, endTimeFold: 'later' }))).toBe(45);
  });
});

test.each([
  [CAIRO, '2026-04-23'],
  ['Asia/Beirut', '2026-03-28'],
  [SANTIAGO, '2026-09-05'],
  ['America/Havana', '2026-03-07'],
  ['Atlantic/Azores', '2026-03-28'],
])('a span in %s ends after its start in the night of %s, which skips midnight', (zone, date) => {
  const entry = { date, startTime: '23:45', endTime: '00:35' };
  const { questions } = read(zone, entry);
  expect(questions).toEqual([{ name: 'endTimeFold', code: 'endSkipped', clock: '00:35', later: '01:35' }]);
  expect(minutes(read(zone, { ...entry, endTimeFold: 'later' }))).toBe(50);
  const earlier = { ...entry, startTime: '23:10' };
  expect(minutes(read(zone, { ...earlier, endTimeFold: 'earlier' }))).toBe(25);
  expect(minutes(read(zone, { ...earlier, endTimeFold: 'later' }))).toBe(85);
});

describe('a future time', () => {
  const now = Date.parse('2026-05-06T15:00:00Z');

  test('raises a question if it is more than five minutes ahead, until a "yes"', () => {
    const until = (endTime: string): Entry => ({ date: '2026-05-06', startTime: '07:30', endTime });
    expect(minutes(read(LOS_ANGELES, until('08:05'), now))).toBe(35);
    const { questions } = read(LOS_ANGELES, until('08:06'), now);
    expect(questions).toEqual([{ name: 'future', code: 'inFuture', wall: '2026-05-06T08:06' }]);
    expect(minutes(read(LOS_ANGELES, { ...until('08:06'), future: 'yes' }, now))).toBe(36);
  });

  test('raises the same question for a single moment', () => {
    const entry = { date: '2026-05-06', time: '09:00' };
    expect(readMoment(entry, 'time', LOS_ANGELES, now).questions).toHaveLength(1);
    expect(readMoment({ ...entry, future: 'yes' }, 'time', LOS_ANGELES, now).questions).toEqual([]);
    expect(readMoment({ ...entry, time: '07:59' }, 'time', LOS_ANGELES, now)).toMatchObject({
      value: { wall: '2026-05-06T07:59', at: Date.parse('2026-05-06T14:59:00Z'), zone: LOS_ANGELES },
      questions: [],
    });
  });
});

describe('an unreadable time', () => {
  test.each([
    [{ startTime: '08:00', endTime: '08:10' }, 'date', { code: 'noDate' }],
    [
      { date: '2026-02-30', startTime: '08:00', endTime: '08:10' },
      'date',
      { code: 'notADate', typed: '2026-02-30' },
    ],
    [{ date: '…', startTime: '08:00', endTime: '08:10' }, 'date', { code: 'halfDate' }],
    [{ date: '2026-05-06', startTime: '…', endTime: '08:10' }, 'startTime', { code: 'halfTime' }],
    [
      { date: '1926-05-06', startTime: '08:00', endTime: '08:10' },
      'date',
      { code: 'dateTooEarly', day: '1926-05-06' },
    ],
    [{ date: '2026-05-06', endTime: '08:10' }, 'startTime', { code: 'noTime' }],
    [
      { date: '2026-05-06', startTime: '25:00', endTime: '08:10' },
      'startTime',
      { code: 'notATime', typed: '25:00' },
    ],
    [{ date: '2026-05-06', startTime: '08:00' }, 'endTime', { code: 'noEnd' }],
  ])('is reported: %o', (entry: Entry, field, fault) => {
    const { value, errors, questions } = read(LOS_ANGELES, entry);
    expect(value).toBeNull();
    expect(errors[field]).toEqual(fault);
    expect(questions).toEqual([]);
  });
});

test('any answer to any entry gives no negative span, with its end as typed', () => {
  const day = fc.integer({ min: 0, max: 4000 }).map((count) => addDays('2020-01-01', count));
  const nearAChange = fc.constantFrom(
    '2026-03-08',
    '2026-11-01',
    '2026-03-29',
    '2026-10-25',
    '2026-04-05',
    '2026-10-04',
    '2026-09-27',
    '2026-04-24',
    '2026-10-30',
    '2026-09-06',
  );
  const clock = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((at) => new Date(at * MINUTE).toISOString().slice(11, 16));
  const smallHours = fc
    .integer({ min: 0, max: 240 })
    .map((at) => new Date(at * MINUTE).toISOString().slice(11, 16));
  const lateHours = fc
    .integer({ min: 23 * 60, max: 24 * 60 - 1 })
    .map((at) => new Date(at * MINUTE).toISOString().slice(11, 16));
  const fold = fc.constantFrom('', 'earlier', 'later');
  fc.assert(
    fc.property(
      fc.constantFrom(...ZONES),
      fc.oneof(
        day,
        nearAChange,
        nearAChange.map((change) => addDays(change, -1)),
      ),
      fc.oneof(clock, smallHours, lateHours),
      fc.oneof(clock, smallHours),
      fold,
      fold,
      (zone, date, startTime, endTime, startTimeFold, endTimeFold) => {
        const entry = { date, startTime, endTime, startTimeFold, endTimeFold };
        const { value, errors } = read(zone, entry, Date.parse('2035-01-01T00:00:00Z'));
        if (!value) {
          expect(errors.endTime).toMatchObject({ code: 'endTooFar', hours: 18 });
          return;
        }
        const { start, end } = value;
        expect(end.at).toBeGreaterThanOrEqual(start.at);
        expect(end.at - start.at).toBeLessThan(25 * HOUR);
        for (const [moment, typed] of [
          [start, startTime],
          [end, endTime],
        ] as const) {
          expect(instantsOf(moment.wall, zone)).toContain(moment.at);
          if (moment.wall.slice(11) === typed) continue;
          // Only a skipped time may differ from the typed one. If midnight was skipped, it may be on the evening
          // before.
          const day = dayPart(moment.wall);
          const instants = [day, addDays(day, 1)].map((on) => instantsOf(`${on}T${typed}`, zone));
          expect(instants).toContainEqual([]);
        }
      },
    ),
    { numRuns: 2000 },
  );
});

test('minutes of a damaged record are 0, never negative', () => {
  expect(minutesOf({ startedAt: 10 * MINUTE, endedAt: 0 })).toBe(0);
  expect(minutesOf({ startedAt: 0, endedAt: 90_000 })).toBe(1.5);
});

test('asks which reading of a repeated or skipped moment is meant, and uses it', () => {
  const twice = { date: '2026-11-01', time: '01:30' };
  expect(readMoment(twice, 'time', LOS_ANGELES, LATER).questions[0]).toEqual({
    name: 'timeFold',
    code: 'timeRepeated',
    clock: '01:30',
  });
  const [first, second] = instantsOf('2026-11-01T01:30', LOS_ANGELES);
  const answered = (timeFold: string) => readMoment({ ...twice, timeFold }, 'time', LOS_ANGELES, LATER);
  expect(answered('earlier')).toMatchObject({ value: { at: first }, questions: [] });
  expect(answered('later')).toMatchObject({ value: { at: second }, questions: [] });
  const never = readMoment({ date: '2026-03-08', time: '02:30' }, 'time', LOS_ANGELES, LATER);
  expect(never.questions[0]).toEqual({
    name: 'timeFold',
    code: 'timeSkipped',
    clock: '02:30',
    earlier: '01:30',
    later: '03:30',
  });
  expect(settledMomentOf('2026-03-08T02:30', LOS_ANGELES).wall).toBe('2026-03-08T01:30');
});

test.each([
  ['2026-03-07T23:00', '2026-03-08T01:30', '02:30'],
  ['2026-03-08T01:40', '2026-03-08T03:05', '02:05'],
])('a span from %s to %s, edited to end at the skipped %s, raises a question', (from, to, endTime) => {
  const record = {
    startedAt: settledMomentOf(from, LOS_ANGELES).at,
    endedAt: settledMomentOf(to, LOS_ANGELES).at,
  };
  const entry = { date: dayPart(from), startTime: clockPart(from), endTime };
  const { questions } = readSpan(entry, LOS_ANGELES, LATER, record);
  expect(questions.map(({ name }) => name)).toEqual(['endTimeFold']);
});

describe('the day of a span whose clock times are edited', () => {
  /**
   * Returns the start day after an edit. `reading` selects a reading of `to` as the old end: 0 the earlier, -1 the
   * later one.
   */
  const mended = (from: string, to: string, clocks: Entry, zone = LOS_ANGELES, reading: 0 | -1 = 0) => {
    const shown = { date: dayPart(from), startTime: clockPart(from), endTime: clockPart(to) };
    const endedAt = readingsOf(to, zone).at(reading)?.at ?? Number.NaN;
    const record = { startedAt: settledMomentOf(from, zone).at, endedAt };
    return dayOfMended({ ...shown, ...clocks }, shown, zone, record);
  };

  test.each([
    ['2026-05-05T23:40', '2026-05-06T06:30', { startTime: '00:15' }, '2026-05-06'],
    ['2026-05-06T00:05', '2026-05-06T00:30', { startTime: '23:50' }, '2026-05-05'],
    ['2026-05-05T23:40', '2026-05-06T06:30', { startTime: '19:00' }, '2026-05-05'],
    // Both times are edited.
    ['2026-05-05T23:40', '2026-05-06T06:30', { startTime: '00:15', endTime: '06:45' }, '2026-05-06'],
    ['2026-05-05T23:50', '2026-05-06T00:10', { startTime: '00:20', endTime: '00:40' }, '2026-05-06'],
    ['2026-05-05T23:40', '2026-05-06T09:00', { startTime: '00:15', endTime: '05:30' }, '2026-05-06'],
    // The edit moves both times from morning to evening. Nothing indicates another day.
    ['2026-05-06T08:00', '2026-05-06T08:20', { startTime: '21:00', endTime: '21:20' }, '2026-05-06'],
    // A bottle without an end.
    ['2026-05-06T00:05', '2026-05-06T00:05', { startTime: '23:50', endTime: '' }, '2026-05-05'],
    // Half typed, or a typing error that the form reports.
    ['2026-05-05T23:40', '2026-05-06T06:30', { startTime: '' }, '2026-05-05'],
    ['2026-05-05T23:40', '2026-05-06T06:30', { startTime: '07:00' }, '2026-05-05'],
    // A sleep of more than a day, first with an unchanged start, then with a changed one.
    ['2026-05-05T08:00', '2026-05-06T10:00', {}, '2026-05-05'],
    ['2026-05-05T08:00', '2026-05-06T10:00', { endTime: '10:30' }, '2026-05-05'],
    ['2026-05-05T08:00', '2026-05-06T10:00', { startTime: '08:30' }, '2026-05-06'],
  ])('from %s to %s, edited to %o, is %s', (from, to, clocks: Entry, day) => {
    expect(mended(from, to, clocks)).toBe(day);
  });

  test.each([
    [LOS_ANGELES, '2026-03-07T23:40', '2026-03-08T03:30', '2026-03-08'],
    [LOS_ANGELES, '2026-10-31T23:40', '2026-11-01T01:30', '2026-11-01'],
    [LORD_HOWE, '2026-04-04T23:40', '2026-04-05T01:45', '2026-04-05'],
    [KATHMANDU, '2026-05-05T23:40', '2026-05-06T06:30', '2026-05-06'],
    ['America/Havana', '2026-10-31T23:40', '2026-11-01T00:50', '2026-11-01'],
  ])('in %s, from %s to %s around a clock change, is %s', (zone, from, to, day) => {
    expect(mended(from, to, { startTime: '00:15' }, zone)).toBe(day);
    expect(mended(from, to, { startTime: '00:15' }, zone, -1)).toBe(day);
  });
});

describe('the day on which a clock time last occurred', () => {
  const at = (iso: string) => Date.parse(iso);

  test.each([
    ['00:15', '2026-05-06T06:00:00-07:00', '2026-05-06'],
    ['06:00', '2026-05-06T06:00:00-07:00', '2026-05-06'],
    ['06:01', '2026-05-06T06:00:00-07:00', null],
    ['23:50', '2026-05-06T00:05:00-07:00', '2026-05-05'],
    ['23:00', '2026-05-06T12:00:00-07:00', null],
    ['', '2026-05-06T12:00:00-07:00', null],
    // Skipped and repeated: the form asks which is meant.
    ['02:30', '2026-03-08T06:00:00-07:00', '2026-03-08'],
    ['01:30', '2026-11-01T01:40:00-07:00', '2026-11-01'],
  ])('is, for %s entered at %s, %s', (clock, now, day) => {
    expect(dayLastShown(clock, LOS_ANGELES, at(now))).toBe(day);
  });

  test('can be limited by a given start', () => {
    const since = (clock: string) =>
      dayLastShown(clock, LOS_ANGELES, at('2026-05-06T07:30:00-07:00'), at('2026-05-04T10:00:00-07:00'));
    expect(since('07:30')).toBe('2026-05-06');
    expect(since('09:30')).toBe('2026-05-05');
    expect(
      dayLastShown('09:30', LOS_ANGELES, at('2026-05-06T07:30:00-07:00'), at('2026-05-05T10:00:00-07:00')),
    ).toBeNull();
  });
});
