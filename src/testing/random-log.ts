import fc from 'fast-check';
import { kindNames } from '#domain/kinds/registry.ts';
import { type AnyEntry, isKnown, type OtherEntry } from '#domain/log/any-entry.ts';
import { type CareRecord, careLogOf } from '#domain/log/care-record.ts';
import { emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import { aBaby, aFeed } from './builders.ts';
import { anEntry } from './made-up/an-entry.ts';

/** Few ids, instants and devices, so that every kind of disagreement between two logs is likely. */
const ids = fc.constantFrom('1', '2', '3', '4');
const stamps = fc.record({
  updatedAt: fc.integer({ min: 1, max: 4 }),
  updatedBy: fc.constantFrom('mine', 'yours', 'theirs'),
  note: fc.constantFrom('', 'sleepy', '=1+1', '\u{1f37c}\ud800'),
});
/** Random JSON values. Excludes -0, which JSON cannot store, and `__proto__`, which is left out when a file is read. */
const json = fc
  .json({ maxDepth: 2 })
  .filter((text) => !text.includes('__proto__'))
  .map((text) => JSON.parse(text.replaceAll('-0', '0')));
/** Unknown fields, as from a newer version of the app. */
const unknown = fc.oneof(fc.constant({}), fc.record({ mood: json }));

const changes = fc.tuple(ids, stamps, unknown).map(([id, stamp, more]) => ({ id, ...stamp, ...more }));

/** Makes an entry of a kind that no version of the app has. */
function anOther(change: object): AnyEntry {
  const stamp = { babyId: 'baby-1', createdAt: 1, kind: 'from-the-future', day: '2026-05-06' };
  const record = { ...stamp, ...change } as object as OtherEntry;
  return { kind: record.kind, record };
}

const makers: ((change: object) => AnyEntry)[] = [
  ...kindNames().map((kind) => (change: object) => ({ kind, record: anEntry(kind, change) }) as CareRecord),
  (change) => ({ kind: 'feed', record: aFeed({ ...change, type: 'bottle', amountOz: 4.05 }) }),
  anOther,
];
const entries = fc.tuple(changes, fc.constantFrom(...makers)).map(([change, make]) => make(change));

/** Trash rows. Each deletion is later than the last write of its entry. */
const deletions = fc
  .tuple(entries, fc.integer({ min: 1, max: 3 }), fc.constantFrom('mine', 'yours', 'theirs'))
  .map(([deleted, after, deletedBy]) => {
    const { id, updatedAt } = deleted.record;
    return { id, deleted, deletedAt: updatedAt + after, deletedBy };
  });

const babies = changes.map(({ id, note, ...change }) => {
  const { userId: _userId, ...baby } = aBaby({ ...change, babyId: id, name: note || 'Juniper' });
  return baby;
});

const family = changes.map((change) => ({ ...change, kind: 'from-the-future', createdAt: 1 }));

const timers = changes.map(({ id, updatedAt, updatedBy }) => ({
  id,
  babyId: '1',
  kind: id === '4' ? 'from-the-future' : 'feed',
  segments: [{ side: 'left' as const, startedAt: 1, endedAt: null }],
  createdAt: 1,
  updatedAt,
  updatedBy,
}));

const imports = fc.record({
  id: ids,
  source: fc.constant('Baby Connect'),
  importedAt: fc.integer({ min: 1, max: 4 }),
  counts: fc.constant({ feed: 1, diaper: 0, sleep: 0, growth: 0 }),
  babyIds: fc.subarray(['1', '2']),
});

const idOf = ({ id }: { id: string }) => id;

/** Random logs of one device. An id belongs to a record or to a trash row, never to both. */
export const familyLogs: fc.Arbitrary<FamilyLog> = fc
  .record({
    entries: fc.uniqueArray(fc.oneof(entries, deletions), {
      selector: (entry) => ('kind' in entry ? entry.record.id : entry.id),
      maxLength: 4,
    }),
    babies: fc.uniqueArray(babies, { selector: ({ babyId }) => babyId, maxLength: 2 }),
    family: fc.uniqueArray(family, { selector: idOf, maxLength: 2 }),
    timers: fc.uniqueArray(timers, { selector: idOf, maxLength: 1 }),
    imports: fc.uniqueArray(imports, { selector: idOf, maxLength: 2 }),
  })
  .map(({ entries: all, ...rest }) => {
    const alive = all.filter((entry) => 'kind' in entry);
    return {
      ...emptyLog(),
      ...rest,
      ...careLogOf((kind) => alive.filter((entry) => entry.kind === kind).map(({ record }) => record)),
      others: alive.flatMap((entry) => (isKnown(entry) ? [] : [entry.record])),
      trash: all.filter((entry) => 'deletedAt' in entry),
    };
  });
