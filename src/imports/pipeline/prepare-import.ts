import type { Baby } from '#domain/baby/baby.ts';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import { type KindName, mapKinds } from '#domain/kinds/registry.ts';
import type { AnyEntry } from '#domain/log/any-entry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { type Author, newStamp } from '#domain/record.ts';
import { fingerprint, type Held, measurePrints } from '#domain/sync/fingerprint.ts';
import type { RowFault } from '#domain/sync/row-fault.ts';
import type { Day } from '#domain/time/when.ts';
import type { CareDraft, Untold } from '#imports/rows/import-format.ts';
import { MEASURES } from '#imports/rows/row-measures.ts';
import { findKeepable, keepInNotes } from './keep-remarks.ts';
import { faultOfBaby, placeOthers } from './place-others.ts';
import type { RawRow, ReadRecord } from './raw-row.ts';
import type { NotImported, ReadRows, RowNote } from './read-rows.ts';
import { recognizer, type Verdict } from './recognizer.ts';
import { unlikelyInFeed } from './unlikely-feeds.ts';

export interface ImportTarget {
  /**
   * The baby's id for each child's name in the files, or null for an excluded child. If there is only one child, rows
   * without a name belong to it. If that child has no name, all rows belong to it.
   */
  babies: ReadonlyMap<string, string | null>;
  userId: string;
  held: Held;
  /** The birth dates of the log's babies, by id. */
  birthDates: ReadonlyMap<string, Day>;
  importId: string;
  author: Author;
  /** Whether rows without a kind are added to the notes of entries near them. */
  keepRemarks: boolean;
}

/**
 * The records to write, and the result of every row. `rows` is the sum of the rows in `became`, `others`, `babyRows`,
 * `known`, `repeated`, `kept` and `notImported`.
 */
export interface PreparedImport {
  babies: Baby[];
  records: CareRecord[];
  /** Entries of unknown kinds, one per row. */
  others: AnyEntry[];
  rows: number;
  /** Rows that become at least one new record, by kind. */
  became: Record<KindName, number>;
  /** New records, by kind. */
  counts: Record<KindName, number>;
  /** New feeds, with the stretches of one sitting counted once. */
  sittings: number;
  babyRows: number;
  /** Rows that are already in the log. */
  known: number;
  /** Rows that repeat another row. */
  repeated: number;
  /** The names in the file of rows without a kind that fit into the note of a new record. */
  keepable: string[];
  /** The number of these rows that were added to notes: all or none. */
  kept: number;
  notImported: NotImported[];
  /** Imported rows that the parent should check. */
  doubts: RowNote[];
  /** Numbers of rows that become at least one new feed, by what the rows lack about the two sides. */
  untold: Record<Untold, number>;
}

/** A record of the files, with the entry that it becomes. */
interface Placed extends ReadRecord {
  entry: CareRecord;
}

/** Makes entries of the files' records, and leaves out those that the log already has. */
export function prepareImport(read: ReadRows, target: ImportTarget): PreparedImport {
  const babies = newBabies(read, target);
  const described = new Set([...target.held.babyIds, ...babies.map(({ babyId }) => babyId)]);
  const prints = [...target.held.fingerprints.keys(), ...target.held.deleted];
  const heldMeasures = new Set(prints.flatMap(measurePrints));
  const inOrder = byVersion(read.records);
  const judge = recognizer(target.held, inOrder);
  const keyOf = keyMaker();
  const placed: Record<Verdict, Placed[]> = { fresh: [], known: [], repeated: [] };
  const others = placeOthers(read.others, target.held, described, target.importId);
  const removed = read.babies.filter(({ baby }) => target.held.removed.has(baby.babyId));
  const nobodys: NotImported[] = removed.map(({ row }) => ({
    row,
    kind: 'baby',
    fault: 'babyRemoved',
    found: [],
  }));
  for (const record of inOrder) {
    const { draft } = record;
    const babyId = draft.fields.babyId ?? babyOf(record.child, target);
    const entry = babyId === null ? null : toRecord(draft, babyId, target, heldMeasures, keyOf);
    const isTold = draft.fields.babyId === undefined;
    const fault = entry && faultOfBaby(entry.record.babyId, target.held, isTold ? null : described);
    if (entry === null) nobodys.push(...outOf(record, 'childLeftOut'));
    else if (fault) nobodys.push(...outOf(record, fault));
    else placed[judge(draft, entry)].push({ ...record, entry });
  }
  const records = placed.fresh.map(({ entry }) => entry);
  const alreadyHere = placed.known.map(({ entry }) => entry);
  const keepable = findKeepable(read.notImported, records, alreadyHere, (child) => babyOf(child, target));
  const kept = new Set(target.keepRemarks ? keepable.map(({ row }) => row) : []);
  if (target.keepRemarks) keepInNotes(keepable);
  // A row with one new and one known side counts once, as new.
  const counted = new Set(rowsOf(placed.fresh));
  const countMore = (entries: readonly Placed[]) => {
    const before = counted.size;
    for (const row of rowsOf(entries)) counted.add(row);
    return counted.size - before;
  };
  const known = countMore(placed.known);
  const repeated = countMore(placed.repeated);
  // A row is listed once, even if it has two sides.
  const left = [...new Map(nobodys.map((one) => [one.row, one])).values()];
  const heldBabies = read.babies.filter(({ baby }) => target.held.babyIds.has(baby.babyId)).length;
  const knownBabies = heldBabies - removed.length;
  return {
    babies,
    records,
    others: others.fresh,
    rows: read.rows,
    became: perKind(placed.fresh, (entries) => new Set(rowsOf(entries)).size),
    counts: perKind(placed.fresh, (entries) => entries.length),
    sittings: countSittings(records),
    babyRows: babies.length,
    known: known + knownBabies + others.known,
    repeated:
      repeated + others.repeated + read.repeated.length + read.babies.length - heldBabies - babies.length,
    keepable: keepable.map(({ row }) => row.kind),
    kept: kept.size,
    notImported: [
      ...read.notImported.filter((row) => !kept.has(row)),
      ...left.filter(({ row }) => !counted.has(row)),
      ...others.notImported,
    ],
    doubts: [...read.doubts, ...findUnlikely(placed.fresh, babies, target)],
    untold: { order: countUntold(placed.fresh, 'order'), lengths: countUntold(placed.fresh, 'lengths') },
  };
}

/**
 * Implausible new feeds from other apps, each fault once per row. Feeds from a Wee Hours file were confirmed when they
 * were entered.
 */
function findUnlikely(
  fresh: readonly Placed[],
  babies: readonly Baby[],
  { birthDates }: ImportTarget,
): RowNote[] {
  const born = new Map([...birthDates, ...babies.map((baby) => [baby.babyId, baby.birthDate] as const)]);
  const notes = fresh.flatMap(({ rows, draft, entry: { kind, record } }) => {
    if (kind !== 'feed' || draft.fields.id !== undefined) return [];
    const problems = unlikelyInFeed(record, born.get(record.babyId));
    return rows.flatMap((row) => problems.map(({ fault, found }) => ({ row, kind, fault, found })));
  });
  const seen = new Map<RawRow, Set<RowFault>>();
  return notes.filter(({ row, fault }) => {
    const faults = seen.get(row) ?? new Set();
    seen.set(row, faults);
    return faults.size < faults.add(fault).size;
  });
}

function countUntold(fresh: readonly Placed[], untold: Untold): number {
  return new Set(rowsOf(fresh.filter((one) => one.untold === untold))).size;
}

function babyOf(child: string, { babies }: ImportTarget): string | null {
  const [only] = babies.size === 1 ? babies : [];
  // With another name, a row belongs to a child for whom the files have no record.
  if (only && (child === '' || only[0] === '')) return only[1];
  return babies.get(child) ?? null;
}

function rowsOf(entries: readonly Placed[]): RawRow[] {
  return entries.flatMap(({ rows }) => rows);
}

function newBabies({ babies }: ReadRows, { held, userId, author }: ImportTarget): Baby[] {
  const stamp = { createdAt: author.now, updatedAt: author.now, updatedBy: author.device };
  const byId = new Map<string, Baby>();
  for (const { baby } of babies) {
    const described = { ...stamp, ...baby, userId };
    const before = byId.get(baby.babyId);
    const isLatest = !before || described.updatedAt > before.updatedAt;
    if (!held.babyIds.has(baby.babyId) && isLatest) byId.set(baby.babyId, described);
  }
  return [...byId.values()];
}

/**
 * Makes the record. Its `importKey` identifies it even after a correction by the parent. A Wee Hours file contains the
 * key if it differs from the current fingerprint. Of a growth entry from another app, only the measures that its day
 * lacks are kept, because a longer export repeats a weight beside a new length.
 */
function toRecord(
  draft: CareDraft,
  babyId: string,
  { importId, author }: ImportTarget,
  heldMeasures: ReadonlySet<string>,
  keyOf: (draft: CareDraft, entry: CareRecord) => string,
): CareRecord {
  const record = { ...newStamp(babyId, author), ...draft.fields, importId };
  const entry = { kind: draft.kind, record } as CareRecord;
  if (entry.kind === 'growth' && draft.fields.id === undefined) {
    entry.record = withoutHeld(entry.record, heldMeasures);
  }
  entry.record.importKey ??= keyOf(draft, entry);
  return entry;
}

/**
 * Returns the key of each record: the key that its app gave, or its fingerprint. Two bottles with the same minute and
 * amount have the same fingerprint. If the file names another milk for the second bottle, the milk is appended to its
 * key. All other keys are the same as in earlier versions, so that records imported by those versions are recognized.
 */
function keyMaker(): (draft: CareDraft, entry: CareRecord) => string {
  const firstMilks = new Map<string, CareDraft['milk']>();
  return ({ key, milk }, entry) => {
    const print = fingerprint(entry);
    if (!firstMilks.has(print)) firstMilks.set(print, milk);
    const first = firstMilks.get(print);
    return key ?? (milk && first && milk !== first ? `${print}|${milk}` : print);
  };
}

function withoutHeld(growth: Growth, heldMeasures: ReadonlySet<string>): Growth {
  const isHeld = (measure: (typeof MEASURES)[number]) => {
    const alone = { ...growth, weightKg: null, lengthCm: null, headCm: null, [measure]: growth[measure] };
    return heldMeasures.has(fingerprint({ kind: 'growth', record: alone }));
  };
  return { ...growth, ...Object.fromEntries(MEASURES.filter(isHeld).map((measure) => [measure, null])) };
}

/**
 * Sorts versions of one entry by the time of their write, so that the last one counts. Other records keep their order.
 */
function byVersion(records: readonly ReadRecord[]): ReadRecord[] {
  const stampOf = ({ draft: { fields } }: ReadRecord) =>
    [fields.updatedAt ?? 0, fields.updatedBy ?? ''] as const;
  return records.toSorted((a, b) => {
    const [[at, by], [otherAt, otherBy]] = [stampOf(a), stampOf(b)];
    return at - otherAt || (by < otherBy ? -1 : Number(by > otherBy));
  });
}

/** The rows of a record that is not imported, with the fault. */
function outOf({ rows, draft }: ReadRecord, fault: RowFault): NotImported[] {
  return rows.map((row) => ({ row, kind: draft.kind, fault, found: [] }));
}

function perKind(placed: readonly Placed[], count: (placed: Placed[]) => number): Record<KindName, number> {
  return mapKinds((kind) => count(placed.filter(({ entry }) => entry.kind === kind)));
}

function countSittings(records: readonly CareRecord[]): number {
  const feeds = records.flatMap(({ kind, record }) => (kind === 'feed' ? record : []));
  const babyIds = [...new Set(feeds.map(({ babyId }) => babyId))];
  return babyIds.reduce((sum, id) => sum + sittingsOf(feeds.filter(({ babyId }) => babyId === id)).length, 0);
}
