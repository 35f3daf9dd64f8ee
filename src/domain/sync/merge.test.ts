import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startTimer, type Timer } from '#domain/kinds/timer.ts';
import { careLogOf } from '#domain/log/care-record.ts';
import { allEntriesOf, emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import type { Trash } from '#domain/log/trash.ts';
import { aBaby, aDiaper, aFeed, aSleep } from '#testing/builders.ts';
import { familyLogs } from '#testing/random-log.ts';
import { RANDOM_RUNS } from '#testing/random-runs.ts';
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

/** Leaves out what a merge stores about the origins of an entry. */
function withoutOrigins(one: FamilyLog): FamilyLog {
  const plain = <Row extends object>({ origins: _origins, ...row }: Row & { origins?: unknown }) =>
    row as Row;
  return {
    ...one,
    feed: one.feed.map(plain),
    trash: one.trash.map((row) => ({
      ...row,
      deleted: { ...row.deleted, record: plain(row.deleted.record) } as Trash['deleted'],
    })),
  };
}

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
  const edited = { ...brought, note: 'mended', updatedAt: 15 };
  const { importId: _importId, ...editedFeed } = edited;
  /** Merges two logs in both directions, and leaves out `origins`, which no parent sees. */
  const merged = (here: FamilyLog, there: FamilyLog): FamilyLog => {
    const both = mergeLogs(here, there);
    expect(mergeLogs(there, here)).toEqual(both);
    return withoutOrigins(both);
  };

  test.each([
    ['there', log({ trash: [takenBack()] }), log({ feed: [feed] })],
    ['here', log({ feed: [feed] }), log({ trash: [takenBack()] })],
  ])('leaves the log of the phone that logged them unchanged: %s', (_, here, there) => {
    expect(merged(here, there)).toEqual(log({ feed: [feed] }));
  });

  test('keeps the words of an edit before the revert, in whatever order the phones hear of it', () => {
    const [logged, imported, reverted] = [
      log({ feed: [feed] }),
      log({ feed: [edited] }),
      log({ trash: [takenBack(edited)] }),
    ];
    expect(merged(logged, reverted)).toEqual(log({ feed: [editedFeed] }));
    expect(merged(mergeLogs(logged, imported), reverted)).toEqual(log({ feed: [editedFeed] }));
    expect(merged(logged, mergeLogs(imported, reverted))).toEqual(log({ feed: [editedFeed] }));
  });

  test('keeps the entries of another import that was not reverted', () => {
    const again = log({ feed: [{ ...feed, importId: 'second run' }] });
    expect(merged(again, log({ trash: [takenBack()] }))).toEqual(again);
  });

  test('is not undone by another import that was reverted as well', () => {
    const mine = log({ trash: [takenBack()] });
    const yours = log({ trash: [takenBack({ ...feed, importId: 'their run' })] });
    const both = merged(mine, yours);
    expect(both.feed).toEqual([]);
    expect(both.trash).toMatchObject([{ takenBack: true }]);
  });

  test('does not restore an entry that the other phone deleted, even after an edit', () => {
    const mine = log({ trash: [deletedAt(11)] });
    const yours = log({ trash: [takenBack(edited)] });
    const deletion = { ...deletedAt(11), deleted: { kind: 'feed' as const, record: editedFeed } };
    expect(merged(mine, yours)).toEqual(log({ trash: [deletion] }));
  });

  test('removes the entries from each phone that has them only from that import', () => {
    const both = merged(log({ feed: [brought] }), log({ trash: [takenBack()] }));
    expect(both).toEqual(log({ trash: [takenBack()] }));
  });

  test('removes nothing once the two logs were merged', () => {
    const both = mergeLogs(log({ feed: [edited] }), log({ feed: [feed] }));
    expect(both.feed.map(({ importId }) => importId)).toEqual([undefined]);
    expect(merged(both, log({ trash: [takenBack()] }))).toEqual(withoutOrigins(both));
  });

  test('does not restore an entry that the other phone deleted separately', () => {
    const here = log({ trash: [{ ...deletedAt(11), deleted: { kind: 'feed', record: feed } }] });
    expect(merged(here, log({ trash: [takenBack()] }))).toEqual(here);
  });

  describe('of random logs', () => {
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

    test('gives two phones the same log, even if a file is merged twice', () => {
      fc.assert(
        fc.property(someImported, someImported, (mine, yours) => {
          const once = mergeLogs(mine, yours);
          expect(shared(mergeLogs(yours, mine))).toEqual(shared(once));
          expect(shared(mergeLogs(once, yours))).toEqual(shared(once));
          expect(shared(mergeLogs(mine, once))).toEqual(shared(once));
          const alive = [...aliveIn(mine), ...aliveIn(yours)];
          for (const id of aliveIn(once)) expect(alive).toContain(id);
        }),
        { numRuns: RANDOM_RUNS },
      );
    });

    test('gives three phones the same log, in whatever order they merge', () => {
      fc.assert(
        fc.property(someImported, someImported, someImported, (mine, yours, theirs) => {
          const left = mergeLogs(mergeLogs(mine, yours), theirs);
          expect(shared(left)).toEqual(shared(mergeLogs(mine, mergeLogs(yours, theirs))));
          expect(shared(left)).toEqual(shared(mergeLogs(mergeLogs(mine, theirs), yours)));
        }),
        { numRuns: RANDOM_RUNS },
      );
    });
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
      { numRuns: RANDOM_RUNS },
    );
  });

  test('do not depend on the direction of the merge', () => {
    fc.assert(
      fc.property(familyLogs, familyLogs, (mine, yours) => {
        expect(shared(mergeLogs(mine, yours))).toEqual(shared(mergeLogs(yours, mine)));
      }),
      { numRuns: RANDOM_RUNS },
    );
  });

  test('do not depend on the order of three merges', () => {
    fc.assert(
      fc.property(familyLogs, familyLogs, familyLogs, (mine, yours, theirs) => {
        const left = mergeLogs(mergeLogs(mine, yours), theirs);
        expect(shared(left)).toEqual(shared(mergeLogs(mine, mergeLogs(yours, theirs))));
        expect(shared(left)).toEqual(shared(mergeLogs(mergeLogs(mine, theirs), yours)));
      }),
      { numRuns: RANDOM_RUNS },
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
      { numRuns: RANDOM_RUNS },
    );
  });
});
