import { kindOf } from '#domain/kinds/registry.ts';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import type { DetailsToAdd } from '#domain/log/family-log.ts';
import { pick } from '#domain/pick.ts';
import type { Author } from '#domain/record.ts';
import { fingerprint, type Held } from '#domain/sync/fingerprint.ts';
import type { CareDraft } from '#imports/rows/import-format.ts';
import { joinLines, type Words } from '#imports/rows/row-text.ts';
import { dayKey, entriesByDay } from './entries-by-day.ts';

/** A draft of the files, and the entry that is made from it. */
interface Drafted {
  draft: CareDraft;
  entry: CareRecord;
}

/**
 * Returns what an import adds to entries that the log already has. Earlier versions wrote details without a field into
 * the notes of an entry, and rows without a kind into the note of an entry near them.
 *
 * A known entry gets the details that it lacks. It gets them only if it still has the text of the earlier import, or
 * was never edited. The text is removed if the entry has all its details. A new entry of a row that was kept in a note
 * removes the row's text from that note. All other words of a note stay. Yields after each known entry, so that a page
 * can respond in between.
 */
export function* fillKnown(
  known: readonly Drafted[],
  fresh: readonly Drafted[],
  held: Held,
  { device }: Author,
): Generator<undefined, DetailsToAdd[], undefined> {
  const changed = new Map<string, CareRecord>();
  const current = (entry: CareRecord) => changed.get(entry.record.id) ?? entry;
  const moved = new Map<string, string[]>();
  for (const { entry, line } of keptRemarks(fresh, held)) {
    const { kind, record } = current(entry);
    const words = {
      note: withoutLine(record.note, line),
      importNote: withoutLine(record.importNote ?? '', line),
    };
    changed.set(record.id, { kind, record: withWords(record, words) } as CareRecord);
    moved.set(record.id, [...(moved.get(record.id) ?? []), line]);
  }
  const taken = new Set<string>();
  for (const { draft, entry } of known) {
    yield;
    const found = heldEntryOf(draft, entry, held, taken);
    if (!found) continue;
    taken.add(found.record.id);
    const filled = filledWith(current(found), draft, entry);
    if (filled) changed.set(found.record.id, filled);
  }
  return [...changed.values()].map((after) => {
    const before = held.entries.get(after.record.id) as CareRecord;
    const isNew = (name: string) => valueIn(before, name) === undefined && valueIn(after, name) !== undefined;
    const names = detailNames(after).filter(isNew);
    const entry = { kind: after.kind, record: { ...after.record, updatedBy: device } } as CareRecord;
    return { entry, names, before: wordsOf(before.record), moved: moved.get(after.record.id) ?? [] };
  });
}

function wordsOf(record: Words): Words {
  return pick(
    record,
    (['note', 'importNote'] as const).filter((name) => name in record),
  ) as Words;
}

/** Returns a record with other words. An empty import note is left out. */
function withWords<R extends Words>({ importNote: _, ...record }: R, { note, importNote }: Words): R {
  return { ...record, note, ...(importNote && { importNote }) } as R;
}

/** Names the fields with details. The parent can fill them in, and may leave them out. */
function detailNames({ kind }: Pick<CareRecord, 'kind'>): string[] {
  return Object.entries(kindOf(kind).fields).flatMap(([name, { optional, shown }]) =>
    optional && shown ? [name] : [],
  );
}

/** Finds the entry of the log that a row of another app is. A row of a Wee Hours file has all details already. */
function heldEntryOf(
  { fields, formerKeys = [] }: CareDraft,
  entry: CareRecord,
  { fingerprints, entries }: Held,
  taken: ReadonlySet<string>,
): CareRecord | undefined {
  if (fields.id !== undefined) return undefined;
  const { importKey = '', babyId } = entry.record;
  const ids = [importKey, fingerprint(entry), ...formerKeys].flatMap((key) => fingerprints.get(key) ?? []);
  return ids
    .filter((id) => !taken.has(id))
    .flatMap((id) => entries.get(id) ?? [])
    .find(({ kind, record }) => kind === entry.kind && record.babyId === babyId);
}

/** Returns the entry of the log with the details of the file that it lacks; null if nothing changes. */
function filledWith(here: CareRecord, draft: CareDraft, there: CareRecord): CareRecord | null {
  const former = formerWords(here.record, draft);
  const isUntouched = here.record.updatedAt === here.record.createdAt;
  if (!former && !isUntouched) return null;
  const details = detailNames(there).filter((name) => valueIn(there, name) !== undefined);
  const missing = details.filter((name) => valueIn(here, name) === undefined && appliesTo(name, here, there));
  const record = { ...here.record, ...pick(there.record, missing) };
  const filled = { kind: here.kind, record } as CareRecord;
  const isWhole = details.every((name) => isSame(valueIn(filled, name), valueIn(there, name)));
  if (!former || !isWhole) return missing.length > 0 ? filled : null;
  const isSaid = missing.length === 0 && isSame(wordsOf(withWords(record, former)), wordsOf(record));
  return isSaid ? null : ({ kind: here.kind, record: withWords(record, former) } as CareRecord);
}

function valueIn({ record }: CareRecord, name: string): unknown {
  return record[name as keyof typeof record];
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * True if a detail of the file applies to the entry as it is now. The parent may have changed its type. A share of
 * breast milk belongs to the amount of the file.
 */
function appliesTo(name: string, here: CareRecord, there: CareRecord): boolean {
  const { onlyWith } = kindOf(there.kind).fields[name] ?? {};
  if (name === 'breastOz' && !isSame(valueIn(here, 'amountOz'), valueIn(there, 'amountOz'))) return false;
  if (!onlyWith) return true;
  const value = valueIn(here, onlyWith.name) ?? valueIn(there, onlyWith.name);
  return onlyWith.of.includes(typeof value === 'string' ? value : '');
}

/**
 * Returns the words that the entry should have if its words begin with those of an earlier import, byte by byte. Before
 * there were import notes, the text stood in front of the parent's note. Lines after it are rows that were kept.
 */
function formerWords(record: Words, { formerNote, fields }: CareDraft): Words | undefined {
  if (formerNote === undefined) return undefined;
  const { note, importNote = '' } = fields;
  const rest = restAfter(record.importNote ?? '', formerNote);
  if (rest !== undefined) return { note: record.note, importNote: joinLines([importNote, rest]) };
  const joined = [formerNote, note].filter(Boolean).join('. ');
  const more = record.importNote === undefined ? restAfter(record.note, joined) : undefined;
  return more === undefined ? undefined : { note: joinLines([note, more]), importNote };
}

/** Returns the lines of a text after its first ones; undefined if it begins with other lines. */
function restAfter(text: string, first: string): string | undefined {
  if (text === first) return '';
  return text.startsWith(`${first}\n`) ? text.slice(first.length + 1) : undefined;
}

/** Finds the notes with the text of a row that becomes an entry now. */
function keptRemarks(fresh: readonly Drafted[], { entries }: Held): { entry: CareRecord; line: string }[] {
  const remarks = fresh.flatMap(({ draft, entry }) =>
    draft.formerRemark === undefined
      ? []
      : [{ day: dayKey(entry.record.babyId, dayOfRecord(entry)), line: draft.formerRemark }],
  );
  if (!remarks.length) return [];
  const withNotes = [...entries.values()].filter(({ record }) => record.note || record.importNote);
  const days = entriesByDay(withNotes);
  return remarks.flatMap(({ day, line }) => {
    const isKept = (text = '') => withoutLine(text, line) !== text;
    const entry = days.get(day)?.find(({ record }) => isKept(record.importNote) || isKept(record.note));
    return entry ? [{ entry, line }] : [];
  });
}

/** Removes a text that fills whole lines. */
function withoutLine(text: string, line: string): string {
  const at = `\n${text}\n`.indexOf(`\n${line}\n`);
  if (at < 0) return text;
  const before = text.slice(0, Math.max(0, at - 1));
  return joinLines([before, text.slice(at + line.length + 1)]);
}
