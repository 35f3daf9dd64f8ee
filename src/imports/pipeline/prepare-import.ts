import type { Baby } from '#domain/baby/baby.ts';
import { foldText } from '#domain/fold-text.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import { type KindName, mapKinds } from '#domain/kinds/registry.ts';
import type { AnyEntry } from '#domain/log/any-entry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { DetailsToAdd } from '#domain/log/family-log.ts';
import { type Author, newStamp } from '#domain/record.ts';
import { fingerprint, type Held, measurePrints } from '#domain/sync/fingerprint.ts';
import type { RowFault } from '#domain/sync/row-fault.ts';
import type { Day } from '#domain/time/when.ts';
import { ROWS_IN_STEP } from '#imports/containers/slices.ts';
import type { CareDraft, Untold } from '#imports/rows/import-format.ts';
import { MEASURES } from '#imports/rows/row-measures.ts';
import { type ChildOutcome, countOutcomes, judgeRows } from './count-outcomes.ts';
import { fillKnown } from './fill-known.ts';
import { findKeepable, keepInNotes } from './keep-remarks.ts';
import { faultOfBaby, placeOthers } from './place-others.ts';
import type { RawRow, ReadRecord, RowNote } from './raw-row.ts';
import type { NotImported, ReadRows } from './read-rows.ts';
import { recognizer, type Verdict } from './recognizer.ts';
import { unlikelyIn } from './unlikely-entries.ts';

export interface ImportTarget {
  /**
   * The baby's id for each child's name in the files; null for an excluded child. If the files have only one child,
   * rows without a name belong to it. If this child has no name, all rows belong to it.
   */
  babies: ReadonlyMap<string, string | null>;
  userId: string;
  held: Held;
  /** The birth dates of the log's babies, by id. */
  birthDates: ReadonlyMap<string, Day>;
  importId: string;
  author: Author;
  /** True if the text of rows without a kind is added to the notes of entries near them. */
  keepRemarks: boolean;
}

/**
 * The records to write, and the result of every row. `rows` is the sum of the new rows in `children`, and of the rows
 * in `others`, `babyRows`, `known`, `repeated`, `kept` and `notImported`.
 */
export interface PreparedImport {
  babies: Baby[];
  records: CareRecord[];
  /** Entries of the log to which the files add details. Their rows count as known. */
  filled: DetailsToAdd[];
  /** Entries of unknown kinds, one per row. */
  others: AnyEntry[];
  rows: number;
  /** What becomes of the rows of each baby, by kind. The babies are in the order of the questions about them. */
  children: ChildOutcome[];
  /** For each kind, the number of new records. */
  counts: Record<KindName, number>;
  babyRows: number;
  /** The number of rows that are already in the log. */
  known: number;
  /** The number of rows that repeat another row. */
  repeated: number;
  /** The name in the file for each row without a kind whose text fits into the note of a new record. */
  keepable: string[];
  /** The number of these rows that were added to notes. It is all of them if the parent keeps them, otherwise 0. */
  kept: number;
  notImported: NotImported[];
  /** Imported rows that the parent should check. */
  doubts: RowNote[];
  /**
   * Counts the rows that become at least one new feed but lack the order or the durations of the sides, by what is
   * missing.
   */
  untold: Record<Untold, number>;
}

/** A record of the files, and the entry that is made from it. */
interface Placed extends ReadRecord {
  entry: CareRecord;
}

/**
 * Makes entries from the records of the files. Leaves out those that the log already has. Yields often, so that a page
 * can respond in between.
 */
export function* prepareImport(
  read: ReadRows,
  target: ImportTarget,
): Generator<undefined, PreparedImport, undefined> {
  const babies = newBabies(read, target);
  const described = new Set([...target.held.babyIds, ...babies.map(({ babyId }) => babyId)]);
  const prints = [...target.held.fingerprints.keys(), ...target.held.deleted];
  const heldMeasures = new Set(prints.flatMap(measurePrints));
  yield;
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
  for (const [index, record] of inOrder.entries()) {
    if (index % ROWS_IN_STEP === 0) yield;
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
  yield;
  const keepable = findKeepable(read.notImported, records, alreadyHere, (child) => babyOf(child, target));
  const kept = new Set(target.keepRemarks ? keepable.map(({ row }) => row) : []);
  if (target.keepRemarks) keepInNotes(keepable);
  yield;
  const judged = judgeRows(placed);
  for (const { row, child } of read.repeated) {
    const babyId = babyOf(child, target);
    if (babyId === null) nobodys.push({ row, kind: 'growth', fault: 'childLeftOut', found: [] });
    else judged.set(row, { row, kind: 'growth', babyId, verdict: 'repeated' });
  }
  const judgedAs = (verdict: Verdict) => [...judged.values()].filter((one) => one.verdict === verdict).length;
  // A row is listed once, even if it has two sides.
  const left = [...new Map(nobodys.map((one) => [one.row, one])).values()];
  const heldBabies = read.babies.filter(({ baby }) => target.held.babyIds.has(baby.babyId)).length;
  const knownBabies = heldBabies - removed.length;
  const repeatedBabies = read.babies.length - heldBabies - babies.length;
  yield;
  const filled = yield* fillKnown(placed.known, placed.fresh, target.held, target.author);
  yield;
  const inQuestions = [...target.babies.values()];
  const children = countOutcomes(judged.values(), records, filled, read.types).toSorted(
    (one, other) => inQuestions.indexOf(one.babyId) - inQuestions.indexOf(other.babyId),
  );
  yield;
  return {
    babies,
    records,
    filled,
    others: others.fresh,
    rows: read.rows,
    children,
    counts: mapKinds((kind) => records.filter((entry) => entry.kind === kind).length),
    babyRows: babies.length,
    known: judgedAs('known') + knownBabies + others.known,
    repeated: judgedAs('repeated') + repeatedBabies + others.repeated,
    keepable: keepable.map(({ row }) => row.kind),
    kept: kept.size,
    notImported: [
      ...read.notImported.filter((row) => !kept.has(row)),
      ...left.filter(({ row }) => !judged.has(row)),
      ...others.notImported,
    ],
    doubts: [...read.doubts, ...findUnlikely(placed.fresh, babies, target)],
    untold: { order: countUntold(placed.fresh, 'order'), lengths: countUntold(placed.fresh, 'lengths') },
  };
}

/**
 * Finds implausible new entries from other apps. Lists each fault once per row. Leaves out entries from a Wee Hours
 * file, because the parent confirmed such an entry before saving it.
 */
function findUnlikely(
  fresh: readonly Placed[],
  babies: readonly Baby[],
  { birthDates }: ImportTarget,
): RowNote[] {
  const born = new Map([...birthDates, ...babies.map((baby) => [baby.babyId, baby.birthDate] as const)]);
  const notes = fresh.flatMap(({ rows, draft, entry }) => {
    if (draft.fields.id !== undefined) return [];
    const problems = unlikelyIn(entry, born.get(entry.record.babyId));
    return rows.flatMap((row) =>
      problems.map(({ fault, found }) => ({ row, kind: entry.kind, fault, found })),
    );
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
  // A row with another name belongs to a child for whom the files have no record.
  if (only && (child === '' || only[0] === '')) return only[1];
  const named = babies.get(child);
  if (named !== undefined) return named;
  // The questions have one spelling of each name.
  const [, folded = null] = [...babies].find(([name]) => foldText(name) === foldText(child)) ?? [];
  return folded;
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
 * Makes the record. Its `importKey` identifies it even after the parent corrects it. A Wee Hours file contains the key
 * if it differs from the current fingerprint. A longer export may repeat a weight and add a length. Therefore, a growth
 * entry from another app keeps only the measures that the log does not have for its day.
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
 * Returns a function that gives each record its key. This is the key from the record's app, or else the fingerprint.
 * Two bottles with the same minute and amount have the same fingerprint. If the file names another milk for the second
 * bottle, the milk is appended to its key. If the times may be AM or PM, the second of two equal rows has a key of its
 * own. All other keys are the same as in earlier versions. Records that those versions imported are therefore
 * recognized.
 */
function keyMaker(): (draft: CareDraft, entry: CareRecord) => string {
  const firstMilks = new Map<string, string | undefined>();
  return ({ key, isEitherHalf }, entry) => {
    const print = fingerprint(entry);
    if (isEitherHalf && firstMilks.has(print)) return `${print}|other half`;
    const milk = entry.kind === 'feed' ? MILKS_IN_KEYS.get(entry.record.milk ?? '') : undefined;
    if (!firstMilks.has(print)) firstMilks.set(print, milk);
    const first = firstMilks.get(print);
    return key ?? (milk && first && milk !== first ? `${print}|${milk}` : print);
  };
}

const MILKS_IN_KEYS = new Map([
  ['breast', 'breast milk'],
  ['formula', 'formula'],
]);

function withoutHeld(growth: Growth, heldMeasures: ReadonlySet<string>): Growth {
  const isHeld = (measure: (typeof MEASURES)[number]) => {
    const alone = { ...growth, weightKg: null, lengthCm: null, headCm: null, [measure]: growth[measure] };
    return heldMeasures.has(fingerprint({ kind: 'growth', record: alone }));
  };
  return { ...growth, ...Object.fromEntries(MEASURES.filter(isHeld).map((measure) => [measure, null])) };
}

/**
 * Sorts the versions of an entry by the time of writing, so that the last one counts. Other records keep their order.
 */
function byVersion(records: readonly ReadRecord[]): ReadRecord[] {
  const stampOf = ({ draft: { fields } }: ReadRecord) =>
    [fields.updatedAt ?? 0, fields.updatedBy ?? ''] as const;
  return records.toSorted((a, b) => {
    const [[at, by], [otherAt, otherBy]] = [stampOf(a), stampOf(b)];
    return at - otherAt || (by < otherBy ? -1 : Number(by > otherBy));
  });
}

/** Lists the rows of a record that is not imported, with the fault. */
function outOf({ rows, draft }: ReadRecord, fault: RowFault): NotImported[] {
  return rows.map((row) => ({ row, kind: draft.kind, fault, found: [] }));
}
