import { type CareRecord, dayOfRecord, instantOfRecord } from '#domain/care-record.ts';
import type { NotImported } from './read-rows.ts';

/**
 * Writes what we have no record for into the note of the new record nearest to it on its day, and never into one that
 * the log had before: taken back, the import takes its words with it. What has no new record on its day is not kept.
 */
export function keepRemarks(
  notImported: readonly NotImported[],
  records: readonly CareRecord[],
  babyOf: (child: string) => string | null,
): { kept: number; notKept: NotImported[] } {
  const days = new Map<string, CareRecord[]>();
  for (const entry of records) {
    const day = `${entry.record.babyId} ${dayOfRecord(entry)}`;
    const entries = days.get(day);
    if (entries) entries.push(entry);
    else days.set(day, [entry]);
  }
  let kept = 0;
  const notKept = notImported.filter(({ remark }) => {
    const near = remark && days.get(`${babyOf(remark.child)} ${remark.day}`);
    const nearest = near && nearestTo(remark.at, near);
    if (!remark || !nearest) return true;
    nearest.record.note = [nearest.record.note, remark.words].filter(Boolean).join('\n');
    kept += 1;
    return false;
  });
  return { kept, notKept };
}

function nearestTo(at: number, entries: readonly CareRecord[]): CareRecord | undefined {
  const distance = (entry: CareRecord) => Math.abs(instantOfRecord(entry) - at);
  return entries.reduce<CareRecord | undefined>(
    (best, entry) => (best && distance(best) <= distance(entry) ? best : entry),
    undefined,
  );
}
