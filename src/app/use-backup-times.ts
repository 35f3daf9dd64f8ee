import { useLiveQuery } from 'dexie-react-hooks';
import { isBackupDue } from '#domain/backup-due.ts';
import { addDays, dayAt } from '#domain/when.ts';
import { formatDate } from '#domain/when-words.ts';
import { useRecords } from '#session/use-records.ts';
import { readBackupTimes } from '#storage/backup.ts';
import { useFamily } from './use-family.ts';

/** When the last backup was made, in a sentence, and whether it is time for one; live. Undefined while it is being read. */
export function useBackupTimes(): { words: string; due: boolean } | undefined {
  const db = useRecords();
  const { now, zone, today } = useFamily();
  const times = useLiveQuery(() => readBackupTimes(db), [db]);
  if (!times) return undefined;
  const day = times.lastBackup === null ? null : dayAt(times.lastBackup, zone);
  return { words: lastBackupWords(day, today), due: isBackupDue(times, now) };
}

function lastBackupWords(day: string | null, today: string): string {
  if (day === null) return 'There is no backup of this log yet.';
  if (day === today) return 'The last backup is from today.';
  if (day === addDays(today, -1)) return 'The last backup is from yesterday.';
  return `The last backup is from ${formatDate(day)}.`;
}
