import { DAY } from '#domain/time/when.ts';

/** When the first and the latest entry were made, in epoch milliseconds; null without an entry. */
export interface EntryTimes {
  firstEntry: number | null;
  latestEntry: number | null;
}

const WEEK = 7 * DAY;

/**
 * True if a backup is due. If there is a backup, the next one is due when it is a week old and there are newer entries.
 * Without a backup, the first one is due when the first entry is a week old. Times are epoch milliseconds. `lastBackup`
 * is null without a backup.
 */
export function isBackupDue(
  lastBackup: number | null,
  { firstEntry, latestEntry }: EntryTimes,
  now: number,
): boolean {
  if (firstEntry === null || latestEntry === null) return false;
  if (lastBackup === null) return now - firstEntry >= WEEK;
  return latestEntry > lastBackup && now - lastBackup >= WEEK;
}
