import { describe, expect, test } from 'vitest';
import { type CareRecord, fingerprint } from '#domain/care-record.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import type { CareDraft } from './import-format.ts';
import { type Held, prepareImport } from './prepare-import.ts';
import type { ReadRows } from './read-rows.ts';

const NOTHING_HELD: Held = {
  ids: new Set(),
  babyIds: new Set(),
  fingerprints: new Set(),
  deleted: new Set(),
};
const EMPTY: ReadRows = { rows: 0, records: [], babies: [], repeated: [], notImported: [] };

function prepare(read: Partial<ReadRows>, held: Partial<Held> = {}) {
  return prepareImport(
    { ...EMPTY, ...read },
    {
      babyId: 'baby-1',
      userId: 'user-1',
      importId: 'run-1',
      author: { device: 'device-1', now: 7 },
      held: { ...NOTHING_HELD, ...held },
    },
  );
}

/** A feed as another app's file says it: without an id, and with no baby. */
function feedDraft(changes: Parameters<typeof aFeed>[0] = {}): CareDraft {
  const { id: _id, babyId: _baby, createdAt: _c, updatedAt: _u, updatedBy: _by, ...fields } = aFeed(changes);
  return { kind: 'feed', fields };
}

const lined = (drafts: CareDraft[]) => drafts.map((draft, index) => ({ lines: [index + 2], draft }));
const keyOf = (entry: CareRecord | undefined) => entry?.record.importKey ?? '';

describe('a row of another app', () => {
  test('becomes a record of the chosen baby that knows its import and how it was first read', () => {
    const [entry] = prepare({ rows: 1, records: lined([feedDraft()]) }).records;
    expect(entry?.record).toMatchObject({
      babyId: 'baby-1',
      importId: 'run-1',
      createdAt: 7,
      updatedBy: 'device-1',
    });
    expect(keyOf(entry)).toBe(entry && fingerprint(entry));
  });

  test('that the file repeats is one event', () => {
    const { counts, became, repeated } = prepare({ rows: 2, records: lined([feedDraft(), feedDraft()]) });
    expect({ counts, became, repeated }).toMatchObject({
      counts: { feed: 1 },
      became: { feed: 1 },
      repeated: 1,
    });
  });

  test('that the log has, or had and the parent deleted, is passed over', () => {
    const records = lined([feedDraft()]);
    const key = keyOf(prepare({ rows: 1, records }).records[0]);
    for (const held of [{ fingerprints: new Set([key]) }, { deleted: new Set([key]) }]) {
      expect(prepare({ rows: 1, records }, held)).toMatchObject({ records: [], known: 1, repeated: 0 });
    }
  });

  test('of which the log has one side still brings the other', () => {
    const draft = [feedDraft({ type: 'left', sessionId: 's' }), feedDraft({ type: 'right', sessionId: 's' })];
    const records = draft.map((side) => ({ lines: [2], draft: side }));
    const left = keyOf(prepare({ rows: 1, records }).records[0]);
    const half = prepare({ rows: 1, records }, { fingerprints: new Set([left]) });
    expect(half).toMatchObject({ counts: { feed: 1 }, became: { feed: 1 }, sittings: 1, known: 0 });
  });
});

describe('a row of our own file', () => {
  const own = (id: string): CareDraft => ({ kind: 'feed', fields: { ...aFeed({ id }) } });
  const babies = [{ line: 2, baby: aBaby() }];

  test('keeps its id and stamps, and two that are alike stay two', () => {
    const { records, repeated } = prepare({ rows: 3, babies, records: lined([own('a'), own('b')]) });
    expect(records.map(({ record }) => [record.id, record.createdAt])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(repeated).toBe(0);
  });

  test('is known by its id, or by being the same event under another', () => {
    const records = lined([own('a')]);
    const key = keyOf(prepare({ rows: 1, records }).records[0]);
    expect(prepare({ rows: 1, records }, { ids: new Set(['a']) }).known).toBe(1);
    expect(prepare({ rows: 1, records }, { fingerprints: new Set([key]) }).known).toBe(1);
    expect(prepare({ rows: 1, records }, { deleted: new Set([key]) }).known).toBe(0);
  });

  test('brings its baby to this account, unless the baby is here already', () => {
    expect(prepare({ rows: 1, babies }).babies).toEqual([aBaby({ userId: 'user-1' })]);
    const known = prepare({ rows: 1, babies }, { babyIds: new Set(['baby-1']) });
    expect(known).toMatchObject({ babies: [], babyRows: 0, known: 1 });
  });

  test('of a baby that nobody describes is listed', () => {
    const draft: CareDraft = { kind: 'feed', fields: aFeed({ babyId: 'stranger' }) };
    expect(prepare({ rows: 1, records: lined([draft]) })).toMatchObject({
      records: [],
      notImported: [{ line: 2, kind: 'feed', reason: 'The file does not describe the baby it belongs to.' }],
    });
  });
});
