import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { kindNames } from '#domain/kinds/registry.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import { registerKinds } from '#testing/made-up/made-up-form-kinds.ts';
import { addMadeUpKinds, removeMadeUpKinds } from '#testing/made-up/made-up-kinds.ts';
import { entriesOfTimer, isTimedKind } from './timed-kinds.ts';
import { isValidRow } from './validate-row.ts';

beforeEach(() => {
  addMadeUpKinds();
  registerKinds();
});
afterEach(removeMadeUpKinds);

const author = { device: 'device-1', now: Date.parse('2026-05-06T20:00:00Z') };

describe('a timer', () => {
  test('exists for kinds with a duration that need no input', () => {
    expect(kindNames().filter(isTimedKind)).toEqual(['feed', 'sleep', 'pump', 'activity', 'outing']);
  });

  test('gives valid entries for every kind', () => {
    for (const kind of kindNames().filter(isTimedKind)) {
      const timer = startTimer('baby-1', kind, kind === 'feed' ? 'left' : null, author);
      const records = entriesOfTimer(timer, author.now + 600_000, 'America/Los_Angeles', author);
      expect(records).toHaveLength(1);
      for (const { record } of records) expect(isValidRow(kind, record), kind).toBe(true);
    }
  });
});
