import type { Baby } from '#domain/baby.ts';
import { CARE_KINDS, type CareKind, type CareRecord, fingerprint } from '#domain/care-record.ts';
import { type Author, newStamp } from '#domain/record.ts';
import type { CareDraft } from './import-format.ts';
import type { NotImported, ReadRows } from './read-rows.ts';

/** What the log knows already. */
export interface Held {
  ids: ReadonlySet<string>;
  babyIds: ReadonlySet<string>;
  fingerprints: ReadonlySet<string>;
  /** Fingerprints of records that an import brought and the parent deleted. */
  deleted: ReadonlySet<string>;
}

export interface ImportTarget {
  /** The baby whose log it is, where the file does not say. */
  babyId: string;
  userId: string;
  held: Held;
  importId: string;
  author: Author;
}

/** What to write, and what became of every row: `rows` = the rows in `became` + `babyRows` + `duplicates` + `notImported`. */
export interface PreparedImport {
  babies: Baby[];
  records: CareRecord[];
  rows: number;
  /** Rows that become at least one new record, by kind. */
  became: Record<CareKind, number>;
  /** New records, by kind. */
  counts: Record<CareKind, number>;
  /** New feeds, the stretches of one sitting counted once. */
  sittings: number;
  babyRows: number;
  /** Rows that the file repeats, or that the log knows already. */
  duplicates: number;
  notImported: NotImported[];
}

/** A record of the file in its place, and the lines it came from. */
interface Placed {
  lines: number[];
  entry: CareRecord;
}

/** Gives what a file says its place in the log, without what the log knows already. */
export function prepareImport(read: ReadRows, target: ImportTarget): PreparedImport {
  const babies = newBabies(read, target);
  const babyIds = new Set([...target.held.babyIds, ...babies.map(({ babyId }) => babyId), target.babyId]);
  const isKnown = recognizer(target.held);
  const fresh: Placed[] = [];
  const known: Placed[] = [];
  const orphans: NotImported[] = [];
  for (const { lines, draft } of read.records) {
    const entry = toRecord(draft, target);
    if (!babyIds.has(entry.record.babyId)) orphans.push(...lines.map((line) => orphan(line, draft)));
    else (isKnown(draft, entry) ? known : fresh).push({ lines, entry });
  }
  const freshLines = new Set(fresh.flatMap(({ lines }) => lines));
  const knownLines = new Set(known.flatMap(({ lines }) => lines).filter((line) => !freshLines.has(line)));
  return {
    babies,
    records: fresh.map(({ entry }) => entry),
    rows: read.rows,
    became: perKind(fresh, (placed) => new Set(placed.flatMap(({ lines }) => lines)).size),
    counts: perKind(fresh, (placed) => placed.length),
    sittings: countSittings(fresh),
    babyRows: babies.length,
    duplicates: knownLines.size + read.repeated.length + read.babies.length - babies.length,
    notImported: [...read.notImported, ...orphans].sort((a, b) => a.line - b.line),
  };
}

function newBabies({ babies }: ReadRows, { held, userId, author }: ImportTarget): Baby[] {
  const stamp = { createdAt: author.now, updatedAt: author.now, updatedBy: author.device };
  const byId = new Map<string, Baby>();
  for (const { baby } of babies) {
    if (!held.babyIds.has(baby.babyId) && !byId.has(baby.babyId)) {
      byId.set(baby.babyId, { ...stamp, ...baby, userId });
    }
  }
  return [...byId.values()];
}

/** `importKey` is how the record is known again after the parent corrected it. */
function toRecord(draft: CareDraft, { babyId, importId, author }: ImportTarget): CareRecord {
  const record = { ...newStamp(babyId, author), ...draft.fields, importId };
  const entry = { kind: draft.kind, record } as CareRecord;
  entry.record.importKey = fingerprint(entry);
  return entry;
}

/**
 * Says whether the log or an earlier row has a record. A file of our own gives ids: two diapers of one minute stay two,
 * and a deleted record may come back. Other apps' files are known by fingerprint: what they repeat is one event, and what
 * the parent deleted after an import stays deleted when a longer export brings it again.
 */
function recognizer(held: Held): (draft: CareDraft, entry: CareRecord) => boolean {
  const ids = new Set(held.ids);
  const seen = new Set<string>();
  return (draft, { record }) => {
    const { id, importKey = '' } = record;
    const here = held.fingerprints.has(importKey);
    const known =
      draft.fields.id === undefined
        ? here || held.deleted.has(importKey) || seen.has(importKey)
        : here || ids.has(id);
    ids.add(id);
    seen.add(importKey);
    return known;
  };
}

function orphan(line: number, { kind }: CareDraft): NotImported {
  return { line, kind, reason: 'The file does not describe the baby it belongs to.', found: '' };
}

function perKind(placed: readonly Placed[], count: (placed: Placed[]) => number): Record<CareKind, number> {
  const counts = { feed: 0, diaper: 0, sleep: 0, growth: 0 };
  for (const kind of CARE_KINDS) counts[kind] = count(placed.filter(({ entry }) => entry.kind === kind));
  return counts;
}

function countSittings(placed: readonly Placed[]): number {
  const sittings = placed.map(({ entry }) =>
    entry.kind === 'feed' ? (entry.record.sessionId ?? entry.record.id) : null,
  );
  return new Set(sittings.filter((sitting) => sitting !== null)).size;
}
