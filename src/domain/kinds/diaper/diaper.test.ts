import { describe, expect, test } from 'vitest';
import { instantsOf } from '#domain/time/when.ts';
import { US_UNITS } from '#domain/units/units.ts';
import { aDiaper, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { diaperEntry, parseDiaper } from './diaper-entry.ts';

const context = { zone: TEST_ZONE, now: Date.parse('2027-01-01T00:00:00Z'), units: US_UNITS };
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
    parseDiaper({ ...diaperEntry(record, US_UNITS), ...changes }, { ...context, zone: record.zone, record });
  expect(edit({ note: 'mended' })).toMatchObject({ value: { at: record.at, zone: 'Asia/Kathmandu' } });
  expect(edit({ time: '09:01' })).toMatchObject({ value: { at: Date.parse('2026-05-06T03:16:00Z') } });
});

describe('the details of a diaper', () => {
  const record = aDiaper({ type: 'dirty', colors: ['yellow', 'green'], texture: 'seedy', rash: true });
  const parse = (typed: Record<string, string>) => parseDiaper({ ...entry, ...typed }, context);
  const edit = (changes: Record<string, string>) =>
    parseDiaper({ ...diaperEntry(record, US_UNITS), ...changes }, { ...context, record });

  test('are missing unless the parent enters them', () => {
    expect(parse({ texture: '', wetAmount: '' })).toEqual({
      value: expect.not.objectContaining({ texture: expect.anything() }),
    });
    expect(
      parse({ colors: 'brown\nred', wetAmount: 'small', dirtyAmount: 'large', blowout: 'on' }),
    ).toMatchObject({
      value: { colors: ['brown', 'red'], wetAmount: 'small', dirtyAmount: 'large', blowout: true },
    });
  });

  test('are dropped if the type cannot have them', () => {
    const typed = { colors: 'brown', texture: 'soft', wetAmount: 'small', dirtyAmount: 'large', rash: 'on' };
    const detailsOf = (type: string) => {
      const parsed = parse({ ...typed, type });
      if (!('value' in parsed)) throw new Error(JSON.stringify(parsed));
      return Object.keys(parsed.value).filter((name) => name in typed);
    };
    expect(detailsOf('wet')).toEqual(['wetAmount', 'rash']);
    expect(detailsOf('dirty')).toEqual(['colors', 'texture', 'dirtyAmount', 'rash']);
    expect(edit({ type: 'wet' })).toMatchObject({
      value: { colors: undefined, texture: undefined, rash: true },
    });
  });

  test.each([
    [{ type: 'dry', colors: 'brown' }, { code: 'dryWithColor' }],
    [
      { type: 'dirty', colors: 'brown\nred\nblack' },
      { code: 'tooManyColors', limit: 2 },
    ],
    [{ type: 'dirty', colors: 'purple' }, { code: 'noChoice' }],
  ])('are refused with the reason: %o', (typed, fault) => {
    expect(parse(typed)).toEqual({ errors: { colors: fault } });
  });

  test('keep the values of a newer version when the parent changes others', () => {
    const newer = { ...record, colors: ['yellow', 'purple'], texture: 'grainy' } as unknown as typeof record;
    const shown = diaperEntry(newer, US_UNITS);
    expect([shown.colors, shown.texture]).toEqual(['yellow', '']);
    const parsed = parseDiaper({ ...shown, note: 'odd' }, { ...context, record: newer });
    expect(parsed).toMatchObject({ value: { colors: ['yellow', 'purple'], texture: 'grainy', note: 'odd' } });
  });
});
