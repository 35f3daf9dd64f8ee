import { useFamily } from '#app/use-family.ts';
import { type CareRecord, describeRecord, endOfRecord, instantOfRecord } from '#domain/care-record.ts';
import { isElsewhere } from '#domain/elsewhere.ts';
import type { Units } from '#domain/units.ts';
import { clockAt, type Day, dayAt } from '#domain/when.ts';
import { formatClock, formatShortDay } from '#domain/when-words.ts';
import styles from './PrintedDay.module.css';

interface PrintedDayProps {
  day: Day;
  /** In the order of time. */
  entries: readonly CareRecord[];
}

/** A day on paper, a row an entry. It is never on the screen. */
export function PrintedDay({ day, entries }: PrintedDayProps) {
  const { units, zone } = useFamily();
  return (
    <table className={styles.paper}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">What</th>
          <th scope="col">Amount</th>
          <th scope="col">Note</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <tr key={entry.record.id}>
            <td className={styles.time}>{timeOf(entry, day, zone)}</td>
            {cellsOf(entry, units).map((words, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row's two cells never move.
              <td key={index}>{words}</td>
            ))}
            <td className={styles.note} dir="auto">
              {entry.record.note}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** "11:40 PM – Thu, May 14, 2:40 AM", with the day where it is another one. Growth has a day and no hour. */
function timeOf(entry: CareRecord, day: Day, familyZone: string): string {
  if (entry.kind === 'growth') return '';
  const { zone } = entry.record;
  const clockOf = (at: number) => {
    const own = dayAt(at, zone);
    return `${own === day ? '' : `${formatShortDay(own)}, `}${formatClock(clockAt(at, zone))}`;
  };
  const [start, end] = [instantOfRecord(entry), endOfRecord(entry)];
  const place = isElsewhere(start, zone, familyZone) ? ` in ${zone.replaceAll('_', ' ')}` : '';
  return `${clockOf(start)}${end > start ? ` – ${clockOf(end)}` : ''}${place}`;
}

/** What it was, and how much: "Bottle" and "4 oz". */
function cellsOf(entry: CareRecord, units: Units): [what: string, amount: string] {
  const words = describeRecord(entry, units);
  if (entry.kind === 'growth') return ['Growth', words];
  const [what = '', ...amount] = words.split(', ');
  return [what, amount.join(', ')];
}
