import { type CareRecord, dayOfRecord, instantOfRecord } from '#domain/log/care-record.ts';
import { NOTE_LIMIT } from '#domain/parsed.ts';
import type { NotImported } from './read-rows.ts';

/** A row without a kind in Wee Hours, and the new record whose note has room for the row's text. */
export interface Keepable {
  row: NotImported;
  words: string;
  near: CareRecord;
}

/**
 * For each row without a kind, finds the nearest record of the files on its day. A row can be kept only if that record
 * is `fresh`, so that reverting the import removes the text too. A `known` record is in the log already, and its note
 * may contain the text from an earlier import. A row cannot be kept if its day has no record, or if the record's note
 * would become too long.
 */
export function findKeepable(
  notImported: readonly NotImported[],
  fresh: readonly CareRecord[],
  known: readonly CareRecord[],
  babyOf: (child: string) => string | null,
): Keepable[] {
  const days = new Map<string, CareRecord[]>();
  for (const entry of [...known, ...fresh]) {
    const day = `${entry.record.babyId} ${dayOfRecord(entry)}`;
    const entries = days.get(day);
    if (entries) entries.push(entry);
    else days.set(day, [entry]);
  }
  const kept = new Map(fresh.map((entry) => [entry, entry.record.importNote ?? '']));
  return notImported.flatMap((row) => {
    if (!row.remark) return [];
    const { at, day, words, child } = row.remark;
    const near = nearestTo(at, days.get(`${babyOf(child)} ${day}`) ?? []);
    const before = near && kept.get(near);
    if (near === undefined || before === undefined) return [];
    const longer = withWords(before, words);
    if (longer.length > NOTE_LIMIT) return [];
    kept.set(near, longer);
    return [{ row, words, near }];
  });
}

/** Appends rows to the notes of the records near them, separate from the parent's own note. */
export function keepInNotes(keepable: readonly Keepable[]): void {
  for (const { words, near } of keepable) {
    near.record.importNote = withWords(near.record.importNote ?? '', words);
  }
}

function withWords(before: string, words: string): string {
  return [before, words].filter(Boolean).join('\n');
}

function nearestTo(at: number, entries: readonly CareRecord[]): CareRecord | undefined {
  const distance = (entry: CareRecord) => Math.abs(instantOfRecord(entry) - at);
  return entries.reduce<CareRecord | undefined>(
    (best, entry) => (best && distance(best) <= distance(entry) ? best : entry),
    undefined,
  );
}
