import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { instantsOf, MINUTE } from '#domain/time/when.ts';
import { METRIC_UNITS, ozFrom, US_UNITS, volumeIn } from '#domain/units/units.ts';
import { aBaby, aFeed, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { feedEntry, parseFeed } from './feed-entry.ts';

const now = Date.parse('2026-06-01T00:00:00Z');
const context = { zone: TEST_ZONE, now, units: US_UNITS, baby: aBaby() };
const breast = { type: 'left', date: TEST_DAY, startTime: '08:00', endTime: '08:12' };
const bottle = { type: 'bottle', date: TEST_DAY, startTime: '14:15' };

test('a bottle of more than one liter is rejected', () => {
  const amount = (text: string) =>
    parseFeed({ ...bottle, amount: text }, { ...context, units: METRIC_UNITS });
  expect(amount('1000')).toHaveProperty('questions.0.name', 'unlikely-bottle');
  expect(amount('1001')).toEqual({
    errors: { amount: { code: 'bottleTooLarge', oz: ozFrom(1001, 'ml'), meantOz: null, unit: 'ml' } },
  });
});

describe('a feed form', () => {
  test('gives a breastfeed', () => {
    expect(parseFeed({ ...breast, note: ' sleepy ', amount: '4' }, context)).toEqual({
      value: {
        type: 'left',
        date: TEST_DAY,
        startTime: '08:00',
        endTime: '08:12',
        startedAt: Date.parse('2026-05-06T15:00:00Z'),
        endedAt: Date.parse('2026-05-06T15:12:00Z'),
        amountOz: null,
        note: 'sleepy',
        zone: TEST_ZONE,
      },
    });
  });

  test('gives a bottle without an end or an amount', () => {
    expect(parseFeed(bottle, context)).toMatchObject({
      value: { type: 'bottle', startTime: '14:15', endTime: '14:15', amountOz: null },
    });
    expect(parseFeed({ ...bottle, endTime: '14:30', amount: '4' }, context)).toMatchObject({
      value: { endTime: '14:30', amountOz: 4 },
    });
  });

  test('shows 120 ml as 120 ml', () => {
    const parsed = parseFeed({ ...bottle, amount: '120' }, { ...context, units: METRIC_UNITS });
    if (!('value' in parsed)) throw new Error('not read');
    expect(volumeIn(parsed.value.amountOz ?? 0, 'ml')).toBe(120);
  });

  test('puts a feed over midnight on the day it began', () => {
    const parsed = parseFeed({ ...breast, startTime: '23:50', endTime: '00:10' }, context);
    expect(parsed).toMatchObject({ value: { date: TEST_DAY, startTime: '23:50', endTime: '00:10' } });
    if ('value' in parsed) expect(parsed.value.endedAt - parsed.value.startedAt).toBe(20 * MINUTE);
  });
});

describe('errors of a feed form', () => {
  test.each([
    [{ ...breast, type: '' }, 'type', 'noFeedType'],
    [{ ...breast, endTime: '' }, 'endTime', 'noEnd'],
    [{ ...bottle, startTime: '' }, 'startTime', 'noTime'],
    [{ ...bottle, amount: 'lots' }, 'amount', 'notAnAmount'],
    [{ ...bottle, amount: '0' }, 'amount', 'nothingDrunk'],
    [{ ...bottle, amount: '120' }, 'amount', 'bottleTooLarge'],
    [{ ...bottle, note: 'z'.repeat(2001) }, 'note', 'noteTooLong'],
  ])('are at their fields: %o', (entry, field, code) => {
    const parsed = parseFeed(entry, context);
    if (!('errors' in parsed)) throw new Error('no error');
    expect(Object.keys(parsed.errors)).toEqual([field]);
    expect(parsed.errors[field]?.code).toBe(code);
  });

  test('come before questions', () => {
    const tomorrow = { ...breast, date: '2026-06-02' };
    expect(parseFeed({ ...tomorrow, type: '' }, context)).toHaveProperty('errors.type');
    expect(parseFeed(tomorrow, context)).toHaveProperty('questions.0.name', 'future');
  });
});

describe('parseFeed', () => {
  const parse = (entry: Record<string, string>, units = US_UNITS) => parseFeed(entry, { ...context, units });

  test.each([
    ['a feed of more than 3 hours', breast, '11:01', '11:00'],
    ['a breastfeed with a.m. for p.m.', { ...breast, startTime: '21:00' }, '09:20', '21:20'],
    ['a bottle of more than 1 hour', bottle, '15:16', '15:15'],
  ])('asks once about %s', (_, typed, long, usual) => {
    expect(parse({ ...typed, endTime: usual })).toHaveProperty('value');
    expect(parse({ ...typed, endTime: long })).toHaveProperty('questions.0.name', 'long');
    expect(parse({ ...typed, endTime: long, long: 'yes' })).toHaveProperty('value');
  });

  test('asks once about a bottle too large for a baby of 6 weeks', () => {
    const amount = (text: string) => parse({ ...bottle, amount: text });
    expect(amount('8')).toHaveProperty('value');
    expect(amount('9')).toMatchObject({
      questions: [{ name: 'unlikely-bottle', code: 'largeBottle', oz: 9, meantOz: null }],
    });
    expect(parse({ ...bottle, amount: '9', 'unlikely-bottle': 'yes' })).toMatchObject({
      value: { amountOz: 9 },
    });
    expect(parse({ ...bottle, amount: '250' }, METRIC_UNITS)).toHaveProperty('questions');
  });

  test('asks once about milliliters that were typed as ounces', () => {
    expect(parse({ ...bottle, amount: '30' })).toMatchObject({
      questions: [{ code: 'largeBottle', oz: 30, meantOz: ozFrom(30, 'ml') }],
    });
    expect(parse({ ...bottle, amount: '90' })).toEqual({
      errors: { amount: { code: 'bottleTooLarge', oz: 90, meantOz: ozFrom(90, 'ml'), unit: 'oz' } },
    });
  });

  test('asks once about an amount moved to another baby, but not if unchanged', () => {
    const record = aFeed({ type: 'bottle', amountOz: 9 });
    const entry = { ...feedEntry(record, US_UNITS), note: 'mended' };
    expect(parseFeed(entry, { ...context, record })).toHaveProperty('value');
    const baby = aBaby({ babyId: 'baby-2' });
    expect(parseFeed(entry, { ...context, record, baby })).toHaveProperty('questions');
  });
});

describe('editing', () => {
  const edit = (record: ReturnType<typeof aFeed>, changes: Record<string, string>, units = US_UNITS) =>
    parseFeed({ ...feedEntry(record, units), ...changes }, { ...context, units, zone: record.zone, record });

  test('keeps 120 ml when the note changes, even if they are shown in ounces', () => {
    const record = aFeed({ type: 'bottle', amountOz: ozFrom(120, 'ml') });
    expect(feedEntry(record, US_UNITS).amount).toBe('4.06');
    expect(edit(record, { note: 'mended' })).toMatchObject({ value: { amountOz: record.amountOz } });
    expect(edit(record, { amount: '4.1' })).toMatchObject({ value: { amountOz: 4.1 } });
  });

  test('keeps 4 oz when the note changes, even if they are shown as 118 ml', () => {
    const record = aFeed({ type: 'bottle', amountOz: 4 });
    expect(feedEntry(record, METRIC_UNITS).amount).toBe('118');
    expect(edit(record, { note: 'mended' }, METRIC_UNITS)).toMatchObject({ value: { amountOz: 4 } });
    expect(edit(record, { amount: '2.5' }, METRIC_UNITS)).toMatchObject({
      value: { amountOz: ozFrom(2.5, 'ml') },
    });
  });

  test('keeps the reading of 1:30 in the night of a clock change, without a question', () => {
    const [, second = 0] = instantsOf('2026-11-01T01:30', TEST_ZONE);
    const record = aFeed({
      date: '2026-11-01',
      startTime: '01:30',
      endTime: '01:40',
      startedAt: second + 12_345,
      endedAt: second + 10 * MINUTE,
    });
    expect(edit(record, { note: 'mended' })).toMatchObject({
      value: { startedAt: record.startedAt, endedAt: record.endedAt, note: 'mended' },
    });
    expect(edit(record, { startTime: '01:35' })).toHaveProperty('questions.0.name', 'startTimeFold');
  });

  test('keeps the start to the second, and its reading of 1:30, when the end changes', () => {
    const timed = aFeed({
      endTime: '08:10',
      startedAt: Date.parse('2026-05-06T08:00:50-07:00'),
      endedAt: Date.parse('2026-05-06T08:10:50-07:00'),
    });
    expect(edit(timed, { endTime: '08:12' })).toMatchObject({ value: { startedAt: timed.startedAt } });
    expect(edit(timed, { startTime: '08:02' })).toMatchObject({ value: { endedAt: timed.endedAt } });
    expect(edit(timed, { endTime: '08:00' })).toMatchObject({
      value: { startedAt: timed.startedAt, endedAt: timed.startedAt },
    });
    const bottleOf = { ...timed, type: 'bottle' as const };
    expect(edit(bottleOf, { endTime: '' })).toMatchObject({ value: { endedAt: timed.startedAt } });

    const [first = 0, second = 0] = instantsOf('2026-11-01T01:30', TEST_ZONE);
    const night = { date: '2026-11-01', startTime: '01:30', endTime: '02:10' };
    const future = 'yes';
    const late = aFeed({ ...night, startedAt: second, endedAt: second + 40 * MINUTE });
    expect(edit(late, { endTime: '02:15', future })).toMatchObject({ value: { startedAt: second } });
    const early = aFeed({ ...night, startedAt: first, endedAt: first + 100 * MINUTE });
    expect(edit(early, { endTime: '01:45' })).toHaveProperty('questions.0.name', 'endTimeFold');
    expect(edit(early, { endTime: '01:45', endTimeFold: 'later', future })).toMatchObject({
      value: { startedAt: first, endedAt: first + 75 * MINUTE },
    });
  });

  test('keeps the reading of a repeated end, unless the new start is after it', () => {
    const [first = 0, second = 0] = instantsOf('2026-11-01T01:40', TEST_ZONE);
    const night = { date: '2026-11-01', startTime: '00:50', endTime: '01:40' };
    const record = aFeed({ ...night, endedAt: second });
    expect(edit(record, { startTime: '00:55', future: 'yes' })).toMatchObject({ value: { endedAt: second } });
    expect(
      edit(aFeed({ ...night, endedAt: first }), {
        startTime: '01:20',
        startTimeFold: 'later',
        future: 'yes',
      }),
    ).toMatchObject({
      value: { endedAt: second },
    });
  });

  test('shows no end for a bottle without an end, and adds none when it moves', () => {
    const record = aFeed({ type: 'bottle', startTime: '10:00', endTime: '10:00' });
    expect(feedEntry(record, US_UNITS).endTime).toBe('');
    expect(edit(record, { startTime: '10:30' })).toMatchObject({
      value: { startTime: '10:30', endTime: '10:30' },
    });
    expect(edit(record, { type: 'left' })).toHaveProperty('errors.endTime');
  });

  test('drops the amount when the type changes from a bottle', () => {
    expect(edit(aFeed({ type: 'bottle', amountOz: 4 }), { type: 'left' })).toMatchObject({
      value: { type: 'left', amountOz: null },
    });
  });

  test('changes nothing when a form is saved unedited', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('left' as const, 'right' as const, 'bottle' as const),
        fc.option(fc.double({ min: 0.01, max: 33, noNaN: true })),
        fc.integer({ min: 0, max: 90 * 60_000 }),
        fc.constantFrom(US_UNITS, METRIC_UNITS),
        (type, amountOz, length, units) => {
          const startedAt = Date.parse('2026-05-06T15:00:00Z');
          const record = aFeed({
            type,
            amountOz: type === 'bottle' ? amountOz : null,
            endTime: new Date(startedAt + length - 7 * 60 * MINUTE).toISOString().slice(11, 16),
            endedAt: startedAt + length,
          });
          const { date, startTime, endTime, endedAt, note, zone } = record;
          expect(edit(record, {}, units)).toEqual({
            value: {
              type,
              date,
              startTime,
              endTime,
              startedAt,
              endedAt,
              amountOz: record.amountOz,
              note,
              zone,
            },
          });
        },
      ),
    );
  });
});

describe('the milk of a bottle', () => {
  const record = aFeed({ type: 'bottle', amountOz: 4, milk: 'formula', brand: 'Hipp' });
  const parse = (typed: Record<string, string>) => parseFeed({ ...bottle, amount: '4', ...typed }, context);
  const edit = (changes: Record<string, string>) =>
    parseFeed({ ...feedEntry(record, US_UNITS), ...changes }, { ...context, record });

  test('has a share only if it is mixed, and no brand if it is breast milk', () => {
    expect(parse({ milk: 'mixed', breastOz: '1.5', brand: 'Hipp' })).toMatchObject({
      value: { milk: 'mixed', breastOz: 1.5, brand: 'Hipp' },
    });
    const other = parse({ milk: 'breast', breastOz: '1.5', brand: 'Hipp' });
    expect(other).toMatchObject({ value: { milk: 'breast' } });
    expect(other).toEqual({ value: expect.not.objectContaining({ brand: 'Hipp' }) });
    expect(edit({ type: 'left', endTime: '08:30' })).toMatchObject({
      value: { milk: undefined, brand: undefined },
    });
    expect(edit({ milk: 'breast' })).toMatchObject({ value: { milk: 'breast', brand: undefined } });
  });

  test('loses its share with the bottle, and keeps it with a milk of a newer version', () => {
    const editOf = (before: typeof record, changes: Record<string, string>) =>
      parseFeed({ ...feedEntry(before, US_UNITS), ...changes }, { ...context, record: before });
    const mixed = { ...record, milk: 'mixed' as const, breastOz: 1.5 };
    expect(editOf(mixed, { type: 'left', endTime: '08:30' })).toMatchObject({
      value: { milk: undefined, breastOz: undefined, brand: undefined },
    });
    const newer = { ...mixed, milk: 'goat' as 'other' };
    expect(editOf(newer, { amount: '1' })).toMatchObject({
      value: { milk: 'goat', breastOz: 1.5, amountOz: 1 },
    });
  });

  test.each([
    [{ milk: 'mixed', breastOz: '4' }, 'breastOz', { code: 'shareOutside', oz: 4, unit: 'oz' }],
    [{ milk: 'mixed', breastOz: '0' }, 'breastOz', { code: 'shareOutside', oz: 4, unit: 'oz' }],
    [{ milk: 'mixed', breastOz: '1', amount: '' }, 'breastOz', { code: 'shareWithoutAmount' }],
    [{ milk: 'formula', brand: 'z'.repeat(61) }, 'brand', { code: 'lineTooLong', length: 61, limit: 60 }],
  ])('is refused with the reason: %o', (typed, field, fault) => {
    expect(parse(typed)).toEqual({ errors: { [field]: fault } });
  });
});
