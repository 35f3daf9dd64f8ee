import { addDays, dayAt } from '#domain/time/when.ts';
import { formatDate } from '#domain/time/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import { readLastBackup } from '#storage/backup/last-backup.ts';
import { speech, words } from '#words/now.ts';
import { useFamily } from './use-family.ts';
import { useLive } from './use-live.ts';

/**
 * Returns the time of the last backup (epoch milliseconds, null for never) and a text about it, as a live query.
 * Undefined while the time loads.
 */
export function useLastBackup(): { at: number | null; words: string } | undefined {
  const db = useRecords();
  const { zone, today } = useFamily();
  const at = useLive(db, 'last backup', () => readLastBackup(db, Date.now()));
  if (at === undefined) return undefined;
  return { at, words: lastBackupWords(at === null ? null : dayAt(at, zone), today) };
}

function lastBackupWords(day: string | null, today: string): string {
  const { never, fromToday, fromYesterday, from } = words.first.lastBackup;
  if (day === null) return never;
  if (day === today) return fromToday;
  return day === addDays(today, -1) ? fromYesterday : from(formatDate(day, speech.locale));
}
