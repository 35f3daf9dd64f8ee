import { describe, expect, test } from 'vitest';
import { kindOf } from '#domain/kinds/registry.ts';
import { parseSimple, simpleEntry } from '#domain/kinds/simple-entry.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { conflictsOf } from '#domain/log/conflict.ts';
import { entriesOfTimer, seemsForgotten } from '#domain/log/timed-kinds.ts';
import type { Entry } from '#domain/parsed.ts';
import { summarizeDay } from '#domain/summaries/day-summary.ts';
import { fingerprint } from '#domain/sync/fingerprint.ts';
import { HOUR, MINUTE, settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS, ozFrom, US_UNITS } from '#domain/units/units.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { readImport } from '#testing/read-import.ts';
import { PUMP_TIME, type Pump } from './pump.ts';
import { hiddenAmounts, settleAmounts, typedPump } from './pump-check.ts';

const now = Date.parse('2026-05-06T20:00:00Z');
const NO_AMOUNT = { sides: undefined, leftOz: undefined, rightOz: undefined, totalOz: null };
const aPump = (overrides: Partial<Pump> = {}) =>
  anEntry('pump', { ...NO_AMOUNT, kept: undefined, ...overrides }) as Pump;

function parse(typed: Entry, units = METRIC_UNITS, record?: Pump) {
  const entry = { date: TEST_DAY, startTime: '09:00', ...typed };
  return parseSimple(kindOf('pump'), typedPump(entry), { zone: TEST_ZONE, now, units, record });
}

const valueIn = (typed: Entry, units = METRIC_UNITS, record?: Pump) => {
  const parsed = parse(typed, units, record);
  return 'value' in parsed ? (parsed.value as Pump) : undefined;
};

describe('the form of a pumping session', () => {
  test('accepts a session of which only the start is known', () => {
    const value = valueIn({});
    expect(value).toMatchObject({ startTime: '09:00', endTime: '09:00', totalOz: null });
    expect(value).not.toHaveProperty('sides');
    expect(value).not.toHaveProperty('leftOz');
  });

  test('adds up both sides', () => {
    const value = valueIn({ leftOz: '2', rightOz: '1.5' }, US_UNITS);
    expect(value).toMatchObject({ sides: 'both', leftOz: 2, rightOz: 1.5, totalOz: 3.5 });
  });

  test('never splits a total', () => {
    const value = valueIn({ sides: 'both', totalOz: '6' }, US_UNITS);
    expect(value).toMatchObject({ sides: 'both', totalOz: 6 });
    expect(value).not.toHaveProperty('leftOz');
    expect(value).not.toHaveProperty('rightOz');
  });

  test('takes the amount of one side for the total', () => {
    expect(valueIn({ sides: 'right', rightOz: '3' }, US_UNITS)).toMatchObject({ rightOz: 3, totalOz: 3 });
    expect(valueIn({ leftOz: '3' }, US_UNITS)).toMatchObject({ sides: 'left', leftOz: 3, totalOz: 3 });
  });

  test('ignores amounts that it hides', () => {
    expect(hiddenAmounts({ leftOz: '2', rightOz: '3' })).toEqual(['totalOz']);
    const typed = { sides: 'left', leftOz: '2', rightOz: '3', totalOz: '9' };
    expect(valueIn(typed, US_UNITS)).toMatchObject({ sides: 'left', leftOz: 2, totalOz: 2 });
    expect(valueIn(typed, US_UNITS)).not.toHaveProperty('rightOz');
  });

  test('rejects a total that is less than one side', () => {
    expect(parse({ leftOz: '100', totalOz: '80' })).toEqual({
      errors: { totalOz: { code: 'lessThanOneSide' } },
    });
  });

  test('rejects more than a liter at one side, and more than four hours', () => {
    expect(parse({ leftOz: '1001' })).toMatchObject({ errors: { leftOz: { code: 'outside' } } });
    expect(parse({ endTime: '13:01' })).toMatchObject({
      errors: { endTime: { code: 'tooManyHours', hours: 4 } },
    });
    expect(valueIn({ endTime: '13:00' })).toMatchObject({ endTime: '13:00' });
  });

  test('accepts an unchanged duration that it would reject as new', () => {
    const times = PUMP_TIME.timesOf(
      settledMomentOf('2026-05-05T01:00', TEST_ZONE),
      settledMomentOf('2026-05-05T07:00', TEST_ZONE),
    );
    const record = aPump({ ...times, totalOz: 4 });
    const shown = simpleEntry(kindOf('pump'), record, METRIC_UNITS);
    const edited = valueIn({ ...shown, kept: 'fridge', note: 'x' }, METRIC_UNITS, record);
    expect(edited).toMatchObject({ ...times, kept: 'fridge', note: 'x' });
    expect(parse({ ...shown, endTime: '07:01' }, METRIC_UNITS, record)).toHaveProperty('errors.endTime');
  });

  test('asks about more than 500 ml, once', () => {
    expect(valueIn({ totalOz: '500' })).toMatchObject({ totalOz: ozFrom(500, 'ml') });
    expect(parse({ leftOz: '260', rightOz: '250' })).toMatchObject({
      questions: [{ name: 'muchMilk', code: 'muchMilk', oz: ozFrom(510, 'ml'), unit: 'ml' }],
    });
    expect(valueIn({ totalOz: '510', muchMilk: 'yes' })).toMatchObject({ totalOz: ozFrom(510, 'ml') });
    const record = aPump({ totalOz: 20 });
    const shown = simpleEntry(kindOf('pump'), record, METRIC_UNITS);
    expect(valueIn({ ...shown, note: 'tired' }, METRIC_UNITS, record)).toMatchObject({ totalOz: 20 });
  });

  test('clears an amount', () => {
    const record = aPump({ sides: 'both', leftOz: 2, rightOz: 3, totalOz: 5 });
    const shown = simpleEntry(kindOf('pump'), record, US_UNITS);
    expect(valueIn({ ...shown, leftOz: '', totalOz: '' }, US_UNITS, record)).toMatchObject({
      leftOz: undefined,
      rightOz: 3,
      totalOz: 3,
    });
  });
});

test('settleAmounts moves the total of one side to that side', () => {
  expect(settleAmounts({ ...NO_AMOUNT, sides: 'left', totalOz: 4 })).toEqual({
    sides: 'left',
    leftOz: 4,
    rightOz: undefined,
    totalOz: 4,
  });
});

describe('a pumping session', () => {
  const record = aPump({ sides: 'both', leftOz: 2, rightOz: 3, totalOz: 5, kept: 'fridge' });
  const entry = { kind: 'pump', record } as const;

  test('has another fingerprint with another amount, but not with another place', () => {
    const other = (changes: Partial<Pump>) =>
      fingerprint({ kind: 'pump', record: { ...record, ...changes } });
    expect(other({ totalOz: 6 })).not.toBe(fingerprint(entry));
    expect(other({ kept: 'freezer' })).toBe(fingerprint(entry));
  });

  test('is not in conflict with a feed at the same time', () => {
    const feed = anEntry('feed', { startedAt: record.startedAt, endedAt: record.startedAt + HOUR });
    expect(conflictsOf(entry, { ...emptyCareLog(), feed: [feed as never] })).toEqual([]);
  });

  test('is counted on its day, with the milk of each side that is known', () => {
    const log = { ...emptyCareLog(), pump: [record, aPump({ totalOz: 4 }), aPump()] };
    expect(summarizeDay(log, TEST_DAY, TEST_ZONE)).toMatchObject({
      pumps: 3,
      pumpedOz: 9,
      pumpedLeftOz: 2,
      pumpedRightOz: 3,
      unmeasuredPumps: 1,
    });
  });

  test('is exported to its own columns and imported again', async () => {
    const csv = recordsCsv({ ...emptyCareLog(), babies: [], pump: [record] });
    const [head, row] = csv.split('\r\n').map((line) => line.split(','));
    const cells = Object.fromEntries((head ?? []).map((name, index) => [name, row?.[index]]));
    const columns = { left_oz: '2', right_oz: '3', total_oz: '5', sides: 'both', kept: 'fridge' };
    expect(cells).toMatchObject({ ...columns, extra: '' });
    const { records } = await readImport(csv);
    const { leftOz, rightOz, totalOz, sides, kept } = record;
    expect(records[0]?.draft).toMatchObject({
      kind: 'pump',
      fields: { leftOz, rightOz, totalOz, sides, kept, startedAt: record.startedAt },
    });
  });
});

describe('the timer of a pumping session', () => {
  const author = (minutes: number) => ({ device: 'd', now: now + minutes * MINUTE });
  const timer = startTimer('olive', 'pump', null, author(0));

  test('makes one session without an amount', () => {
    const [made] = entriesOfTimer(timer, author(20).now, TEST_ZONE, author(20));
    expect(made).toMatchObject({
      kind: 'pump',
      record: { kind: 'pump', startedAt: now, endedAt: now + 20 * MINUTE, totalOz: null },
    });
  });

  test('seems forgotten after four hours', () => {
    expect(seemsForgotten(timer, author(240).now)).toBe(false);
    expect(seemsForgotten(timer, author(241).now)).toBe(true);
  });
});
