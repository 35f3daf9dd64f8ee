import { expect, test } from 'vitest';
import { kindNames } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { isTimedKind } from '#domain/log/timed-kinds.ts';
import { METRIC_UNITS, type Units, US_UNITS } from '#domain/units/units.ts';
import { aDiaper, aFeed, aGrowth, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { speechIn } from '#testing/speech.ts';
import {
  amountOfRecord,
  clockOfRecord,
  describeRecord,
  diaperTypes,
  nameOfRecord,
  otherZone,
  timerWords,
} from './kinds.ts';

const AMERICAN = speechIn('en-US');
const TEMPERATURE = {
  ...aDiaper(),
  kind: 'temperature',
  day: TEST_DAY,
  celsius: 38.1,
  typedUnit: 'C',
} as const;

/** A session of two seconds without an amount. */
const PUMP = {
  ...aDiaper(),
  kind: 'pump',
  day: TEST_DAY,
  startTime: '09:00',
  endTime: '09:00',
  startedAt: 1000,
  endedAt: 3000,
  totalOz: null,
} as const;

test.each<[words: string, entry: CareRecord, units: Units]>([
  ['Left breast, 20 min', { kind: 'feed', record: aFeed() }, US_UNITS],
  [
    'Right breast, 20 min so far',
    { kind: 'feed', record: aFeed({ type: 'right', running: 'open' }) },
    US_UNITS,
  ],
  ['Left breast, 20 min, order unknown', { kind: 'feed', record: aFeed({ orderUnknown: true }) }, US_UNITS],
  ['Bottle', { kind: 'feed', record: aFeed({ type: 'bottle', amountOz: null }) }, US_UNITS],
  ['Bottle, 4 oz', { kind: 'feed', record: aFeed({ type: 'bottle', amountOz: 4 }) }, US_UNITS],
  ['Bottle, 118 ml', { kind: 'feed', record: aFeed({ type: 'bottle', amountOz: 4 }) }, METRIC_UNITS],
  ['Wet diaper', { kind: 'diaper', record: aDiaper() }, METRIC_UNITS],
  ['Wet and dirty diaper', { kind: 'diaper', record: aDiaper({ type: 'mixed' }) }, METRIC_UNITS],
  ['Nap, 1 h 15 min', { kind: 'sleep', record: aSleep() }, METRIC_UNITS],
  [
    'Night sleep, 8 h',
    { kind: 'sleep', record: aSleep({ isNight: true, endTime: `${TEST_DAY}T18:00` }) },
    METRIC_UNITS,
  ],
  ['4.2 kg · 52 cm · head 36 cm', { kind: 'growth', record: aGrowth() }, METRIC_UNITS],
  ['head 36 cm', { kind: 'growth', record: aGrowth({ weightKg: null, lengthCm: null }) }, METRIC_UNITS],
  ['9 lb 4.2 oz', { kind: 'growth', record: aGrowth({ lengthCm: null, headCm: null }) }, US_UNITS],
  ['38.1 °C, ear', { kind: 'temperature', record: { ...TEMPERATURE, site: 'ear' } }, METRIC_UNITS],
  ['Pumping', { kind: 'pump', record: PUMP }, METRIC_UNITS],
  ['Pumping, 0 min so far', { kind: 'pump', record: { ...PUMP, running: 'open' } }, METRIC_UNITS],
  [
    'Pumping, 5 oz, left 2 oz + right 3 oz, 20 min, in the freezer',
    {
      kind: 'pump',
      record: {
        ...PUMP,
        endedAt: PUMP.startedAt + 20 * 60_000,
        ...{ sides: 'both', leftOz: 2, rightOz: 3, totalOz: 5, kept: 'freezer' },
      },
    },
    US_UNITS,
  ],
  [
    'Pumping, 4 oz, both sides, fed',
    { kind: 'pump', record: { ...PUMP, sides: 'both', totalOz: 4, kept: 'fed' } },
    US_UNITS,
  ],
  ['100.6 °F', { kind: 'temperature', record: TEMPERATURE }, US_UNITS],
])('describes “%s”', (words, entry, units) => {
  expect(describeRecord(entry, units, AMERICAN)).toBe(words);
});

test('writes decimals as the reader’s locale does', () => {
  const entry = { kind: 'growth', record: aGrowth() } as const;
  expect(describeRecord(entry, METRIC_UNITS, speechIn('en-DE'))).toBe('4,2 kg · 52 cm · head 36 cm');
});

test('gives the name and the amount of an entry separately', () => {
  const parts = (entry: CareRecord) => [
    nameOfRecord(entry, AMERICAN),
    amountOfRecord(entry, US_UNITS, AMERICAN),
  ];
  expect(parts({ kind: 'feed', record: aFeed() })).toEqual(['Left breast', '20 min']);
  expect(parts({ kind: 'feed', record: aFeed({ type: 'bottle', amountOz: null }) })).toEqual(['Bottle', '']);
  expect(parts({ kind: 'diaper', record: aDiaper() })).toEqual(['Wet diaper', '']);
});

test('names the zone of a time only where its offset differs from the family’s', () => {
  const entry = { kind: 'diaper', record: aDiaper() } as const;
  expect(clockOfRecord(entry, TEST_ZONE, AMERICAN)).toBe('9:00 AM');
  expect(clockOfRecord(entry, 'America/New_York', AMERICAN)).toBe('9:00 AM in America/Los Angeles');
  expect(otherZone(entry.record.at, TEST_ZONE, TEST_ZONE, AMERICAN)).toBeNull();
  expect(otherZone(entry.record.at, TEST_ZONE, 'UTC', AMERICAN)).toBe('in America/Los Angeles');
});

test('lists only the types of diapers that occur', () => {
  expect(diaperTypes({ wet: 7, dirty: 1, mixed: 1, dry: 0 }, AMERICAN)).toBe('7 wet · 1 dirty · 1 both');
  expect(diaperTypes({ wet: 1, dirty: 0, mixed: 1, dry: 0 }, AMERICAN)).toBe('1 wet · 1 both');
  expect(diaperTypes({ wet: 0, dirty: 0, mixed: 0, dry: 0 }, AMERICAN)).toBe('');
});

test('timerWords has words for each kind with timers, and for no other', () => {
  const named = kindNames().filter((kind) => timerWords(kind, AMERICAN));
  expect(named).toEqual(kindNames().filter(isTimedKind));
});
