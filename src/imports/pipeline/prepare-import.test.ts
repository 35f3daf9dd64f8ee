import { describe, expect, test } from 'vitest';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { NOTE_LIMIT } from '#domain/parsed.ts';
import { fingerprint, type Held } from '#domain/sync/fingerprint.ts';
import type { CareDraft } from '#imports/rows/import-format.ts';
import { aBaby, aFeed, aGrowth } from '#testing/builders.ts';
import { foundOf, prepareRead, reasonOf } from '#testing/read-import.ts';
import type { ImportTarget } from './prepare-import.ts';
import type { RawRow, ReadRecord } from './raw-row.ts';
import type { ReadRows } from './read-rows.ts';

const NOTHING_HELD: Held = {
  ids: new Set(),
  babyIds: new Set(),
  fingerprints: new Map(),
  removed: new Set(),
  entries: new Map(),
  deleted: new Set(),
};
const EMPTY: ReadRows = {
  rows: 0,
  others: [],
  records: [],
  babies: [],
  repeated: [],
  notImported: [],
  doubts: [],
  unreadColumns: [],
  types: new Map(),
};

function prepare(read: Partial<ReadRows>, held: Partial<Held> = {}, target: Partial<ImportTarget> = {}) {
  return prepareRead({ ...EMPTY, ...read }, { held: { ...NOTHING_HELD, ...held }, ...target });
}

const rawRow = (line: number): RawRow => ({ file: 'log.csv', line, cells: [] });

/** Makes a draft as from another app's file, without an id and without a baby. */
function feedDraft(changes: Parameters<typeof aFeed>[0] = {}): CareDraft {
  const { id: _id, babyId: _baby, createdAt: _c, updatedAt: _u, updatedBy: _by, ...fields } = aFeed(changes);
  return { kind: 'feed', fields };
}

const lined = (drafts: CareDraft[], child = '') =>
  drafts.map((draft, index) => ({ rows: [rawRow(index + 2)], child, draft }));
const keyOf = (entry: CareRecord | undefined) => entry?.record.importKey ?? '';

describe('a row of another app', () => {
  test('becomes a record of the chosen baby with its import and import key', () => {
    const [entry] = prepare({ rows: 1, records: lined([feedDraft()]) }).records;
    expect(entry?.record).toMatchObject({
      babyId: 'baby-1',
      importId: 'run-1',
      createdAt: 7,
      updatedBy: 'device-1',
    });
    expect(keyOf(entry)).toBe(entry && fingerprint(entry));
  });

  test('is imported once if the file repeats it', () => {
    const made = prepare({ rows: 2, records: lined([feedDraft(), feedDraft()]) });
    expect(made).toMatchObject({ counts: { feed: 1 }, repeated: 1 });
    expect(made.children).toMatchObject([
      { babyId: 'baby-1', kinds: [{ rows: 1, repeated: 1, entries: 1 }] },
    ]);
  });

  test('is skipped if the log has it, or had it and the parent deleted it', () => {
    const records = lined([feedDraft()]);
    const key = keyOf(prepare({ rows: 1, records }).records[0]);
    for (const held of [{ fingerprints: new Map([[key, ['x']]]) }, { deleted: new Set([key]) }]) {
      expect(prepare({ rows: 1, records }, held)).toMatchObject({ records: [], known: 1, repeated: 0 });
    }
  });

  test('imports its other side if the log has one of its sides', () => {
    const draft = [feedDraft({ type: 'left', sessionId: 's' }), feedDraft({ type: 'right', sessionId: 's' })];
    const row = rawRow(2);
    const records = draft.map((side) => ({ rows: [row], child: '', draft: side }));
    const left = keyOf(prepare({ rows: 1, records }).records[0]);
    const half = prepare({ rows: 1, records }, { fingerprints: new Map([[left, ['x']]]) });
    expect(half).toMatchObject({ counts: { feed: 1 }, known: 0 });
    expect(half.children).toMatchObject([{ kinds: [{ rows: 1, known: 0, sittings: 1 }] }]);
  });
});

describe('a row that lacks the order of its two sides', () => {
  const untold = (line: number, startTime: string, child: string): ReadRecord[] => {
    const row = rawRow(line);
    return (['left', 'right'] as const).map((type) => ({
      rows: [row],
      child,
      draft: feedDraft({ type, startTime, endTime: '09:00', sessionId: 's', orderUnknown: true }),
      untold: 'order',
    }));
  };

  test('is counted once, and only if it becomes a record', () => {
    const records = [
      ...untold(2, '08:00', 'Ida'),
      ...untold(3, '08:10', 'Ida'),
      ...untold(4, '08:00', 'Ida'),
      ...untold(5, '08:00', 'Noa'),
    ];
    const babies = new Map([
      ['Ida', 'baby-1'],
      ['Noa', null],
    ]);
    const first = prepare({ rows: 4, records }, {}, { babies });
    expect(first.untold).toEqual({ order: 2, lengths: 0 });
    const fingerprints = new Map(first.records.map((entry) => [keyOf(entry), ['x']] as const));
    const again = prepare({ rows: 4, records }, { fingerprints }, { babies });
    expect(again.untold).toEqual({ order: 0, lengths: 0 });
  });
});

describe('an implausible feed', () => {
  const birthDates = new Map([['baby-1', '2026-05-01']]);
  const reasonsOf = (drafts: CareDraft[], held: Partial<Held> = {}) => {
    const prepared = prepare({ rows: drafts.length, records: lined(drafts) }, held, { birthDates });
    return prepared.doubts.map((note) => `${note.row.line} ${reasonOf(note)} ${foundOf(note)}`);
  };
  const bottle = (amountOz: number | null, endTime = '08:00') =>
    feedDraft({ type: 'bottle', date: '2026-05-06', amountOz, endTime });

  test.each<[CareDraft, string[]]>([
    [bottle(4), []],
    [bottle(null), []],
    [bottle(8), ['2 It’s a lot for one bottle at this age. 8 oz']],
    [bottle(4, '09:00'), []],
    [bottle(4, '09:01'), ['2 It’s a bottle that took more than 1 hour. 1 h 1 min']],
    [feedDraft({ date: '2026-05-06', endTime: '11:00' }), []],
    [
      feedDraft({ date: '2026-05-06', endTime: '11:20' }),
      ['2 It’s a feed that took more than 3 hours. 3 h 20 min'],
    ],
  ])('is imported with a doubt', (draft, reasons) => {
    expect(reasonsOf([draft])).toEqual(reasons);
    expect(prepare({ rows: 1, records: lined([draft]) }, {}, { birthDates }).counts.feed).toBe(1);
  });

  test('is listed once for both sides of its row', () => {
    const row = rawRow(2);
    const records = (['left', 'right'] as const).map((type) => ({
      rows: [row],
      child: '',
      draft: feedDraft({ type, endTime: '12:00' }),
    }));
    expect(prepare({ rows: 1, records }, {}, { birthDates }).doubts).toHaveLength(1);
  });

  test('is not listed if the log has it, or if it comes from a Wee Hours file', () => {
    const draft = bottle(8);
    const key = keyOf(prepare({ rows: 1, records: lined([draft]) }).records[0]);
    expect(reasonsOf([draft], { fingerprints: new Map([[key, ['x']]]) })).toEqual([]);
    const { importId: _run, ...own } = aFeed({ type: 'bottle', amountOz: 8, babyId: 'baby-1' });
    const known = { babyIds: new Set(['baby-1']) };
    expect(reasonsOf([{ kind: 'feed', fields: own }], known)).toEqual([]);
  });

  test('has no doubt about its amount if the age is unknown', () => {
    expect(prepare({ rows: 1, records: lined([bottle(30)]) }).doubts).toEqual([]);
  });
});

describe('a growth row partly in the log', () => {
  const growthDraft = (measures: Partial<Growth>): CareDraft => {
    const { id: _id, babyId: _baby, createdAt: _c, updatedAt: _u, updatedBy: _by, ...fields } = aGrowth();
    return {
      kind: 'growth',
      fields: { ...fields, weightKg: null, lengthCm: null, headCm: null, ...measures },
    };
  };
  const importOf = (
    measures: Partial<Growth>,
    prints: Pick<Partial<Held>, 'fingerprints' | 'deleted'> = {},
  ) => prepare({ rows: 1, records: lined([growthDraft(measures)]) }, prints);
  const weight = keyOf(importOf({ weightKg: 6.6 }).records[0]);
  const both = keyOf(importOf({ weightKg: 6.6, lengthCm: 61 }).records[0]);

  test('imports its new length without the weight, which the log has', () => {
    const { records, counts } = importOf(
      { weightKg: 6.6, lengthCm: 61 },
      { fingerprints: new Map([[weight, ['x']]]) },
    );
    expect(counts.growth).toBe(1);
    expect(records).toMatchObject([{ record: { weightKg: null, lengthCm: 61, headCm: null } }]);
    expect(importOf({ weightKg: 6.7 }, { fingerprints: new Map([[weight, ['x']]]) }).counts.growth).toBe(1);
  });

  test('is known if nothing in it is new, even if the parent deleted it', () => {
    expect(importOf({ weightKg: 6.6 }, { fingerprints: new Map([[both, ['x']]]) })).toMatchObject({
      known: 1,
    });
    expect(importOf({ lengthCm: 61 }, { deleted: new Set([both]) })).toMatchObject({ known: 1, records: [] });
  });
});

describe('a row of a Wee Hours file', () => {
  const own = (id: string): CareDraft => ({ kind: 'feed', fields: { ...aFeed({ id }) } });
  const babies = [{ row: rawRow(2), baby: aBaby() }];

  test('keeps its id and stamps, and stays separate from an equal row', () => {
    const { records, repeated } = prepare({ rows: 3, babies, records: lined([own('a'), own('b')]) });
    expect(records.map(({ record }) => [record.id, record.createdAt])).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect(repeated).toBe(0);
  });

  test.each([
    ['first', [9, 1]],
    ['last', [1, 9]],
  ])('is imported in the later of two versions, which comes %s', (_, changes) => {
    const versions = changes.map(
      (updatedAt): CareDraft => ({
        kind: 'feed',
        fields: { ...aFeed({ id: 'a', note: `changed at ${updatedAt}` }), updatedAt },
      }),
    );
    const described = changes.map((updatedAt) => ({
      row: rawRow(updatedAt),
      baby: { ...aBaby({ name: `June ${updatedAt}` }), updatedAt },
    }));
    const made = prepare({ rows: 4, babies: described, records: lined(versions) });
    expect(made.records.map(({ record }) => record.note)).toEqual(['changed at 9']);
    expect(made.babies.map(({ name }) => name)).toEqual(['June 9']);
    expect(made.repeated).toBe(2);
  });

  test('is known if the log has any of its versions under another id', () => {
    const here = { babyIds: new Set(['baby-1']) };
    const version = (updatedAt: number, endTime: string): CareDraft => ({
      kind: 'feed',
      fields: { ...aFeed({ id: 'a', endTime }), updatedAt },
    });
    const [first] = prepare({ rows: 1, records: lined([version(1, '08:20')]) }, here).records;
    const held = { ...here, fingerprints: new Map([[keyOf(first), ['x']]]) };
    const both = lined([version(9, '08:30'), version(1, '08:20')]);
    expect(prepare({ rows: 2, records: both }, held)).toMatchObject({ records: [], known: 1, repeated: 1 });
  });

  test('is known by its id, or as the same event under another id', () => {
    const records = lined([own('a')]);
    const here = { babyIds: new Set(['baby-1']) };
    const key = keyOf(prepare({ rows: 1, records }, here).records[0]);
    expect(prepare({ rows: 1, records }, { ...here, ids: new Set(['a']) }).known).toBe(1);
    expect(prepare({ rows: 1, records }, { ...here, fingerprints: new Map([[key, ['x']]]) }).known).toBe(1);
    expect(prepare({ rows: 1, records }, { ...here, deleted: new Set([key]) }).known).toBe(0);
  });

  test('is new if the equal record in the log belongs to another row of the file', () => {
    const twins = lined([own('a'), own('b')]);
    const here = { babyIds: new Set(['baby-1']) };
    const key = keyOf(prepare({ rows: 2, records: twins }, here).records[0]);
    const fresh = (held: Partial<Held>) =>
      prepare({ rows: 2, records: twins }, { ...here, ...held }).records.map(({ record }) => record.id);
    expect(fresh({ ids: new Set(['a']), fingerprints: new Map([[key, ['a']]]) })).toEqual(['b']);
    expect(fresh({ ids: new Set(['x']), fingerprints: new Map([[key, ['x']]]) })).toEqual(['b']);
  });

  test('brings its baby into this account, unless the baby exists', () => {
    expect(prepare({ rows: 1, babies }).babies).toEqual([aBaby({ userId: 'user-1' })]);
    const known = prepare({ rows: 1, babies }, { babyIds: new Set(['baby-1']) });
    expect(known).toMatchObject({ babies: [], babyRows: 0, known: 1 });
  });

  test('is listed with its baby, and not imported, if the baby was removed', () => {
    const held = { ids: new Set(['a']), babyIds: new Set(['baby-1']), removed: new Set(['baby-1']) };
    const prepared = prepare({ rows: 3, babies, records: lined([own('a'), own('b')]) }, held);
    expect(prepared).toMatchObject({ records: [], babies: [], known: 0, repeated: 0 });
    const fault = 'babyRemoved';
    expect(prepared.notImported).toMatchObject([
      { kind: 'baby', fault },
      { kind: 'feed', fault },
      { kind: 'feed', fault },
    ]);
  });

  test('is listed if its baby has no profile', () => {
    const draft: CareDraft = { kind: 'feed', fields: aFeed({ babyId: 'stranger' }) };
    expect(prepare({ rows: 1, records: lined([draft]) })).toMatchObject({
      records: [],
      notImported: [{ kind: 'feed', fault: 'babyUnknown' }],
    });
  });
});

describe('rows of several children', () => {
  const records = [
    ...lined([feedDraft({ startTime: '08:00' })], 'Mia'),
    ...lined([feedDraft({ startTime: '08:10' })], 'Leo'),
    ...lined([feedDraft({ startTime: '08:15' })], '__proto__'),
  ];

  test('are assigned to their babies, and listed for an excluded child', () => {
    const babies = new Map([
      ['Mia', 'baby-1'],
      ['Leo', null],
      ['__proto__', 'baby-2'],
    ]);
    const prepared = prepare({ rows: 3, records }, {}, { babies });
    expect(prepared.records.map(({ record }) => record.babyId)).toEqual(['baby-1', 'baby-2']);
    expect(prepared.notImported).toMatchObject([{ kind: 'feed', fault: 'childLeftOut' }]);
  });

  test('are listed once for an excluded child, even with two sides', () => {
    const row = rawRow(2);
    const sides = [feedDraft(), feedDraft({ type: 'right' })].map((draft) => ({
      rows: [row],
      child: 'Leo',
      draft,
    }));
    const { notImported } = prepare({ rows: 1, records: sides }, {}, { babies: new Map([['Leo', null]]) });
    expect(notImported).toHaveLength(1);
  });

  test('belong to the only child if they have no name', () => {
    const babies = new Map([['Mia', 'baby-1']]);
    const { records: placed } = prepare({ rows: 1, records: lined([feedDraft()], '') }, {}, { babies });
    expect(placed.map(({ record }) => record.babyId)).toEqual(['baby-1']);
  });
});

describe('an entry with a key from its own app', () => {
  const keyed = (key: string): CareDraft => ({ ...feedDraft(), key });

  test('is separate from an equal entry with another key, but matches itself', () => {
    const twins = prepare({ rows: 3, records: lined([keyed('a'), keyed('b'), keyed('a')]) });
    expect(twins).toMatchObject({ counts: { feed: 2 }, repeated: 1 });
  });

  test('is known after a change in its app, and if it was logged here by hand', () => {
    const changed = { ...feedDraft({ startTime: '07:00' }), key: 'a' };
    expect(
      prepare({ rows: 1, records: lined([changed]) }, { fingerprints: new Map([['a', ['x']]]) }).known,
    ).toBe(1);
    const [entry] = prepare({ rows: 1, records: lined([feedDraft()]) }).records;
    const fingerprints = new Map([[keyOf(entry), ['x']]]);
    expect(prepare({ rows: 1, records: lined([keyed('a')]) }, { fingerprints }).known).toBe(1);
  });
});

describe('a bottle of formula in the minute of an equal bottle of breast milk', () => {
  const bottle = (milk?: 'breast' | 'formula'): CareDraft =>
    feedDraft({ type: 'bottle', amountOz: 1, ...(milk && { milk }) });
  const both = lined([bottle('breast'), bottle('formula')]);
  const [first, second] = prepare({ rows: 2, records: both }).records.map(keyOf);

  test('is another event, unless it names no milk or the same milk', () => {
    const again = lined([bottle('breast'), bottle('formula'), bottle('formula'), bottle()]);
    expect(prepare({ rows: 4, records: again })).toMatchObject({ counts: { feed: 2 }, repeated: 2 });
    const unsaid = lined([bottle(), bottle('breast'), bottle('formula')]);
    expect(prepare({ rows: 3, records: unsaid })).toMatchObject({ counts: { feed: 1 }, repeated: 2 });
  });

  test.each([
    ['both', [first, second]],
    ['only one, which an earlier version made from both', [first]],
  ])('is known, in either order, if the log has %s (corrected or deleted)', (_, keys) => {
    for (const records of [both, both.toReversed()]) {
      const held = new Map(keys.map((key = '') => [key, ['x']]));
      expect(prepare({ rows: 2, records }, { fingerprints: held })).toMatchObject({ records: [], known: 2 });
      expect(prepare({ rows: 2, records }, { deleted: new Set(held.keys()) })).toMatchObject({
        records: [],
        known: 2,
      });
    }
  });
});

describe('a row without a kind in Wee Hours', () => {
  const day = '2026-05-06';
  const at = aFeed().startedAt;
  const remark = (words: string, offset: number, on = day) => ({
    row: rawRow(9),
    kind: 'Solid',
    fault: 'noKind' as const,
    found: [],
    remark: { at: at + offset, day: on, words, child: '' },
  });
  const records = lined([feedDraft({ note: 'sleepy' }), feedDraft({ startTime: '12:00', endTime: '12:10' })]);
  const notImported = [remark('pear', 60_000), remark('oats', 60_000 * 230), remark('rice', 0, '2026-05-07')];

  test('is listed unless the parent wants to keep it', () => {
    const prepared = prepare({ rows: 5, records, notImported });
    expect(prepared.notImported).toHaveLength(3);
    expect(prepared.records.map(({ record }) => [record.importNote, record.note])).toEqual([
      [undefined, 'sleepy'],
      [undefined, ''],
    ]);
  });

  test('is added to the nearest new entry of its day, or listed', () => {
    const prepared = prepare({ rows: 5, records, notImported }, {}, { keepRemarks: true });
    expect(prepared.records.map(({ record }) => [record.importNote, record.note])).toEqual([
      ['pear', 'sleepy'],
      ['oats', ''],
    ]);
    expect(prepared).toMatchObject({ kept: 2, notImported: [{ remark: { words: 'rice' } }] });
  });

  test('is listed if the entries belong to another child', () => {
    const [pear] = notImported;
    if (!pear) throw new Error('no row');
    const leos = { ...pear, remark: { ...pear.remark, child: 'Leo' } };
    const target = { babies: new Map([['Mia', 'baby-1']]), keepRemarks: true };
    const mias = records.map((record) => ({ ...record, child: 'Mia' }));
    const prepared = prepare({ rows: 3, records: mias, notImported: [leos] }, {}, target);
    expect(prepared).toMatchObject({ kept: 0, keepable: [], notImported: [{ remark: { child: 'Leo' } }] });
  });

  test('is not added twice if a longer export repeats its entry', () => {
    const [first, second] = records;
    const [entry] = prepare({ rows: 1, records: first ? [first] : [] }).records;
    const known = new Map(entry ? [[keyOf(entry), ['x']]] : []);
    const longer = prepare(
      { rows: 3, records: first && second ? [first, second] : [], notImported: notImported.slice(0, 1) },
      { fingerprints: known },
      { keepRemarks: true },
    );
    expect(longer.records.map(({ record }) => record.importNote)).toEqual([undefined]);
    expect(longer.notImported).toHaveLength(1);
  });

  test('is added to a note only up to the length limit of the form', () => {
    const many = Array.from({ length: 12 }, (_, index) => remark(`${index} ${'x'.repeat(190)}`, index));
    const prepared = prepare({ rows: 14, records, notImported: many }, {}, { keepRemarks: true });
    expect(prepared.records[0]?.record.importNote?.length).toBeLessThanOrEqual(NOTE_LIMIT);
    expect(prepared.kept).toBe(10);
    expect(prepared.notImported).toHaveLength(2);
  });

  test('is never added to an entry that was in the log before', () => {
    const known = new Map(prepare({ rows: 2, records }).records.map((entry) => [keyOf(entry), ['x']]));
    const again = prepare({ rows: 5, records, notImported }, { fingerprints: known }, { keepRemarks: true });
    expect(again).toMatchObject({ kept: 0, known: 2, records: [] });
  });
});
