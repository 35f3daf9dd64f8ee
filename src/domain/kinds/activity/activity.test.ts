import { describe, expect, test } from 'vitest';
import { kindOf } from '#domain/kinds/registry.ts';
import { parseSimple, simpleEntry } from '#domain/kinds/simple-entry.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { conflictsOf } from '#domain/log/conflict.ts';
import { entriesOfTimer, seemsForgotten } from '#domain/log/timed-kinds.ts';
import type { Entry } from '#domain/parsed.ts';
import { summarizeDay, summarizeDays } from '#domain/summaries/day-summary.ts';
import { fingerprint } from '#domain/sync/fingerprint.ts';
import { clockAt, MINUTE, settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { readImport } from '#testing/read-import.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRecord } from '#words/say/kinds.ts';
import { ACTIVITY_FIELDS, ACTIVITY_TIME, type Activity } from './activity.ts';

const now = Date.parse('2026-05-06T20:00:00Z');
const kind = kindOf('activity');

/** Makes an activity that begins at 09:00 on the test day and lasts some minutes. */
function anActivity(what: Activity['what'], minutes = 0, overrides: Partial<Activity> = {}): Activity {
  const startedAt = settledMomentOf(`${TEST_DAY}T09:00`, TEST_ZONE).at;
  const endedAt = startedAt + minutes * MINUTE;
  const endTime = clockAt(endedAt, TEST_ZONE);
  return anEntry('activity', {
    what,
    name: undefined,
    startedAt,
    endedAt,
    endTime,
    ...overrides,
  }) as Activity;
}

function parse(typed: Entry, record?: Activity) {
  const entry = { date: TEST_DAY, startTime: '09:00', what: 'tummy', ...typed };
  return parseSimple(kind, entry, { zone: TEST_ZONE, now, units: METRIC_UNITS, record });
}

describe('the form of an activity', () => {
  test('accepts an activity without an end', () => {
    const parsed = parse({ what: 'bath', endTime: '' });
    expect(parsed).toMatchObject({ value: { what: 'bath', startTime: '09:00', endTime: '09:00' } });
    const record = anActivity('bath');
    expect(simpleEntry(kind, record, METRIC_UNITS)).toMatchObject({ startTime: '09:00', endTime: '' });
  });

  test('adds, keeps and removes an end', () => {
    const parsed = parse({ what: 'bath', endTime: '09:20' }, anActivity('bath'));
    expect(parsed).toMatchObject({ value: { startTime: '09:00', endTime: '09:20' } });
    const record = anActivity('bath', 20.5);
    const shown = simpleEntry(kind, record, METRIC_UNITS);
    expect(parse({ ...shown, note: 'warm' }, record)).toMatchObject({ value: { endedAt: record.endedAt } });
    expect(parse({ ...shown, endTime: '' }, record)).toMatchObject({ value: { endedAt: record.startedAt } });
  });

  test('asks about more than one hour of tummy time only', () => {
    expect(parse({ endTime: '10:00' })).toHaveProperty('value');
    expect(parse({ endTime: '10:01' })).toMatchObject({ questions: [{ code: 'longSpan', minutes: 61 }] });
    expect(parse({ endTime: '10:01', long: 'yes' })).toHaveProperty('value');
    expect(parse({ what: 'walk', endTime: '12:59' })).toHaveProperty('value');
    const record = anActivity('tummy', 61);
    expect(parse({ endTime: '10:01', note: 'long' }, record)).toHaveProperty('value');
  });

  test('refuses more than twelve hours', () => {
    const started = { what: 'skin', date: '2026-05-05', startTime: '20:00' };
    expect(parse({ ...started, endTime: '08:00' })).toHaveProperty('value');
    expect(parse({ ...started, endTime: '08:01' })).toEqual({
      errors: { endTime: { code: 'tooManyHours', hours: 12 } },
    });
  });

  test('accepts an unchanged duration and name that it would reject as new', () => {
    const times = ACTIVITY_TIME.timesOf(
      settledMomentOf('2026-05-05T01:00', TEST_ZONE),
      settledMomentOf('2026-05-05T16:00', TEST_ZONE),
    );
    const name = 'x'.repeat(50);
    const record = anActivity('own', 0, { ...times, name });
    const shown = simpleEntry(kind, record, METRIC_UNITS);
    expect(parse({ ...shown, note: 'x' }, record)).toMatchObject({ value: { ...times, name, note: 'x' } });
    expect(parse({ ...shown, endTime: '16:01' }, record)).toHaveProperty('errors.endTime');
    expect(parse({ ...shown, name: `${name}y` }, record)).toHaveProperty('errors.name');
  });

  test('takes a name of at most 40 characters, and only for an activity without one', () => {
    const own = (name: string) => parse({ what: 'own', name });
    expect(own('Swimming')).toMatchObject({ value: { what: 'own', name: 'Swimming' } });
    expect(own('x'.repeat(ACTIVITY_FIELDS.name.limit))).toHaveProperty('value');
    expect(own('x'.repeat(41))).toEqual({ errors: { name: { code: 'lineTooLong', length: 41, limit: 40 } } });
    const other = parse({ what: 'bath', name: 'Swimming' }, anActivity('own', 0, { name: 'Swimming' }));
    expect(other).toMatchObject({ value: { what: 'bath', name: undefined } });
  });
});

describe('an activity', () => {
  const say = (record: Activity) =>
    describeRecord({ kind: 'activity', record }, METRIC_UNITS, speechIn('en-US'));

  test('has a duration in words only if it is known', () => {
    expect(say(anActivity('bath'))).toBe('Bath');
    expect(say(anActivity('tummy', 12))).toBe('Tummy time, 12 min');
    expect(say(anActivity('own', 45, { name: 'Swimming' }))).toBe('Swimming, 45 min');
  });

  test('has another fingerprint and variant with another activity', () => {
    const entry = { kind: 'activity', record: anActivity('bath') } as const;
    const other = { kind: 'activity', record: anActivity('walk', 0, { id: 'other' }) } as const;
    const swim = { kind: 'activity', record: anActivity('own', 0, { name: 'Swimming' }) } as const;
    expect(fingerprint(other)).not.toBe(fingerprint(entry));
    expect(fingerprint(swim)).not.toBe(fingerprint({ ...swim, record: anActivity('own') }));
    expect(conflictsOf(entry, { ...emptyCareLog(), activity: [other.record] })).toEqual([]);
  });

  test('is counted by what it is, with the minutes of tummy time and crying', () => {
    const activity = [
      anActivity('bath'),
      anActivity('bath'),
      anActivity('tummy', 5),
      anActivity('crying', 30),
    ];
    expect(summarizeDay({ ...emptyCareLog(), activity }, TEST_DAY, TEST_ZONE)).toMatchObject({
      activities: 4,
      bathTimes: 2,
      tummyTimes: 1,
      tummyMinutes: 5,
      cryingMinutes: 30,
      walkTimes: 0,
    });
  });

  test('has its minutes split at midnight', () => {
    const crying = anActivity('crying', 16 * 60);
    const days = summarizeDays({ ...emptyCareLog(), activity: [crying] }, TEST_DAY, '2026-05-07', TEST_ZONE);
    expect(days.map(({ activities, cryingMinutes }) => [activities, cryingMinutes])).toEqual([
      [1, 900],
      [0, 60],
    ]);
  });

  test('is exported to its own columns and imported again', async () => {
    const record = anActivity('own', 10, { name: 'Swimming' });
    const csv = recordsCsv({ ...emptyCareLog(), babies: [], activity: [record] });
    const [head, row] = csv.split('\r\n').map((line) => line.split(','));
    const cells = Object.fromEntries((head ?? []).map((name, index) => [name, row?.[index]]));
    expect(cells).toMatchObject({ activity: 'own', activity_name: 'Swimming', extra: '' });
    const { records } = await readImport(csv);
    expect(records[0]?.draft).toMatchObject({
      kind: 'activity',
      fields: { what: 'own', name: 'Swimming', startedAt: record.startedAt, endedAt: record.endedAt },
    });
  });
});

describe('the timer of an activity', () => {
  const author = (minutes: number) => ({ device: 'd', now: now + minutes * MINUTE });
  const timer = (what?: string) => startTimer('olive', 'activity', null, author(0), what);
  const made = (what?: string) => entriesOfTimer(timer(what), author(12).now, TEST_ZONE, author(12))[0];

  test('makes one entry of its activity', () => {
    expect(made('tummy')).toMatchObject({
      kind: 'activity',
      record: { kind: 'activity', what: 'tummy', startedAt: now, endedAt: now + 12 * MINUTE },
    });
  });

  test('makes an activity without a name if this version does not know it', () => {
    expect(made('yoga')).toMatchObject({ record: { what: 'own' } });
    expect(made()).toMatchObject({ record: { what: 'own' } });
  });

  test('seems forgotten after one hour of tummy time, and after three of another', () => {
    expect(seemsForgotten(timer('tummy'), author(60).now)).toBe(false);
    expect(seemsForgotten(timer('tummy'), author(61).now)).toBe(true);
    expect(seemsForgotten(timer('crying'), author(180).now)).toBe(false);
    expect(seemsForgotten(timer('crying'), author(181).now)).toBe(true);
  });
});
