import { kindOf } from '#domain/kinds/registry.ts';
import {
  type CareRecord,
  dayOfRecord,
  instantOfRecord,
  isDayOnly,
  kindsOfLogs,
} from '#domain/log/care-record.ts';
import type { FamilyLog } from '#domain/log/family-log.ts';
import { latestOf } from '#domain/sync/backup-preview.ts';
import { clockAt, dayAt } from '#domain/time/when.ts';
import { formatClock, formatDate } from '#domain/time/when-words.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import styles from './BackupTable.module.css';

/** Compares a backup with the current log: babies, number of entries and latest entry. */
export function BackupTable({ file, here, zone }: { file: FamilyLog; here: FamilyLog; zone: string }) {
  const sides = [
    { key: 'file', log: file },
    { key: 'here', log: here },
  ];
  const kinds = kindsOfLogs(file, here);
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>What the backup holds, and what is here now</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">In the file</th>
          <th scope="col">Here now</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">Babies</th>
          {sides.map(({ key, log }) => (
            <td key={key}>{log.babies.map(({ name }) => name).join(', ') || 'None'}</td>
          ))}
        </tr>
        {kinds.map((part) => (
          <tr key={part}>
            <th scope="row">{kindOf(part).words.all}</th>
            {sides.map(({ key, log }) => (
              <td key={key}>{log[part].length.toLocaleString('en-US')}</td>
            ))}
          </tr>
        ))}
        {sides.some(({ log }) => log.others.length > 0) && (
          <tr>
            <th scope="row">Of a newer version</th>
            {sides.map(({ key, log }) => (
              <td key={key}>{log.others.length.toLocaleString('en-US')}</td>
            ))}
          </tr>
        )}
        <tr>
          <th scope="row">Latest entry</th>
          {sides.map(({ key, log }) => (
            <td key={key}>{latestWords(latestOf(log), zone)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** The day of the latest entry, and its time in the family's zone if it has one. */
function latestWords(entry: CareRecord | undefined, zone: string): string {
  if (!entry) return 'None';
  if (isDayOnly(entry)) return formatDate(dayOfRecord(entry));
  const at = instantOfRecord(entry);
  return `${formatDate(dayAt(at, zone))}, ${formatClock(clockAt(at, zone))}`;
}
