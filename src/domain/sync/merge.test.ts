import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startTimer, type Timer } from '#domain/kinds/timer.ts';
import { careLogOf } from '#domain/log/care-record.ts';
import { allEntriesOf, emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import type { Trash } from '#domain/log/trash.ts';
import { aBaby, aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { familyLogs } from '#testing/random-log.ts';
import { sortedLog } from '#testing/sorted-log.ts';
import { mergeLogs } from './merge.ts';

const log = (parts: Partial<FamilyLog>): FamilyLog => ({ ...emptyLog(), ...parts });
const feed = aFeed({ id: 'a', updatedAt: 10, updatedBy: 'mine' });
const deletedAt = (at: number, by = 'yours'): Trash => ({
  id: 'a',
  deleted: { kind: 'feed', record: feed },
  deletedAt: at,
  deletedBy: by,
});

/** Returns the shared part of a log. Timers and imports are each phone's own. */
const shared = (merged: FamilyLog) => sortedLog({ ...merged, timers: [], imports: [] });

describe('two phones', () => {
  test('keep the entries of both', () => {
    const [mine, yours] = [log({ feed: [feed] }), log({ diaper: [aDiaper({ id: 'b' })] })];
    const merged = mergeLogs(mine, yours);
    expect(merged.feed).toEqual(mine.feed);
    expect(merged.diaper).toEqual(yours.diaper);
  });

  test('agree on the later edit, and on one of two edits in the same millisecond', () => {
    const later = { ...feed, updatedAt: 11, note: 'later' };
    expect(mergeLogs(log({ feed: [later] }), log({ feed: [feed] })).feed).toEqual([later]);
    const yours = { ...feed, updatedBy: 'yours', note: 'yours' };
    expect(mergeLogs(log({ feed: [feed] }), log({ feed: [yours] })).feed).toEqual([yours]);
    expect(mergeLogs(log({ feed: [yours] }), log({ feed: [feed] })).feed).toEqual([yours]);
  });

  test('delete what one of them deleted after its last edit', () => {
    const merged = mergeLogs(log({ feed: [feed] }), log({ trash: [deletedAt(11)] }));
    expect(merged.feed).toEqual([]);
    expect(merged.trash).toEqual([deletedAt(11)]);
  });

  test('keep what one of them edited after the other deleted it', () => {
    const edited = { ...feed, updatedAt: 12, note: 'still here' };
    const merged = mergeLogs(log({ trash: [deletedAt(11)] }), log({ feed: [edited] }));
    expect(merged).toEqual(log({ feed: [edited] }));
  });

  test('order a deletion and an edit of one millisecond by device, deletion last', () => {
    const deletedBy = (by: string) => mergeLogs(log({ feed: [feed] }), log({ trash: [deletedAt(10, by)] }));
    expect(deletedBy('yours').feed).toEqual([]);
    expect(deletedBy('mine').feed).toEqual([]);
    expect(deletedBy('anyone').feed).toEqual([feed]);
  });

  test('can restore the latest edit of a record edited here and then deleted there', () => {
    const edited = { ...feed, updatedAt: 11, note: 'latest words' };
    const { trash } = mergeLogs(log({ feed: [edited] }), log({ trash: [deletedAt(12)] }));
    expect(trash.map(({ deleted }) => deleted.record)).toEqual([edited]);
  });

  test('agree on the later profile of a baby', () => {
    const { userId: _userId, ...former } = aBaby();
    const renamed = { ...former, name: 'June', updatedAt: 2 };
    expect(mergeLogs(log({ babies: [former] }), log({ babies: [renamed] })).babies).toEqual([renamed]);
    expect(mergeLogs(log({ babies: [renamed] }), log({ babies: [former] })).babies).toEqual([renamed]);
  });

  test('keep their own timers, except those the other stopped, and their own imports', () => {
    fc.assert(
      fc.property(familyLogs, familyLogs, (mine, yours) => {
        const { timers, imports } = mergeLogs(mine, yours);
        const isStopped = ({ id }: Timer) =>
          [...allEntriesOf(yours).map(({ record }) => record), ...yours.trash].some((row) => row.id === id) &&
          yours.timers.every((timer) => timer.id !== id);
        expect({ timers, imports }).toEqual({
          timers: mine.timers.filter((timer) => !isStopped(timer)),
          imports: mine.imports,
        });
      }),
    );
  });
});

describe('a reverted import of entries that another phone logged itself', () => {
  const brought = { ...feed, importId: 'run' };
  const takenBack = (deleted = brought): Trash => ({
    ...deletedAt(20, 'mine'),
    deleted: { kind: 'feed', record: deleted },
    takenBack: true,
  });

  test.each([
    ['there', log({ trash: [takenBack()] }), log({ feed: [feed] })],
    ['here', log({ feed: [feed] }), log({ trash: [takenBack()] })],
  ])('leaves the log of the phone that logged them unchanged: %s', (_, here, there) => {
    expect(mergeLogs(here, there)).toEqual(log({ feed: [feed] }));
  });

  test('leaves that log unchanged even if an entry was edited before the revert', () => {
    const edited = { ...brought, note: 'mended', updatedAt: 15 };
    const merged = mergeLogs(log({ feed: [feed] }), log({ trash: [takenBack(edited)] }));
    expect(merged).toEqual(log({ feed: [feed] }));
  });

  test('keeps the entries of another import that was not reverted', () => {
    const again = log({ feed: [{ ...feed, importId: 'second run' }] });
    expect(mergeLogs(again, log({ trash: [takenBack()] }))).toEqual(again);
  });

  test('is not undone by another import that was reverted as well', () => {
    const mine = log({ trash: [takenBack()] });
    const yours = log({ trash: [takenBack({ ...feed, importId: 'their run' })] });
    const merged = mergeLogs(mine, yours);
    expect(merged.feed).toEqual([]);
    expect(merged.trash).toHaveLength(1);
    expect(mergeLogs(yours, mine)).toEqual(merged);
  });

  test('does not restore an entry that the other phone deleted, even after an edit', () => {
    const mine = log({ trash: [deletedAt(11)] });
    const yours = log({ trash: [takenBack({ ...brought, note: 'mended', updatedAt: 15 })] });
    expect(mergeLogs(mine, yours)).toEqual(mine);
    expect(mergeLogs(yours, mine)).toEqual(mine);
  });

  test('removes the entries from each phone that has them only from that import', () => {
    const merged = mergeLogs(log({ feed: [brought] }), log({ trash: [takenBack()] }));
    expect(merged).toEqual(log({ trash: [takenBack()] }));
  });

  test('removes nothing once the two logs were merged', () => {
    const edited = { ...brought, note: 'mended', updatedAt: 15 };
    const both = mergeLogs(log({ feed: [edited] }), log({ feed: [feed] }));
    expect(both.feed.map(({ importId }) => importId)).toEqual([undefined]);
    expect(mergeLogs(both, log({ trash: [takenBack()] }))).toEqual(both);
  });

  test('does not restore an entry that the other phone deleted separately', () => {
    const here = log({ trash: [{ ...deletedAt(11), deleted: { kind: 'feed', record: feed } }] });
    const merged = mergeLogs(here, log({ trash: [takenBack()] }));
    expect(merged).toEqual(here);
  });

  test('gives two phones the same log, even if a file is merged twice', () => {
    const runs = fc.constantFrom(undefined, 'first run', 'second run');
    const someImported = fc
      .tuple(familyLogs, fc.array(runs, { minLength: 4, maxLength: 4 }))
      .map(([all, ofIds]): FamilyLog => {
        const mark = <Row extends { id: string }>(row: Row): Row => {
          const importId = ofIds[Number(row.id) - 1];
          return importId ? { ...row, importId } : row;
        };
        return {
          ...all,
          ...careLogOf((kind) => (all[kind] as { id: string }[]).map(mark)),
          others: all.others.map(mark),
          trash: all.trash.map((one) => {
            const record = mark(one.deleted.record);
            const deleted = { ...one.deleted, record } as Trash['deleted'];
            // Some entries of an import are deleted one by one before the rest is reverted.
            return {
              ...one,
              deleted,
              ...(record.importId && one.deletedBy !== 'theirs' && { takenBack: true }),
            };
          }),
        };
      });
    const aliveIn = (one: FamilyLog) => allEntriesOf(one).map(({ record }) => record.id);
    fc.assert(
      fc.property(someImported, someImported, (mine, yours) => {
        const once = mergeLogs(mine, yours);
        expect(shared(mergeLogs(yours, mine))).toEqual(shared(once));
        expect(shared(mergeLogs(once, yours))).toEqual(shared(once));
        expect(shared(mergeLogs(mine, once))).toEqual(shared(once));
        const alive = [...aliveIn(mine), ...aliveIn(yours)];
        for (const id of aliveIn(once)) expect(alive).toContain(id);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('a timer that runs on both phones after a handover', () => {
  const timer = startTimer('baby-1', 'sleep', null, { device: 'mine', now: 10 });
  const asleep = aSleep({ id: timer.id, updatedAt: 20, updatedBy: 'yours' });
  const deletion = (at: number): Trash => ({
    id: timer.id,
    deleted: { kind: 'sleep', record: asleep },
    deletedAt: at,
    deletedBy: 'mine',
  });

  test('stops on both if one of them stopped it, even if its entry was then deleted', () => {
    const merged = mergeLogs(log({ timers: [timer] }), log({ sleep: [asleep] }));
    expect(merged).toEqual(log({ sleep: [asleep] }));
    expect(mergeLogs(log({ timers: [timer] }), log({ trash: [deletion(21)] })).timers).toEqual([]);
  });

  test('keeps running if its stop was undone on the other phone', () => {
    const there = log({ timers: [timer], trash: [deletion(21)] });
    expect(mergeLogs(log({ timers: [timer] }), there).timers).toEqual([timer]);
  });

  test('keeps running if its stop was undone here, unless the other phone wrote later', () => {
    const goesOn = { ...timer, wrote: [{ id: timer.id, updatedAt: 21 }] };
    const here = log({ timers: [goesOn], trash: [deletion(21)] });
    for (const there of [log({ trash: [deletion(21)] }), log({ sleep: [asleep] })])
      expect(mergeLogs(here, there)).toEqual(here);
    const edited = log({ sleep: [{ ...asleep, updatedAt: 22 }] });
    expect(mergeLogs(here, edited).timers).toEqual([]);
  });
});

describe('the logs of two or three phones', () => {
  test('do not change when the same file is merged twice', () => {
    fc.assert(
      fc.property(familyLogs, familyLogs, (mine, yours) => {
        const once = mergeLogs(mine, yours);
        expect(shared(mergeLogs(once, yours))).toEqual(shared(once));
        expect(shared(mergeLogs(once, once))).toEqual(shared(once));
      }),
      { numRuns: 2000 },
    );
  });

  test('do not depend on the direction of the merge', () => {
    fc.assert(
      fc.property(familyLogs, familyLogs, (mine, yours) => {
        expect(shared(mergeLogs(mine, yours))).toEqual(shared(mergeLogs(yours, mine)));
      }),
      { numRuns: 2000 },
    );
  });

  test('do not depend on the order of three merges', () => {
    fc.assert(
      fc.property(familyLogs, familyLogs, familyLogs, (mine, yours, theirs) => {
        const left = mergeLogs(mergeLogs(mine, yours), theirs);
        expect(shared(left)).toEqual(shared(mergeLogs(mine, mergeLogs(yours, theirs))));
        expect(shared(left)).toEqual(shared(mergeLogs(mergeLogs(mine, theirs), yours)));
      }),
      { numRuns: 2000 },
    );
  });

  test('lose no record: every id is a record or in the trash, once', () => {
    const idsOf = (all: FamilyLog) =>
      [...allEntriesOf(all).map(({ record }) => record), ...all.trash].map(({ id }) => id);
    fc.assert(
      fc.property(familyLogs, familyLogs, (mine, yours) => {
        const merged = idsOf(mergeLogs(mine, yours));
        expect(merged.toSorted()).toEqual([...new Set([...idsOf(mine), ...idsOf(yours)])].toSorted());
      }),
      { numRuns: 2000 },
    );
  });
});
