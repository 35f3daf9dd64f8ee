import { describe, expect, test } from 'vitest';
import { kindOf } from '#domain/kinds/registry.ts';
import { parseSimple } from '#domain/kinds/simple-entry.ts';
import { emptyCareLog } from '#domain/log/care-record.ts';
import type { Entry } from '#domain/parsed.ts';
import { summarizeDay } from '#domain/summaries/day-summary.ts';
import { fingerprint } from '#domain/sync/fingerprint.ts';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { readImport } from '#testing/read-import.ts';
import type { Temperature } from './temperature.ts';

const now = Date.parse('2026-05-06T20:00:00Z');
const aTemperature = (overrides: Partial<Temperature> = {}) =>
  anEntry('temperature', { celsius: 38.1, typedUnit: 'C', site: 'ear', ...overrides }) as Temperature;

function parse(celsius: string, answers: Entry = {}, units = METRIC_UNITS, record?: Temperature) {
  const entry = { date: TEST_DAY, time: '09:00', celsius, ...answers };
  return parseSimple(kindOf('temperature'), entry, { zone: TEST_ZONE, now, units, record });
}

describe('the form of a temperature', () => {
  test('keeps degrees Celsius to a hundredth, and the typed unit', () => {
    expect(parse('38,1')).toMatchObject({ value: { celsius: 38.1, typedUnit: 'C' } });
    expect(parse('101', {}, US_UNITS)).toMatchObject({ value: { celsius: 38.33, typedUnit: 'F' } });
  });

  test('rejects a temperature that no child has', () => {
    const limits = { code: 'outside', unit: 'celsius', low: 30, high: 43 };
    expect(parse('29.9')).toEqual({ errors: { celsius: { ...limits, value: 29.9, units: METRIC_UNITS } } });
    expect(parse('109.5', {}, US_UNITS)).toEqual({
      errors: { celsius: { ...limits, value: 43.06, units: US_UNITS } },
    });
    expect(parse('30')).toMatchObject({ questions: [{ name: 'unlikely' }] });
    expect(parse('109.4', {}, US_UNITS)).toMatchObject({ questions: [{ name: 'unlikely' }] });
  });

  test('asks about a rare temperature', () => {
    expect(parse('33.9')).toMatchObject({
      questions: [{ code: 'rareTemperature', celsius: 33.9, unit: 'C' }],
    });
    expect(parse('42.1', { unlikely: 'yes' })).toMatchObject({ value: { celsius: 42.1 } });
    for (const usual of ['34', '42']) expect(parse(usual)).toHaveProperty('value');
  });

  test('asks whether a number that is too high is °F, and converts it', () => {
    expect(parse('100.4')).toMatchObject({
      questions: [{ name: 'otherDegrees', code: 'otherDegrees', degrees: 100.4, meant: 'F' }],
    });
    expect(parse('100.4', { otherDegrees: 'yes' })).toMatchObject({ value: { celsius: 38, typedUnit: 'F' } });
    expect(parse('108.5', { otherDegrees: 'yes' })).toMatchObject({
      questions: [{ name: 'unlikely', unit: 'F' }],
    });
    expect(parse('110', { otherDegrees: 'yes' })).toHaveProperty('errors');
    expect(parse('85')).toHaveProperty('errors');
  });

  test('asks whether a number that is too low is °C', () => {
    for (const degrees of [30, 38.5, 43])
      expect(parse(String(degrees), {}, US_UNITS)).toMatchObject({
        questions: [{ name: 'otherDegrees', code: 'otherDegrees', degrees, meant: 'C' }],
      });
    expect(parse('38.5', { otherDegrees: 'yes' }, US_UNITS)).toMatchObject({
      value: { celsius: 38.5, typedUnit: 'C' },
    });
    expect(parse('33', { otherDegrees: 'yes' }, US_UNITS)).toMatchObject({
      questions: [{ name: 'unlikely', celsius: 33, unit: 'C' }],
    });
    for (const neither of ['29.9', '43.1'])
      expect(parse(neither, {}, US_UNITS)).toHaveProperty('errors.celsius');
  });

  test('does not ask about an unedited temperature', () => {
    const record = aTemperature({ celsius: 33, typedUnit: 'F', site: undefined });
    const edited = parse('33', { note: 'cold' }, METRIC_UNITS, record);
    expect(edited).toMatchObject({ value: { celsius: 33, typedUnit: 'F', note: 'cold' } });
  });
});

describe('a temperature', () => {
  const entry = { kind: 'temperature', record: aTemperature() } as const;

  test('has another fingerprint with another value, but not with another site', () => {
    const other = aTemperature({ celsius: 38.2 });
    expect(fingerprint({ kind: 'temperature', record: other })).not.toBe(fingerprint(entry));
    expect(fingerprint({ kind: 'temperature', record: aTemperature({ site: 'mouth' }) })).toBe(
      fingerprint(entry),
    );
  });

  test('is counted on its day', () => {
    const log = { ...emptyCareLog(), temperature: [entry.record] };
    expect(summarizeDay(log, TEST_DAY, TEST_ZONE).temperatures).toBe(1);
  });

  test('is exported to its own columns and imported again', async () => {
    const csv = recordsCsv({ ...emptyCareLog(), babies: [], temperature: [entry.record] });
    const [head, row] = csv.split('\r\n').map((line) => line.split(','));
    const cells = Object.fromEntries((head ?? []).map((name, index) => [name, row?.[index]]));
    expect(cells).toMatchObject({ celsius: '38.1', typed_unit: 'C', site: 'ear', extra: '' });
    const { records } = await readImport(csv);
    expect(records[0]?.draft).toMatchObject({
      kind: 'temperature',
      fields: { celsius: 38.1, typedUnit: 'C', site: 'ear', at: entry.record.at },
    });
  });
});
