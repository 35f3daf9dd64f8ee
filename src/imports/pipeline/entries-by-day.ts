import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import type { Day } from '#domain/time/when.ts';

/** Groups entries by baby and day, under the keys of {@link dayKey}. */
export function entriesByDay(entries: Iterable<CareRecord>): ReadonlyMap<string, CareRecord[]> {
  const days = new Map<string, CareRecord[]>();
  for (const entry of entries) {
    const key = dayKey(entry.record.babyId, dayOfRecord(entry));
    const ofDay = days.get(key);
    if (ofDay) ofDay.push(entry);
    else days.set(key, [entry]);
  }
  return days;
}

export function dayKey(babyId: string | null, day: Day): string {
  return `${babyId} ${day}`;
}
