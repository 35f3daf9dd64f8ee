import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFamily } from '#app/family/use-family.ts';
import { type CareRecord, endOfRecord, instantOfRecord, isDayOnly } from '#domain/log/care-record.ts';
import { wordsBeside } from '#domain/record.ts';
import { clockAt, type Day, dayAt } from '#domain/time/when.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import { speech, words } from '#words/now.ts';
import { amountOfRecord, clockOfRecord, nameOfRecord, withZone } from '#words/say/kinds.ts';
import styles from './PrintedDay.module.css';

interface PrintedDayProps {
  day: Day;
  /** In order of time. */
  entries: readonly CareRecord[];
}

/** Renders a day for printing, with one row for each entry. Renders nothing unless the browser is printing. */
export function PrintedDay({ day, entries }: PrintedDayProps) {
  const { units, zone } = useFamily();
  const isPrinted = useIsPrinted();
  if (!isPrinted) return null;
  return (
    <table className={styles.paper}>
      <thead>
        <tr>
          <th scope="col">{words.log.print.time}</th>
          <th scope="col">{words.log.print.entry}</th>
          <th scope="col">{words.log.print.amount}</th>
          <th scope="col">{words.log.print.note}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => {
          const [what, amount] = cellsOf(entry, units);
          return (
            <tr key={entry.record.id}>
              <td className={styles.time}>{timeOf(entry, day, zone)}</td>
              <td>{what}</td>
              <td>{amount}</td>
              <td className={styles.note} dir="auto">
                {wordsBeside(entry.record)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function useIsPrinted(): boolean {
  const [isPrinted, setIsPrinted] = useState(false);
  useLayoutEffect(() => {
    // The browser lays out the page right after the event, so the render must be synchronous.
    const begin = () => flushSync(() => setIsPrinted(true));
    const end = () => setIsPrinted(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted;
}

/**
 * Returns the time of an entry, such as "11:40 PM – Thu, May 14, 2:40 AM". Names a day if it is not the printed `day`.
 * While a timer runs, returns a text such as "2:40 AM – now". Returns an empty text for an entry that has a day but no
 * time.
 */
function timeOf(entry: CareRecord, day: Day, familyZone: string): string {
  if (isDayOnly(entry)) return clockOfRecord(entry, familyZone, speech);
  const { zone } = entry.record;
  const clockOf = (at: number) => {
    const own = dayAt(at, zone);
    const clock = formatClock(clockAt(at, zone), speech.locale);
    return own === day ? clock : words.log.print.otherDay(formatShortDay(own, speech.locale), clock);
  };
  const [start, end] = [instantOfRecord(entry), endOfRecord(entry)];
  const { range, running } = words.log.print;
  const times =
    entry.record.running === 'open'
      ? running(clockOf(start))
      : end > start
        ? range(clockOf(start), clockOf(end))
        : clockOf(start);
  return withZone(times, start, zone, familyZone, speech);
}

/** Returns the name and the amount of an entry, such as "Bottle" and "4 oz". */
function cellsOf(entry: CareRecord, units: Units): [what: string, amount: string] {
  return [nameOfRecord(entry, speech), amountOfRecord(entry, units, speech)];
}
