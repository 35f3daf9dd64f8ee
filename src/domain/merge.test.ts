import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBaby, aDiaper, aFeed } from '#testing/builders.ts';
import { EMPTY_LOG, familyLogs } from '#testing/random-log.ts';
import { type FamilyLog, sortedLog, type Trash } from './family-log.ts';
import { mergeLogs } from './merge.ts';

const log = (parts: Partial<FamilyLog>): FamilyLog => ({ ...EMPTY_LOG, ...parts });
const feed = aFeed({ id: 'a', updatedAt: 10, updatedBy: 'mine' });
const deletedAt = (at: number, by = 'yours'): Trash => ({
  id: 'a',
  deleted: { kind: 'feed', record: feed },
  deletedAt: at,
  deletedBy: by,
});

/** What phones share; timers and imports are each phone's own. */
const shared = (merged: FamilyLog) => sortedLog({ ...merged, timers: [], imports: [] });

describe('two phones', () => {
  test('keep what either of them logged', () => {
    const [mine, yours] = [log({ feeds: [feed] }), log({ diapers: [aDiaper({ id: 'b' })] })];
    const merged = mergeLogs(mine, yours);
    expect(merged.feeds).toEqual(mine.feeds);
    expect(merged.diapers).toEqual(yours.diapers);
  });

  test('agree on the later edit, and in the same millisecond on the same one', () => {
    const later = { ...feed, updatedAt: 11, note: 'later' };
    expect(mergeLogs(log({ feeds: [later] }), log({ feeds: [feed] })).feeds).toEqual([later]);
    const yours = { ...feed, updatedBy: 'yours', note: 'yours' };
    expect(mergeLogs(log({ feeds: [feed] }), log({ feeds: [yours] })).feeds).toEqual([yours]);
    expect(mergeLogs(log({ feeds: [yours] }), log({ feeds: [feed] })).feeds).toEqual([yours]);
  });

  test('delete what one of them deleted after its last edit', () => {
    const merged = mergeLogs(log({ feeds: [feed] }), log({ trash: [deletedAt(11)] }));
    expect(merged.feeds).toEqual([]);
    expect(merged.trash).toEqual([deletedAt(11)]);
  });

  test('keep what one of them edited after the other deleted it', () => {
    const edited = { ...feed, updatedAt: 12, note: 'still here' };
    const merged = mergeLogs(log({ trash: [deletedAt(11)] }), log({ feeds: [edited] }));
    expect(merged).toEqual(log({ feeds: [edited] }));
  });

  test('agree on a deletion and an edit of one millisecond by the device, and a device deletes last', () => {
    const deletedBy = (by: string) => mergeLogs(log({ feeds: [feed] }), log({ trash: [deletedAt(10, by)] }));
    expect(deletedBy('yours').feeds).toEqual([]);
    expect(deletedBy('mine').feeds).toEqual([]);
    expect(deletedBy('anyone').feeds).toEqual([feed]);
  });

  test('can restore the latest words of a record that was edited here and then deleted there', () => {
    const edited = { ...feed, updatedAt: 11, note: 'latest words' };
    const { trash } = mergeLogs(log({ feeds: [edited] }), log({ trash: [deletedAt(12)] }));
    expect(trash.map(({ deleted }) => deleted.record.note)).toEqual(['latest words']);
  });

  test('agree on the later profile of a baby', () => {
    const { userId: _userId, ...former } = aBaby();
    const renamed = { ...former, name: 'June', updatedAt: 2 };
    expect(mergeLogs(log({ babies: [former] }), log({ babies: [renamed] })).babies).toEqual([renamed]);
    expect(mergeLogs(log({ babies: [renamed] }), log({ babies: [former] })).babies).toEqual([renamed]);
  });

  test('keep their own running timers, and what they can take back', () => {
    fc.assert(
      fc.property(familyLogs, familyLogs, (mine, yours) => {
        const { timers, imports } = mergeLogs(mine, yours);
        expect({ timers, imports }).toEqual({ timers: mine.timers, imports: mine.imports });
      }),
    );
  });
});

describe('whatever two or three phones hold', () => {
  test('the same file a second time changes nothing', () => {
    fc.assert(
      fc.property(familyLogs, familyLogs, (mine, yours) => {
        const once = mergeLogs(mine, yours);
        expect(shared(mergeLogs(once, yours))).toEqual(shared(once));
        expect(shared(mergeLogs(once, once))).toEqual(shared(once));
      }),
      { numRuns: 2000 },
    );
  });

  test('it does not matter who gives the file to whom', () => {
    fc.assert(
      fc.property(familyLogs, familyLogs, (mine, yours) => {
        expect(shared(mergeLogs(mine, yours))).toEqual(shared(mergeLogs(yours, mine)));
      }),
      { numRuns: 2000 },
    );
  });

  test('nor in which order three of them meet', () => {
    fc.assert(
      fc.property(familyLogs, familyLogs, familyLogs, (mine, yours, theirs) => {
        const left = mergeLogs(mergeLogs(mine, yours), theirs);
        expect(shared(left)).toEqual(shared(mergeLogs(mine, mergeLogs(yours, theirs))));
        expect(shared(left)).toEqual(shared(mergeLogs(mergeLogs(mine, theirs), yours)));
      }),
      { numRuns: 2000 },
    );
  });

  test('no record is lost: every id is a record or lies in the trash, once', () => {
    const idsOf = ({ feeds, diapers, sleeps, growths, trash }: FamilyLog) =>
      [feeds, diapers, sleeps, growths, trash].flat().map(({ id }) => id);
    fc.assert(
      fc.property(familyLogs, familyLogs, (mine, yours) => {
        const merged = idsOf(mergeLogs(mine, yours));
        expect(merged.toSorted()).toEqual([...new Set([...idsOf(mine), ...idsOf(yours)])].toSorted());
      }),
      { numRuns: 2000 },
    );
  });
});
