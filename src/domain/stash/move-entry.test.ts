import { describe, expect, test } from 'vitest';
import type { Entry } from '#domain/parsed.ts';
import { METRIC_UNITS, ozFrom, US_UNITS } from '#domain/units/units.ts';
import { TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { bagOf } from './milk-ages.ts';
import { isMilkMove } from './milk-move.ts';
import { type MoveAct, parseMove, purposesOf } from './move-entry.ts';

const author = { device: 'd', now: Date.parse('2026-05-06T20:00:00Z') };
const bag = bagOf({ id: 'a', place: 'freezer', oz: 8, milkAt: '2026-05-01', at: 1 });
const stash = { oz: 8, bags: [bag], shortOz: 0 };

const parse = (act: MoveAct, entry: Entry, units = US_UNITS) =>
  parseMove(entry, { act, place: 'freezer', stash, units, zone: TEST_ZONE, author });

describe('the form of a move', () => {
  test('takes milk out, with the day of the oldest milk', () => {
    const parsed = parse('takeOut', { oz: '120', purpose: 'thawed' }, METRIC_UNITS);
    expect(parsed).toMatchObject({
      value: {
        isBottle: false,
        move: { way: 'out', place: 'freezer', reason: 'thawed', oz: ozFrom(120, 'ml'), day: TEST_DAY },
      },
    });
    if (!('value' in parsed)) throw new Error('The move was not parsed.');
    expect(parsed.value.move.milkAt).toBe('2026-05-01');
    expect(isMilkMove(parsed.value.move)).toBe(true);
  });

  test('logs milk for a bottle as fed', () => {
    expect(parse('takeOut', { oz: '4', purpose: 'bottle' })).toMatchObject({
      value: { isBottle: true, move: { reason: 'fed', oz: 4 } },
    });
  });

  test('accepts an empty count, with the day of its oldest milk', () => {
    const parsed = parse('count', { oz: '0', date: '2026-04-01' });
    expect(parsed).toMatchObject({
      value: { move: { way: 'in', reason: 'count', oz: 0, milkAt: '2026-04-01' } },
    });
  });

  test('rejects what is missing or impossible', () => {
    expect(parse('takeOut', {})).toEqual({
      errors: { oz: { code: 'noNumber' }, purpose: { code: 'noChoice' } },
    });
    expect(parse('discard', { oz: '0', purpose: 'spilled' })).toMatchObject({
      errors: { oz: { code: 'outside' } },
    });
    expect(parse('discard', { oz: '1', purpose: 'fed' })).toMatchObject({
      errors: { purpose: { code: 'noChoice' } },
    });
    expect(parse('takeOut', { oz: '40', purpose: 'bottle' })).toMatchObject({
      errors: { oz: { code: 'outside' } },
    });
    expect(parse('count', { oz: '4', date: '2026-05-07' })).toMatchObject({
      errors: { date: { code: 'dateInFuture' } },
    });
  });

  test('asks about more milk than there is', () => {
    const typed = { oz: '9', purpose: 'donated' };
    expect(parse('takeOut', typed)).toEqual({
      questions: [{ name: 'more', code: 'moreThanStored', oz: 9, storedOz: 8, unit: 'oz' }],
    });
    expect(parse('takeOut', { ...typed, more: 'yes' })).toMatchObject({ value: { move: { oz: 9 } } });
  });

  test('offers thawing only in the freezer', () => {
    expect(purposesOf('takeOut', 'freezer')).toContain('thawed');
    expect(purposesOf('takeOut', 'fridge')).not.toContain('thawed');
  });
});
