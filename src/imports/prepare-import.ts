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

/**
 * What to write, and what became of every row:
 * `rows` = the rows in `became` + `babyRows` + `known` + `repeated` + `notImported`.
 */
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
  /** Rows that the log knows already. */
  known: number;
  /** Rows that say again what another row said. */
  repeated: number;
  notImported: NotImported[];
}

/** A record of the file in its place, and the lines it came from. */
interface Placed {
  lines: number[];
  entry: CareRecord;
}

type Verdict = 'fresh' | 'known' | 'repeated';

/** Gives what a file says its place in the log, without what the log knows already. */
export function prepareImport(read: ReadRows, target: ImportTarget): PreparedImport {
  const babies = newBabies(read, target);
  const babyIds = new Set([...target.held.babyIds, ...babies.map(({ babyId }) => babyId), target.babyId]);
  const judge = recognizer(target.held);
  const placed: Record<Verdict, Placed[]> = { fresh: [], known: [], repeated: [] };
  const orphans: NotImported[] = [];
  for (const { lines, draft } of read.records) {
    const entry = toRecord(draft, target);
    if (babyIds.has(entry.record.babyId)) placed[judge(draft, entry)].push({ lines, entry });
    else orphans.push(...lines.map((line) => orphan(line, draft)));
  }
  // A row of which one side is new and the other known counts once, for what is new.
  const counted = new Set(linesOf(placed.fresh));
  const countMore = (entries: readonly Placed[]) => {
    const before = counted.size;
    for (const line of linesOf(entries)) counted.add(line);
    return counted.size - before;
  };
  const knownBabies = read.babies.filter(({ baby }) => target.held.babyIds.has(baby.babyId)).length;
  return {
    babies,
    records: placed.fresh.map(({ entry }) => entry),
    rows: read.rows,
    became: perKind(placed.fresh, (entries) => new Set(linesOf(entries)).size),
    counts: perKind(placed.fresh, (entries) => entries.length),
    sittings: countSittings(placed.fresh),
    babyRows: babies.length,
    known: countMore(placed.known) + knownBabies,
    repeated:
      countMore(placed.repeated) + read.repeated.length + read.babies.length - knownBabies - babies.length,
    notImported: [...read.notImported, ...orphans].sort((a, b) => a.line - b.line),
  };
}

function linesOf(entries: readonly Placed[]): number[] {
  return entries.flatMap(({ lines }) => lines);
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
function recognizer(held: Held): (draft: CareDraft, entry: CareRecord) => Verdict {
  const ids = new Set<string>();
  const seen = new Set<string>();
  return (draft, { record }) => {
    const { id, importKey = '' } = record;
    const own = draft.fields.id !== undefined;
    const known = held.fingerprints.has(importKey) || (own ? held.ids.has(id) : held.deleted.has(importKey));
    const repeated = own ? ids.has(id) : seen.has(importKey);
    ids.add(id);
    seen.add(importKey);
    if (known) return 'known';
    return repeated ? 'repeated' : 'fresh';
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
