import { DAY } from '#domain/time/when.ts';

/** When entries were made, in epoch milliseconds; null without any. */
export interface EntryTimes {
  firstEntry: number | null;
  latestEntry: number | null;
}

const WEEK = 7 * DAY;

/**
 * True if at least a week of logging is not in a backup. With a backup, it must be a week old and there must be new
 * entries. Without one, the first entry must be a week old. Epoch milliseconds; null for none.
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
