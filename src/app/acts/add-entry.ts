import { isolated } from '#domain/isolated.ts';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import { dayAt } from '#domain/time/when.ts';
import { authorNow } from '#storage/browser/device.ts';
import { addRecord, deleteRecords } from '#storage/log/records.ts';
import { speech, words } from '#words/now.ts';
import { clockOfRecord, describeRecord } from '#words/say/kinds.ts';
import { formatRelativeDay } from '#words/say/spans.ts';
import type { Done, LogTarget } from './confirm.ts';

/** An act on one entry. */
export interface EntryDone extends Done {
  /** The entry as stored now. */
  entry: CareRecord;
  /** The entry before the act. Undefined for a new entry. */
  before?: CareRecord;
}

/** Saves a new entry. Its undo moves it to the trash. Rejects with the storage's error and then has written nothing. */
export async function addEntry(target: LogTarget, entry: CareRecord): Promise<EntryDone> {
  const { kind, record } = entry;
  await addRecord(target.db, kind, record);
  return entryDone(target, words.first.taps.saved, entry, () =>
    deleteRecords(target.db, [{ kind, id: record.id }], authorNow()),
  );
}

/** Describes an act on an entry. `title` names the act, the baby and the entry, such as "Saved for Wren: Wet diaper". */
export function entryDone(
  { baby, units, zone }: LogTarget,
  title: (name: string, entry: string) => string,
  entry: CareRecord,
  undo: () => Promise<unknown>,
): EntryDone {
  return {
    title: title(isolated(baby.name), describeRecord(entry, units, speech)),
    description: whenOf(entry, zone),
    entry,
    undo,
  };
}

/**
 * "Today, 8:00 AM" in the family's `zone`. Names the place if the entry's clock differed. Growth has a day but no hour.
 */
export function whenOf(entry: CareRecord, zone: string): string {
  const day = formatRelativeDay(dayOfRecord(entry), dayAt(authorNow().now, zone), speech);
  const clock = clockOfRecord(entry, zone, speech);
  return clock ? words.first.taps.when(day, clock) : day;
}
