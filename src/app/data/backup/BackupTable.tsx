import type { KindName } from '#domain/kinds/registry.ts';
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
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';

import styles from './BackupTable.module.css';

/** Compares the babies, the number of entries and the latest entry of a backup with those of the current log. */
export function BackupTable({ file, here, zone }: { file: FamilyLog; here: FamilyLog; zone: string }) {
  const sides = [
    { key: 'file', log: file },
    { key: 'here', log: here },
  ];
  const kinds = kindsOfLogs(file, here);
  const said = words.backup.table;
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{said.caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{said.file}</th>
          <th scope="col">{said.here}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{said.babies}</th>
          {sides.map(({ key, log }) => (
            <td key={key}>{said.names(log.babies.map(({ name }) => name)) || said.none}</td>
          ))}
        </tr>
        {kinds.map((part) => (
          <tr key={part}>
            <th scope="row">{titleOf(part)}</th>
            {sides.map(({ key, log }) => (
              <td key={key}>{said.count(log[part].length)}</td>
            ))}
          </tr>
        ))}
        {sides.some(({ log }) => log.others.length > 0) && (
          <tr>
            <th scope="row">{said.newer}</th>
            {sides.map(({ key, log }) => (
              <td key={key}>{said.count(log.others.length)}</td>
            ))}
          </tr>
        )}
        <tr>
          <th scope="row">{said.latest}</th>
          {sides.map(({ key, log }) => (
            <td key={key}>{latestWords(latestOf(log), zone)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

function titleOf(kind: KindName): string {
  return kindWords(kind, speech).all;
}

/** Returns the day of the latest entry. Adds the time in the family's zone if the entry has a time. */
function latestWords(entry: CareRecord | undefined, zone: string): string {
  if (!entry) return words.backup.table.none;
  if (isDayOnly(entry)) return formatDate(dayOfRecord(entry), speech.locale);
  const at = instantOfRecord(entry);
  return words.backup.applied.when(
    formatDate(dayAt(at, zone), speech.locale),
    formatClock(clockAt(at, zone), speech.locale),
  );
}
