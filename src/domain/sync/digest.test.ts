import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY } from '#domain/time/when.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import { familyLogs } from '#testing/random-log.ts';
import { statesOfLog } from '#testing/sync/states-of-log.ts';
import { differingMonths, digestsOf, statesByMonth } from './digest.ts';
import { keyOfState, type LogState, mergeStates } from './log-state.ts';

const NOW = Date.parse('2026-05-06T12:00:00Z');

const digest = (states: readonly LogState[], since = 0) => digestsOf(statesByMonth(states, since));
const feedOn = (date: string, change: object = {}): LogState => ({
  of: 'entry',
  content: { kind: 'feed', record: { ...aFeed(), ...change, date } },
});

describe('digests', () => {
  test('are equal for equal logs in any order, and differ for different logs', async () => {
    await fc.assert(
      fc.asyncProperty(familyLogs, familyLogs, async (one, other) => {
        const [here, there] = [statesOfLog(one), statesOfLog(other)];
        expect(differingMonths(await digest(here), await digest(here.toReversed()))).toEqual([]);
        const textOf = (states: LogState[]) =>
          states
            .map((state) => JSON.stringify(state))
            .sort()
            .join();
        const isEqual = textOf(here) === textOf(there);
        expect(differingMonths(await digest(here), await digest(there)).length === 0).toBe(isEqual);
      }),
      { numRuns: 200 },
    );
  });

  test('show which months differ, the rows without a month and the latest month first', async () => {
    const baby: LogState = { of: 'baby', row: aBaby() };
    const [may, june] = [feedOn('2026-05-06'), feedOn('2026-06-01')];
    expect(differingMonths(await digest([may]), await digest([may, june, baby]))).toEqual([
      'baby',
      'feeds 2026-06',
    ]);
    const edited = feedOn('2026-05-06', { note: 'edited' });
    expect(differingMonths(await digest([may, june]), await digest([edited, june]))).toEqual([
      'feeds 2026-05',
    ]);
  });

  test('leave out deletions and removed babies that each phone purges by itself', () => {
    const since = NOW - 28 * DAY;
    const record = aFeed({ id: 'a', babyId: 'b' });
    const deletedAt = (at: number): LogState => ({
      of: 'entry',
      content: { kind: 'feed', record },
      deletion: { id: 'a', deletedAt: at, deletedBy: 'x' },
    });
    const removedAt = (at: number): LogState => ({ of: 'baby', row: aBaby({ babyId: 'b', removedAt: at }) });
    const keysOf = (states: LogState[]) => [...statesByMonth(states, since).values()].flat().map(keyOfState);
    expect(keysOf([deletedAt(since - 1)])).toEqual([]);
    expect(keysOf([deletedAt(since)])).toEqual(['entry a']);
    expect(keysOf([removedAt(since - 1), { of: 'entry', content: { kind: 'feed', record } }])).toEqual([]);
    expect(keysOf([removedAt(since)])).toEqual(['baby b']);
  });

  test('put an entry that this version cannot read into some month', () => {
    const broken = [feedOn(7 as never), feedOn('someday')];
    expect([...statesByMonth(broken, 0).keys()]).toEqual(['feeds ']);
  });
});

test('mergeStates lets the end of a timer win over a change at the same time', () => {
  const timer = {
    id: 't',
    babyId: 'b',
    kind: 'sleep',
    segments: [],
    createdAt: 1,
    updatedAt: 5,
    updatedBy: 'a',
  };
  const running: LogState = { of: 'timer', row: timer };
  const ended: LogState = { of: 'timer', row: { id: 't', endedAt: 5, endedBy: 'a', how: 'saved' } };
  expect(mergeStates(running, ended)).toEqual(ended);
  expect(mergeStates(ended, running)).toEqual(ended);
  const again: LogState = { of: 'timer', row: { ...timer, updatedAt: 6 } };
  expect(mergeStates(ended, again)).toEqual(again);
});
