import { DAY } from '#domain/time/when.ts';

/** When entries were made, in epoch milliseconds; null where there is none yet. */
export interface EntryTimes {
  firstEntry: number | null;
  latestEntry: number | null;
}

const WEEK = 7 * DAY;

/**
 * True when a week or more was logged that no backup holds: the last one (epoch milliseconds, null for none) is a week old
 * and something came since, or there was none in the week since the first entry.
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
