import { isolated } from '#domain/isolated.ts';
import { type CareRecord, dayOfRecord } from '#domain/log/care-record.ts';
import { dayAt } from '#domain/time/when.ts';
import { showAdvice } from '#session/open-advice.ts';
import { authorNow } from '#storage/browser/device.ts';
import { addRecord, deleteRecords, type WrittenWith } from '#storage/log/records.ts';
import { lazyCode } from '#ui/layout/lazy-component.tsx';
import { speech, words } from '#words/now.ts';
import { clockOfRecord, describeRecord } from '#words/say/kinds.ts';
import { formatRelativeDay } from '#words/say/spans.ts';
import type { Done, LogTarget } from './confirm.ts';

const rulesOfAdvice = lazyCode(() => import('#domain/kinds/entry-advice.ts'));

/** The result of an act on one entry. */
export interface EntryDone extends Done {
  /** The entry as stored now. */
  entry: CareRecord;
  /** The entry before the act. Undefined for a new entry. */
  before?: CareRecord;
}

/**
 * Saves a new entry, and what is written with it. The undo moves the entry to the trash. If the write fails, rejects
 * with the storage's error and leaves the log unchanged.
 */
export async function addEntry(target: LogTarget, entry: CareRecord, more?: WrittenWith): Promise<EntryDone> {
  const { kind, record } = entry;
  await addRecord(target.db, kind, record, more);
  showNewAdvice(target, entry);
  return entryDone(target, words.first.taps.saved, entry, () =>
    deleteRecords(target.db, [{ kind, id: record.id }], authorNow()),
  );
}

/**
 * Shows the advice on a saved entry. Shows none if the baby's entry had the same advice before. The save does not wait
 * for the rules of advice to load. If they cannot be fetched, only the log shows the advice.
 */
export function showNewAdvice({ baby }: LogTarget, entry: CareRecord, before?: CareRecord): void {
  void rulesOfAdvice()
    .then(({ adviceFor }) => {
      const known = before?.record.babyId === baby.babyId ? adviceFor(before, baby) : [];
      if (adviceFor(entry, baby).some((code) => !known.includes(code)))
        showAdvice({ kind: entry.kind, id: entry.record.id });
    })
    .catch(() => {});
}

/** Describes an act on an entry for its toast. `title` returns the title, such as "Saved for Wren: Wet diaper". */
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
 * Returns the day and time of an entry in the family's `zone`, such as "Today, 8:00 AM". Names the place if the clock
 * there showed another time. Growth has a day but no time.
 */
export function whenOf(entry: CareRecord, zone: string): string {
  const day = formatRelativeDay(dayOfRecord(entry), dayAt(authorNow().now, zone), speech);
  const clock = clockOfRecord(entry, zone, speech);
  return clock ? words.first.taps.when(day, clock) : day;
}
