import { type CareRecord, dayOfRecord, instantOfRecord } from '#domain/care-record.ts';
import { NOTE_LIMIT } from '#domain/parsed.ts';
import type { NotImported } from './read-rows.ts';

/** A row that we have no record for, and the new record whose note has room for it. */
export interface Keepable {
  row: NotImported;
  words: string;
  near: CareRecord;
}

/**
 * Finds for what we have no record for the record of the files nearest to it on its day, and takes it where that is among
 * the `fresh` ones, never one that the log had before: taken back, the import takes its words with it. Beside one that is
 * `known` they may stand already, from an earlier import. What has no record on its day, or too long a note in it, cannot
 * be kept.
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
  const notes = new Map(fresh.map((entry) => [entry, entry.record.note]));
  return notImported.flatMap((row) => {
    if (!row.remark) return [];
    const { at, day, words, child } = row.remark;
    const near = nearestTo(at, days.get(`${babyOf(child)} ${day}`) ?? []);
    const note = near && notes.get(near);
    if (near === undefined || note === undefined) return [];
    const longer = withWords(note, words);
    if (longer.length > NOTE_LIMIT) return [];
    notes.set(near, longer);
    return [{ row, words, near }];
  });
}

/** Writes rows into the notes of the records near them. */
export function keepInNotes(keepable: readonly Keepable[]): void {
  for (const { words, near } of keepable) {
    near.record.note = withWords(near.record.note, words);
  }
}

function withWords(note: string, words: string): string {
  return [note, words].filter(Boolean).join('\n');
}

function nearestTo(at: number, entries: readonly CareRecord[]): CareRecord | undefined {
  const distance = (entry: CareRecord) => Math.abs(instantOfRecord(entry) - at);
  return entries.reduce<CareRecord | undefined>(
    (best, entry) => (best && distance(best) <= distance(entry) ? best : entry),
    undefined,
  );
}
