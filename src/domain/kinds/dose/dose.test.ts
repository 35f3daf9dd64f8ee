import { describe, expect, test } from 'vitest';
import { kindOf } from '#domain/kinds/registry.ts';
import { parseSimple, simpleEntry } from '#domain/kinds/simple-entry.ts';
import { type CareRecord, emptyCareLog } from '#domain/log/care-record.ts';
import { conflictsOf } from '#domain/log/conflict.ts';
import type { Entry } from '#domain/parsed.ts';
import { summarizeDay } from '#domain/summaries/day-summary.ts';
import { fingerprint } from '#domain/sync/fingerprint.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { readImport } from '#testing/read-import.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRecord } from '#words/say/kinds.ts';
import { DOSE_FIELDS, type Dose } from './dose.ts';

const now = Date.parse('2026-05-06T20:00:00Z');
const aDose = (overrides: Partial<Dose> = {}) =>
  anEntry('dose', { name: 'Fever syrup', amount: 1.5, unit: 'ml', given: true, ...overrides }) as Dose;

function parse(typed: Entry, record?: Dose) {
  const entry = { date: TEST_DAY, time: '09:00', name: 'Fever syrup', given: 'given', ...typed };
  return parseSimple(kindOf('dose'), entry, { zone: TEST_ZONE, now, units: METRIC_UNITS, record });
}

describe('the form of a dose', () => {
  test('keeps the amount as typed, and leaves out what was not typed', () => {
    expect(parse({ amount: '2,125', unit: 'ml' })).toMatchObject({
      value: { name: 'Fever syrup', amount: 2.125, unit: 'ml', given: true },
    });
    const parsed = parse({ given: 'refused' });
    expect(parsed).toMatchObject({ value: { given: false } });
    expect(Object.keys((parsed as { value: object }).value)).not.toContain('amount');
  });

  test.each([
    [{ name: '' }, 'name', 'noText'],
    [{ name: 'z'.repeat(81) }, 'name', 'lineTooLong'],
    [{ ingredient: 'z'.repeat(81) }, 'ingredient', 'lineTooLong'],
    [{ given: '' }, 'given', 'noChoice'],
    [{ amount: '0' }, 'amount', 'outside'],
    [{ amount: '1000.5' }, 'amount', 'outside'],
    [{ amount: '1.2345' }, 'amount', 'tooManyDecimals'],
    [{ amount: 'two' }, 'amount', 'notANumber'],
  ])('rejects %o', (typed, field, code) => {
    expect(parse(typed)).toMatchObject({ errors: { [field]: { code } } });
  });

  test('accepts unchanged texts that it would reject as new', () => {
    const record = aDose({ name: 'z'.repeat(81), ingredient: 'z'.repeat(81) });
    const shown = simpleEntry(kindOf('dose'), record, METRIC_UNITS);
    expect(parse({ ...shown, note: 'late' }, record)).toHaveProperty('value.note', 'late');
    expect(parse({ ...shown, name: 'y'.repeat(DOSE_FIELDS.name.limit + 1) }, record)).toEqual({
      errors: { name: { code: 'lineTooLong', length: 81, limit: 80 } },
    });
  });

  test('keeps the medicine of an edited dose, and changes it if another is chosen', () => {
    const record = aDose({ medicineId: 'm-1' });
    expect(parse({ note: 'late' }, record)).not.toHaveProperty('value.medicineId');
    expect(parse({ medicineId: 'm-2' }, record)).toHaveProperty('value.medicineId', 'm-2');
    expect(parse({ medicineId: '' }, record)).toHaveProperty('value.medicineId', undefined);
  });
});

describe('a dose', () => {
  const entry: CareRecord = { kind: 'dose', record: aDose() };

  test('has another fingerprint with another amount, but not if it was refused', () => {
    const other = fingerprint({ kind: 'dose', record: aDose({ amount: 2 }) });
    expect(other).not.toBe(fingerprint(entry));
    expect(fingerprint({ kind: 'dose', record: aDose({ given: false }) })).toBe(fingerprint(entry));
  });

  test('conflicts with the same dose, and not with a refused one', () => {
    const twice = aDose({ id: 'twice' });
    expect(conflictsOf(entry, { ...emptyCareLog(), dose: [twice] })).toHaveLength(1);
    expect(conflictsOf(entry, { ...emptyCareLog(), dose: [{ ...twice, given: false }] })).toEqual([]);
  });

  test('is counted on its day only if it was given', () => {
    const log = { ...emptyCareLog(), dose: [aDose(), aDose({ given: false })] };
    expect(summarizeDay(log, TEST_DAY, TEST_ZONE)).toMatchObject({ doses: 1, refusedDoses: 1 });
  });

  test('is described with its amount and whether it was refused', () => {
    const text = (overrides: Partial<Dose>) =>
      describeRecord({ kind: 'dose', record: aDose(overrides) }, METRIC_UNITS, speechIn('en-US'));
    expect(text({})).toBe('Fever syrup, 1.5 ml');
    expect(text({ amount: 1, unit: 'drops' })).toBe('Fever syrup, 1 drop');
    expect(text({ amount: 2.125, unit: 'other' })).toBe('Fever syrup, 2.125');
    expect(text({ given: false })).toBe('Fever syrup, 1.5 ml, refused, not counted');
    expect(text({ amount: undefined, unit: undefined })).toBe('Fever syrup');
  });

  test('is exported to its own columns and imported again', async () => {
    const record = aDose({ given: false, ingredient: 'ibuprofen', medicineId: 'm-1' });
    const csv = recordsCsv({ ...emptyCareLog(), babies: [], dose: [record] });
    const [head, row] = csv.split('\r\n').map((line) => line.split(','));
    const cells = Object.fromEntries((head ?? []).map((name, index) => [name, row?.[index]]));
    expect(cells).toMatchObject({
      medicine: 'Fever syrup',
      dose: '1.5',
      dose_unit: 'ml',
      given: 'refused',
      ingredient: 'ibuprofen',
    });
    const { records } = await readImport(csv);
    const { name, amount, unit, given, ingredient, medicineId, at } = record;
    expect(records[0]?.draft).toMatchObject({
      kind: 'dose',
      fields: { name, amount, unit, given, ingredient, medicineId, at },
    });
  });
});
