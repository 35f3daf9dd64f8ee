import { type CareRecord, dayOfRecord, instantOfRecord } from '#domain/log/care-record.ts';
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

/** Writes rows beside the records near them, apart from the parent's own words. */
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
