import type { RhythmDay } from '#domain/summaries/rhythm.ts';
import { minutesAsleep } from '#domain/summaries/rhythm-figures.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import { speech, words } from '#words/now.ts';
import { formatMinutes } from '#words/say/spans.ts';
import styles from './RhythmTable.module.css';

/** The times of the picture as a table. The latest day is last, as in the picture. */
export function RhythmTable({ days, zone }: { days: readonly RhythmDay[]; zone: string }) {
  const clock = (at: number) => formatClock(clockAt(at, zone), speech.locale);
  const { noSleep, sleep, times } = words.calendar.table;
  return (
    <TableScroll label={words.calendar.table.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.calendar.table.day}</th>
            <th scope="col">{words.calendar.table.asleep}</th>
            <th scope="col">{words.calendar.table.sleeps}</th>
            <th scope="col">{words.calendar.table.feeds}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatShortDay(day.day, speech.locale)}</th>
              <td>{day.sleeps.length > 0 ? formatMinutes(minutesAsleep(day), speech) : noSleep}</td>
              <td>
                {times(
                  day.sleeps.map(({ startedAt, endedAt, running }) =>
                    running ? sleep.running(clock(startedAt)) : sleep.over(clock(startedAt), clock(endedAt)),
                  ),
                )}
              </td>
              <td>{times(day.feeds.map(clock))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
