import { type CareRecord, instantOfRecord } from '#domain/log/care-record.ts';
import { NOTE_LIMIT } from '#domain/parsed.ts';
import { joinLines } from '#imports/rows/row-text.ts';
import { dayKey, entriesByDay } from './entries-by-day.ts';
import type { NotImported } from './read-rows.ts';

/** A row without a kind in Wee Hours, and a new record. The note of the record has room for the row's text. */
export interface Keepable {
  row: NotImported;
  words: string;
  near: CareRecord;
}

/**
 * For each row without a kind, finds the nearest record of the files on the same day. The row can be kept only if that
 * record is `fresh`. Reverting the import then removes the text too. A `known` record is in the log already, and its
 * note may have the text from an earlier import. A row cannot be kept if its day has no record, or if the record's note
 * would become too long.
 */
export function findKeepable(
  notImported: readonly NotImported[],
  fresh: readonly CareRecord[],
  known: readonly CareRecord[],
  babyOf: (child: string) => string | null,
): Keepable[] {
  const days = entriesByDay([...known, ...fresh]);
  const kept = new Map(fresh.map((entry) => [entry, entry.record.importNote ?? '']));
  return notImported.flatMap((row) => {
    if (!row.remark) return [];
    const { at, day, words, child } = row.remark;
    const near = nearestTo(at, days.get(dayKey(babyOf(child), day)) ?? []);
    const before = near && kept.get(near);
    if (near === undefined || before === undefined) return [];
    const longer = joinLines([before, words]);
    if (longer.length > NOTE_LIMIT) return [];
    kept.set(near, longer);
    return [{ row, words, near }];
  });
}

/** Appends the text of each row to the import note of the record near it. The parent's own note stays unchanged. */
export function keepInNotes(keepable: readonly Keepable[]): void {
  for (const { words, near } of keepable) {
    near.record.importNote = joinLines([near.record.importNote ?? '', words]);
  }
}

function nearestTo(at: number, entries: readonly CareRecord[]): CareRecord | undefined {
  const distance = (entry: CareRecord) => Math.abs(instantOfRecord(entry) - at);
  return entries.reduce<CareRecord | undefined>(
    (best, entry) => (best && distance(best) <= distance(entry) ? best : entry),
    undefined,
  );
}
