import { describe, expect, test } from 'vitest';
import { kindOf } from '#domain/kinds/registry.ts';
import { parseSimple } from '#domain/kinds/simple-entry.ts';
import { emptyCareLog } from '#domain/log/care-record.ts';
import type { Entry } from '#domain/parsed.ts';
import { fingerprint } from '#domain/sync/fingerprint.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { recordsCsv } from '#exports/records-csv.ts';
import { TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { anEntry, withoutOptional } from '#testing/made-up/an-entry.ts';
import { readImport } from '#testing/read-import.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRecord } from '#words/say/kinds.ts';
import { MOMENT_FIELDS, type MomentEntry } from './moment.ts';

const now = Date.parse('2026-05-06T20:00:00Z');
const aMoment = (overrides: Partial<MomentEntry> = {}) =>
  ({
    ...withoutOptional('moment', anEntry('moment')),
    what: 'first',
    title: 'Rolled over',
    ...overrides,
  }) as MomentEntry;

function parse(typed: Entry, record?: MomentEntry) {
  const entry = { date: TEST_DAY, what: 'first', title: 'Rolled over', ...typed };
  return parseSimple(kindOf('moment'), entry, { zone: TEST_ZONE, now, units: METRIC_UNITS, record });
}

describe('the form of a moment', () => {
  test('needs only a day and a title', () => {
    expect(parse({})).toEqual({
      value: { day: TEST_DAY, what: 'first', title: 'Rolled over', note: '', zone: TEST_ZONE },
    });
    expect(parse({ title: ' ' })).toEqual({ errors: { title: { code: 'noText' } } });
  });

  test('keeps the time of day, if it was entered', () => {
    expect(parse({ clock: '09:30' })).toMatchObject({ value: { clock: '09:30' } });
  });

  test('needs the tooth and its way, and no title, for a tooth', () => {
    expect(parse({ what: 'tooth', title: '', tooth: '15', way: 'in' })).toMatchObject({
      value: { what: 'tooth', tooth: '15', way: 'in' },
    });
    const noChoice = { code: 'noChoice' };
    expect(parse({ what: 'tooth', title: '' })).toEqual({ errors: { tooth: noChoice, way: noChoice } });
    expect(parse({ what: 'tooth', tooth: '21', way: 'in' })).toEqual({ errors: { tooth: noChoice } });
  });

  test('refuses a dose from outside 1 to 10', () => {
    const vaccine = { what: 'vaccine', title: 'DTaP' };
    for (const dose of ['1', '10'])
      expect(parse({ ...vaccine, doseNumber: dose })).toMatchObject({ value: { doseNumber: Number(dose) } });
    for (const dose of ['0', '11'])
      expect(parse({ ...vaccine, doseNumber: dose })).toMatchObject({
        errors: { doseNumber: { code: 'outside', low: 1, high: 10 } },
      });
  });

  test('refuses a title over 120 characters and a lot over 40', () => {
    expect(parse({ title: 'x'.repeat(MOMENT_FIELDS.title.limit) })).toHaveProperty('value');
    const title = { code: 'lineTooLong', length: 121, limit: 120 };
    expect(parse({ title: 'x'.repeat(121) })).toEqual({ errors: { title } });
    const lot = { code: 'lineTooLong', length: 41, limit: 40 };
    expect(parse({ what: 'vaccine', lot: 'x'.repeat(41) })).toEqual({ errors: { lot } });
  });

  test('keeps a long title from an import while another field is edited', () => {
    const record = aMoment({ title: 'x'.repeat(150) });
    expect(parse({ title: record.title ?? '', note: 'new' }, record)).toMatchObject({
      value: { note: 'new' },
    });
  });

  test('refuses a next visit that is not after this one', () => {
    expect(parse({ what: 'visit', next: '2026-07-01' })).toMatchObject({ value: { next: '2026-07-01' } });
    const fault = { errors: { next: { code: 'nextTooEarly' } } };
    expect(parse({ what: 'visit', next: TEST_DAY })).toEqual(fault);
  });

  test('clears the fields of the former moment, and a removed photo', () => {
    const record = aMoment({ what: 'vaccine', title: 'DTaP', lot: 'A1', photoId: 'p-1' });
    expect(parse({ what: 'note', title: 'DTaP', photoId: '' }, record)).toMatchObject({
      value: { what: 'note', lot: undefined, photoId: undefined },
    });
    expect(parse({ photoId: 'p-2' })).toMatchObject({ value: { photoId: 'p-2' } });
  });
});

describe('a moment', () => {
  test.each<[string, Partial<MomentEntry>]>([
    ['First: Rolled over', {}],
    ['Vaccine: DTaP, dose 2', { what: 'vaccine', title: 'DTaP', doseNumber: 2 }],
    ['Tooth in: lower left central incisor', { what: 'tooth', title: undefined, tooth: '15', way: 'in' }],
    ['Tooth out: upper right second molar', { what: 'tooth', title: undefined, tooth: '1', way: 'out' }],
    ['Visit: 2-month check, Dr. Lee', { what: 'visit', title: '2-month check', who: 'Dr. Lee' }],
    ['Note: A quiet day', { what: 'note', title: 'A quiet day' }],
  ])('reads “%s” in the log', (text, fields) => {
    const record = aMoment(fields);
    expect(describeRecord({ kind: 'moment', record }, METRIC_UNITS, speechIn('en-US'))).toBe(text);
  });

  test('has another fingerprint with another dose, but not with another lot', () => {
    const print = (fields: Partial<MomentEntry>) =>
      fingerprint({ kind: 'moment', record: aMoment({ what: 'vaccine', doseNumber: 1, ...fields }) });
    expect(print({ doseNumber: 2 })).not.toBe(print({}));
    expect(print({ lot: 'B2' })).toBe(print({}));
  });

  test('is exported to its own columns and imported again', async () => {
    const record = anEntry('moment', { what: 'vaccine', title: 'DTaP', doseNumber: 2 }) as MomentEntry;
    const csv = recordsCsv({ ...emptyCareLog(), babies: [], moment: [record] });
    const [head, row] = csv.split('\r\n').map((line) => line.split(','));
    const cells = Object.fromEntries((head ?? []).map((name, index) => [name, row?.[index]]));
    expect(cells).toMatchObject({ moment: 'vaccine', title: 'DTaP', dose_number: '2', extra: '' });
    const { records } = await readImport(csv);
    expect(records[0]?.draft).toMatchObject({
      kind: 'moment',
      fields: { day: TEST_DAY, what: 'vaccine', title: 'DTaP', doseNumber: 2, photoId: record.photoId },
    });
  });
});
