import { type CareRecord, dayOfRecord, instantOfRecord } from '#domain/care-record.ts';
import type { NotImported } from './read-rows.ts';

/** A row that we have no record for, and the new record whose note has room for it. */
export interface Keepable {
  row: NotImported;
  words: string;
  near: CareRecord;
}

/**
 * Finds for what we have no record for the new record nearest to it on its day, and never one that the log had before:
 * taken back, the import takes its words with it. What has no new record on its day cannot be kept.
 */
export function findKeepable(
  notImported: readonly NotImported[],
  records: readonly CareRecord[],
  babyOf: (child: string) => string | null,
): Keepable[] {
  const days = new Map<string, CareRecord[]>();
  for (const entry of records) {
    const day = `${entry.record.babyId} ${dayOfRecord(entry)}`;
    const entries = days.get(day);
    if (entries) entries.push(entry);
    else days.set(day, [entry]);
  }
  return notImported.flatMap((row) => {
    if (!row.remark) return [];
    const { at, day, words, child } = row.remark;
    const near = nearestTo(at, days.get(`${babyOf(child)} ${day}`) ?? []);
    return near ? [{ row, words, near }] : [];
  });
}

/** Writes rows into the notes of the records near them. */
export function keepInNotes(keepable: readonly Keepable[]): void {
  for (const { words, near } of keepable) {
    near.record.note = [near.record.note, words].filter(Boolean).join('\n');
  }
}

function nearestTo(at: number, entries: readonly CareRecord[]): CareRecord | undefined {
  const distance = (entry: CareRecord) => Math.abs(instantOfRecord(entry) - at);
  return entries.reduce<CareRecord | undefined>(
    (best, entry) => (best && distance(best) <= distance(entry) ? best : entry),
    undefined,
  );
}
