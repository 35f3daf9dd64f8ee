import { latestOf } from '#domain/backup-preview.ts';
import { type CareRecord, dayOfRecord, instantOfRecord } from '#domain/care-record.ts';
import type { FamilyLog } from '#domain/family-log.ts';
import { clockAt, dayAt } from '#domain/when.ts';
import { formatClock, formatDate } from '#domain/when-words.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './BackupTable.module.css';

const ROWS = [
  { part: 'feeds', label: 'Feeds' },
  { part: 'diapers', label: 'Diapers' },
  { part: 'sleeps', label: 'Sleeps' },
  { part: 'growths', label: 'Growth' },
] as const;

/** A backup beside the log that is here: whose it is, how much it holds, how far it goes. */
export function BackupTable({ file, here, zone }: { file: FamilyLog; here: FamilyLog; zone: string }) {
  const sides = [
    { key: 'file', log: file },
    { key: 'here', log: here },
  ];
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
        {ROWS.map(({ part, label }) => (
          <tr key={part}>
            <th scope="row">{label}</th>
            {sides.map(({ key, log }) => (
              <td key={key}>{log[part].length.toLocaleString('en-US')}</td>
            ))}
          </tr>
        ))}
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

/** By the family's clock; a measure has a day and no hour. */
function latestWords(entry: CareRecord | undefined, zone: string): string {
  if (!entry) return 'None';
  if (entry.kind === 'growth') return formatDate(dayOfRecord(entry));
  const at = instantOfRecord(entry);
  return `${formatDate(dayAt(at, zone))}, ${formatClock(clockAt(at, zone))}`;
}
