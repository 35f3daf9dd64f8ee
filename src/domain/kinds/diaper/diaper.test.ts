import { describe, expect, test } from 'vitest';
import { instantsOf } from '#domain/time/when.ts';
import { aDiaper, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { diaperEntry, parseDiaper } from './diaper-entry.ts';

const context = { zone: TEST_ZONE, now: Date.parse('2027-01-01T00:00:00Z') };
const entry = { type: 'mixed', date: TEST_DAY, time: '15:30' };

describe('a diaper form', () => {
  test('gives the wall time and the instant', () => {
    expect(parseDiaper({ ...entry, note: 'green' }, context)).toEqual({
      value: {
        type: 'mixed',
        date: TEST_DAY,
        time: '15:30',
        at: Date.parse('2026-05-06T22:30:00Z'),
        note: 'green',
        zone: TEST_ZONE,
      },
    });
  });

  test.each([
    [{ ...entry, type: '' }, 'type', 'noDiaperType'],
    [{ ...entry, time: '' }, 'time', 'noTime'],
    [{ ...entry, date: '' }, 'date', 'noDate'],
    [{ ...entry, date: '2026-02-30' }, 'date', 'notADate'],
    [{ ...entry, note: 'z'.repeat(2001) }, 'note', 'noteTooLong'],
  ])('reports a missing or invalid value: %o', (typed, field, code) => {
    const parsed = parseDiaper(typed, context);
    if (!('errors' in parsed)) throw new Error('no error');
    expect(Object.keys(parsed.errors)).toEqual([field]);
    expect(parsed.errors[field]?.code).toBe(code);
  });

  test('asks which reading is meant when clocks go back, and uses the answer', () => {
    const doubled = { ...entry, date: '2026-11-01', time: '01:30' };
    expect(parseDiaper(doubled, context)).toHaveProperty('questions.0.name', 'timeFold');
    const [, second] = instantsOf('2026-11-01T01:30', TEST_ZONE);
    expect(parseDiaper({ ...doubled, timeFold: 'later' }, context)).toHaveProperty('value.at', second);
  });
});

test('keeps the second and the zone when only the note is edited', () => {
  const record = aDiaper({ zone: 'Asia/Kathmandu', at: Date.parse('2026-05-06T03:15:42Z') });
  const edit = (changes: Record<string, string>) =>
    parseDiaper({ ...diaperEntry(record), ...changes }, { ...context, zone: record.zone, record });
  expect(edit({ note: 'mended' })).toMatchObject({ value: { at: record.at, zone: 'Asia/Kathmandu' } });
  expect(edit({ time: '09:01' })).toMatchObject({ value: { at: Date.parse('2026-05-06T03:16:00Z') } });
});
