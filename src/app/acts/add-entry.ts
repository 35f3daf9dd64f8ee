import { isolated } from '#domain/isolated.ts';
import { type CareRecord, clockOfRecord, dayOfRecord, describeRecord } from '#domain/log/care-record.ts';
import { dayAt } from '#domain/time/when.ts';
import { formatRelativeDay } from '#domain/time/when-words.ts';
import { authorNow } from '#storage/browser/device.ts';
import { addRecord, deleteRecords } from '#storage/log/records.ts';
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
  return entryDone(target, 'Saved', entry, () =>
    deleteRecords(target.db, [{ kind, id: record.id }], authorNow()),
  );
}

/** Describes an act on an entry: the act ("Saved"), the baby, the entry and its time. */
export function entryDone(
  { baby, units, zone }: LogTarget,
  act: string,
  entry: CareRecord,
  undo: () => Promise<unknown>,
): EntryDone {
  return {
    title: `${act} for ${isolated(baby.name)}: ${describeRecord(entry, units)}`,
    description: whenOf(entry, zone),
    entry,
    undo,
  };
}

/**
 * "Today, 8:00 AM" in the family's `zone`. Names the place if the entry's clock differed. Growth has a day but no hour.
 */
export function whenOf(entry: CareRecord, zone: string): string {
  const day = formatRelativeDay(dayOfRecord(entry), dayAt(authorNow().now, zone));
  return [day, clockOfRecord(entry, zone)].filter(Boolean).join(', ');
}
