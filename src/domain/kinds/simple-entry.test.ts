import { describe, expect, test } from 'vitest';
import type { Entry } from '#domain/parsed.ts';
import { newStamp, type Stamp } from '#domain/record.ts';
import { settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { countEntries } from './count-entries.ts';
import { defineKind, type Kind as KindShape } from './define-kind.ts';
import type { AnyCheck } from './form-checks.ts';
import { inputsOf, parseSimple, type SimpleContext, simpleEntry } from './simple-entry.ts';
import { dayOnly, instant, span, type TimeShape, wallSpan } from './time-shape.ts';

const ZONE = 'America/Los_Angeles';
const NOW = settledMomentOf('2026-05-06T12:00', ZONE).at;
const CONTEXT: SimpleContext = { zone: ZONE, now: NOW, units: METRIC_UNITS };
const AT_NINE = { date: '2026-05-06', time: '09:00' };

const FIELDS = {
  amountOz: { is: 'measure', unit: 'oz', shown: true },
  place: { is: 'choice', of: ['bed', 'car'], optional: true, shown: true },
  given: { is: 'flag', cells: ['refused', 'given'], of: ['Refused', 'Given'], shown: true },
  rash: { is: 'mark', optional: true, shown: true },
  name: { is: 'key', shown: true },
  brand: { is: 'text', shown: true },
  grams: { is: 'measure', unit: 'number', orNull: true, shown: true },
  foods: { is: 'list', of: { is: 'text' }, shown: true },
  source: { is: 'text', optional: true },
} as const;
const NOTHING = { is: 'text', optional: true } as const;

function kindWith<Times extends object>(time: TimeShape<Times>, rest: Partial<KindShape> = {}): KindShape {
  const kind = defineKind({
    name: 'test',
    table: 'tests',
    time,
    fields: { nothing: NOTHING },
    identity: () => [],
    totals: countEntries(time, 'tests') as never,
  });
  return { ...(kind as unknown as KindShape), ...rest };
}

const full = kindWith(instant(), { fields: FIELDS });
const FILLED: Entry = {
  ...AT_NINE,
  amountOz: '120',
  place: 'car',
  given: 'given',
  rash: 'on',
  name: ' Vitamin D ',
  brand: '',
  grams: '',
  foods: 'Pear\n\n Oats ',
  note: 'calm',
};

function readBack(kind: KindShape, entry: Entry, context = CONTEXT): Record<string, unknown> {
  const parsed = parseSimple(kind, entry, context);
  if (!('value' in parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.value as Record<string, unknown>;
}

const recordOf = (values: object): Stamp =>
  ({ ...newStamp('baby-1', { device: 'device-1', now: 1 }), ...values }) as Stamp;

describe('the form of a simple kind', () => {
  test('reads every sort of field', () => {
    expect(readBack(full, FILLED)).toEqual({
      day: '2026-05-06',
      time: '09:00',
      at: settledMomentOf('2026-05-06T09:00', ZONE).at,
      amountOz: 120 / 29.5735295625,
      place: 'car',
      given: true,
      rash: true,
      name: 'Vitamin D',
      brand: '',
      grams: null,
      foods: ['Pear', 'Oats'],
      note: 'calm',
      zone: ZONE,
    });
  });

  test('leaves out an optional field that is empty', () => {
    const value = readBack(full, { ...FILLED, place: '', rash: '' });
    expect(Object.keys(value)).not.toContain('place');
    expect(Object.keys(value)).not.toContain('rash');
  });

  test('reports every field that is missing or unreadable', () => {
    expect(parseSimple(full, { note: '' }, CONTEXT)).toEqual({
      errors: {
        date: { code: 'noDate' },
        time: { code: 'noTime' },
        amountOz: { code: 'noNumber' },
        given: { code: 'noChoice' },
        name: { code: 'noText' },
      },
    });
    const odd = { ...FILLED, amountOz: 'much', place: 'roof', given: 'maybe', name: 'x'.repeat(201) };
    expect(parseSimple(full, odd, CONTEXT)).toEqual({
      errors: {
        amountOz: { code: 'notANumber', typed: 'much' },
        place: { code: 'noChoice' },
        given: { code: 'noChoice' },
        name: { code: 'lineTooLong', length: 201, limit: 200 },
      },
    });
  });

  test('has no input for a field without a label', () => {
    expect(inputsOf(full).map(([name]) => name)).not.toContain('source');
    expect(readBack(full, { ...FILLED, source: 'typed' })).not.toHaveProperty('source');
  });

  test('shows an entry so that it reads back the same', () => {
    const record = recordOf(readBack(full, FILLED));
    const shown = simpleEntry(full, record, US_UNITS);
    expect(shown).toEqual({
      ...FILLED,
      amountOz: '4.06',
      name: 'Vitamin D',
      foods: 'Pear\nOats',
    });
    const context = { ...CONTEXT, units: US_UNITS, record };
    expect(readBack(full, shown, context)).toEqual(readBack(full, FILLED));
  });

  test('clears a field of an entry', () => {
    const record = recordOf(readBack(full, FILLED));
    const shown = simpleEntry(full, record, METRIC_UNITS);
    const value = readBack(full, { ...shown, place: '', rash: '' }, { ...CONTEXT, record });
    expect(value).toMatchObject({ place: undefined, rash: undefined });
    expect(Object.keys(value)).toContain('place');
  });

  test('keeps the seconds of an unchanged time', () => {
    const at = settledMomentOf('2026-05-06T09:00', ZONE).at + 12_345;
    const record = recordOf({ ...readBack(full, FILLED), at });
    const shown = simpleEntry(full, record, METRIC_UNITS);
    expect(readBack(full, { ...shown, note: 'woke' }, { ...CONTEXT, record })).toMatchObject({
      at,
      note: 'woke',
    });
  });

  test('asks about a time in the future', () => {
    expect(parseSimple(full, { ...FILLED, time: '13:00' }, CONTEXT)).toMatchObject({
      questions: [{ name: 'future' }],
    });
  });
});

describe('the times of a simple kind', () => {
  test('are a span over midnight, with a question if it is long', () => {
    const kind = kindWith(span({ longestDays: 1 }), {
      timer: { longestUnasked: 3_600_000, entriesOf: () => [] },
    });
    const entry = { date: '2026-05-05', startTime: '23:30', endTime: '00:15' };
    expect(readBack(kind, entry)).toMatchObject({ day: '2026-05-05', startTime: '23:30', endTime: '00:15' });
    expect(parseSimple(kind, { ...entry, endTime: '01:00' }, CONTEXT)).toMatchObject({
      questions: [{ name: 'long' }],
    });
  });

  test('are shown as clock times if they contain the day', () => {
    const kind = kindWith(wallSpan({ longestDays: 1 }));
    const entry = { date: '2026-05-05', startTime: '23:30', endTime: '00:15', note: '' };
    const record = recordOf(readBack(kind, entry));
    expect(record).toMatchObject({ startTime: '2026-05-05T23:30', endTime: '2026-05-06T00:15' });
    expect(simpleEntry(kind, record, METRIC_UNITS)).toEqual(entry);
    expect(readBack(kind, entry, { ...CONTEXT, record })).toEqual(readBack(kind, entry));
  });

  test('are a day, which must not be in the future', () => {
    const kind = kindWith(dayOnly());
    expect(readBack(kind, { date: '2026-05-06' })).toMatchObject({ day: '2026-05-06' });
    expect(parseSimple(kind, { date: '2026-05-07' }, CONTEXT)).toEqual({
      errors: { date: { code: 'dateInFuture', day: '2026-05-07' } },
    });
  });
});

test('rejects a measure outside its limits unless unchanged', () => {
  const celsius = { is: 'measure', unit: 'celsius', limits: [30, 43], shown: true } as const;
  const kind = kindWith(instant(), { fields: { celsius } });
  const fault = { code: 'outside', unit: 'celsius', value: 26.67, low: 30, high: 43, units: US_UNITS };
  const context = { ...CONTEXT, units: US_UNITS };
  const entry = { ...AT_NINE, celsius: '80' };
  expect(parseSimple(kind, entry, context)).toEqual({ errors: { celsius: fault } });
  const record = recordOf({ ...readBack(kind, { ...AT_NINE, celsius: '38' }), celsius: 26.67 });
  expect(readBack(kind, { ...entry, note: 'odd' }, { ...context, record })).toMatchObject({ celsius: 26.67 });
});

describe('the check of a simple kind', () => {
  test('fills in values, rejects, or asks', () => {
    const check: AnyCheck = (values: object, entry) => {
      if (entry.note === 'no') return { errors: { note: { code: 'notStorable' } } };
      if (entry.sure !== 'yes') return { questions: [{ name: 'sure', code: 'longSpan', minutes: 1 }] };
      return { value: { ...values, source: 'app' } };
    };
    const parse = (entry: Entry) => parseSimple(full, entry, CONTEXT, check);
    expect(parse({ ...FILLED, note: 'no' })).toEqual({ errors: { note: { code: 'notStorable' } } });
    expect(parse({ ...FILLED, time: '13:00' })).toMatchObject({
      questions: [{ name: 'future' }, { name: 'sure' }],
    });
    expect(parse({ ...FILLED, sure: 'yes' })).toMatchObject({ value: { source: 'app', note: 'calm' } });
  });
});
