import type { Baby } from '#domain/baby/baby.ts';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import { type KindName, mapKinds } from '#domain/kinds/registry.ts';
import type { AnyEntry } from '#domain/log/any-entry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { type Author, newStamp } from '#domain/record.ts';
import { fingerprint, type Held, measurePrints } from '#domain/sync/fingerprint.ts';
import type { Day } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import type { CareDraft, Untold } from '#imports/rows/import-format.ts';
import { MEASURES } from '#imports/rows/row-measures.ts';
import { findKeepable, keepInNotes } from './keep-remarks.ts';
import { placeOthers, reasonToLeaveOut } from './place-others.ts';
import type { RawRow, ReadRecord } from './raw-row.ts';
import type { NotImported, ReadRows, RowNote } from './read-rows.ts';
import { recognizer, type Verdict } from './recognizer.ts';
import { unlikelyInFeed } from './unlikely-feeds.ts';

export interface ImportTarget {
  /**
   * Whose rows they are, by the child's name in the files: a baby's id, or null for a child who is left out. Of a single
   * child are the rows without a name, and all rows where it has none itself.
   */
  babies: ReadonlyMap<string, string | null>;
  userId: string;
  held: Held;
  /** When the babies of the log were born, by their ids. */
  birthDates: ReadonlyMap<string, Day>;
  /** What the family measures bottles in. */
  volume: Units['volume'];
  importId: string;
  author: Author;
  /** Whether what we have no record for goes into the notes of entries near it. */
  keepRemarks: boolean;
}

/**
 * What to write, and what became of every row:
 * `rows` = the rows in `became` + `others` + `babyRows` + `known` + `repeated` + `kept` + `notImported`.
 */
export interface PreparedImport {
  babies: Baby[];
  records: CareRecord[];
  /** Entries of kinds that this version does not know, a row each. */
  others: AnyEntry[];
  rows: number;
  /** Rows that become at least one new record, by kind. */
  became: Record<KindName, number>;
  /** New records, by kind. */
  counts: Record<KindName, number>;
  /** New feeds, the stretches of one sitting counted once. */
  sittings: number;
  babyRows: number;
  /** Rows that the log knows already. */
  known: number;
  /** Rows that say again what another row said. */
  repeated: number;
  /** Rows that we have no record for and that the note of a new record has room for, by what the file calls them. */
  keepable: string[];
  /** Those of them that stand there: all, or none. */
  kept: number;
  notImported: NotImported[];
  /** Rows that are imported and that the parent should check. */
  doubts: RowNote[];
  /** Rows that become at least one new feed, by what they do not tell of the two sides. */
  untold: Record<Untold, number>;
}

/** A record of the files and its place in the log. */
interface Placed extends ReadRecord {
  entry: CareRecord;
}

/** Gives what the files say its place in the log, without what the log knows already. */
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
  const nobodys: NotImported[] = removed.map(({ row, baby }) => ({
    row,
    kind: 'baby',
    reason: reasonToLeaveOut(baby.babyId, target.held, null) ?? '',
    found: '',
  }));
  for (const record of inOrder) {
    const { draft } = record;
    const babyId = draft.fields.babyId ?? babyOf(record.child, target);
    const entry = babyId === null ? null : toRecord(draft, babyId, target, heldMeasures, keyOf);
    const isTold = draft.fields.babyId === undefined;
    const reason = entry && reasonToLeaveOut(entry.record.babyId, target.held, isTold ? null : described);
    if (entry === null) nobodys.push(...outOf(record, 'You left this child out.'));
    else if (reason) nobodys.push(...outOf(record, reason));
    else placed[judge(draft, entry)].push({ ...record, entry });
  }
  const records = placed.fresh.map(({ entry }) => entry);
  const alreadyHere = placed.known.map(({ entry }) => entry);
  const keepable = findKeepable(read.notImported, records, alreadyHere, (child) => babyOf(child, target));
  const kept = new Set(target.keepRemarks ? keepable.map(({ row }) => row) : []);
  if (target.keepRemarks) keepInNotes(keepable);
  // A row of which one side is new and the other known counts once, for what is new.
  const counted = new Set(rowsOf(placed.fresh));
  const countMore = (entries: readonly Placed[]) => {
    const before = counted.size;
    for (const row of rowsOf(entries)) counted.add(row);
    return counted.size - before;
  };
  const known = countMore(placed.known);
  const repeated = countMore(placed.repeated);
  // Two sides of one row are one line on the list.
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

/** New feeds of other apps that few babies have, once for each row. Those of our own file were asked about when typed. */
function findUnlikely(
  fresh: readonly Placed[],
  babies: readonly Baby[],
  { birthDates, volume }: ImportTarget,
): RowNote[] {
  const born = new Map([...birthDates, ...babies.map((baby) => [baby.babyId, baby.birthDate] as const)]);
  const notes = fresh.flatMap(({ rows, draft, entry: { kind, record } }) => {
    if (kind !== 'feed' || draft.fields.id !== undefined) return [];
    const problems = unlikelyInFeed(record, born.get(record.babyId), volume);
    return rows.flatMap((row) =>
      problems.map(({ message, found }) => ({ row, kind, reason: message, found })),
    );
  });
  const seen = new Map<RawRow, Set<string>>();
  return notes.filter(({ row, reason }) => {
    const reasons = seen.get(row) ?? new Set();
    seen.set(row, reasons);
    return reasons.size < reasons.add(reason).size;
  });
}

function countUntold(fresh: readonly Placed[], untold: Untold): number {
  return new Set(rowsOf(fresh.filter((one) => one.untold === untold))).size;
}

function babyOf(child: string, { babies }: ImportTarget): string | null {
  const [only] = babies.size === 1 ? babies : [];
  // Another name than theirs is another child's, of whom the files hold nothing that becomes a record.
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
 * `importKey` is how the record is known again after the parent corrected it; our own file brings it along where that
 * happened before the export. Of a growth entry of another app only those measures are left that its day does not have: a
 * longer export brings a weight once more beside the length it had not before.
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
 * Gives each record the key of its own app, or else its fingerprint. Two bottles of one minute and amount have the same: the
 * second has its milk added to the key where the file says another milk for it than for the first. All other keys stay as
 * earlier versions made them, so that what these brought is known again.
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

/** Versions of one entry in the order in which they were made, so that the last one counts; all else in its own order. */
function byVersion(records: readonly ReadRecord[]): ReadRecord[] {
  const stampOf = ({ draft: { fields } }: ReadRecord) =>
    [fields.updatedAt ?? 0, fields.updatedBy ?? ''] as const;
  return records.toSorted((a, b) => {
    const [[at, by], [otherAt, otherBy]] = [stampOf(a), stampOf(b)];
    return at - otherAt || (by < otherBy ? -1 : Number(by > otherBy));
  });
}

/** The rows of a record that is nobody's. */
function outOf({ rows, draft }: ReadRecord, reason: string): NotImported[] {
  return rows.map((row) => ({ row, kind: draft.kind, reason, found: '' }));
}

function perKind(placed: readonly Placed[], count: (placed: Placed[]) => number): Record<KindName, number> {
  return mapKinds((kind) => count(placed.filter(({ entry }) => entry.kind === kind)));
}

function countSittings(records: readonly CareRecord[]): number {
  const feeds = records.flatMap(({ kind, record }) => (kind === 'feed' ? record : []));
  const babyIds = [...new Set(feeds.map(({ babyId }) => babyId))];
  return babyIds.reduce((sum, id) => sum + sittingsOf(feeds.filter(({ babyId }) => babyId === id)).length, 0);
}
