import type { RhythmDay } from '#domain/summaries/rhythm.ts';
import { minutesAsleep } from '#domain/summaries/rhythm-words.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock, formatMinutes, formatShortDay } from '#domain/time/when-words.ts';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import styles from './RhythmTable.module.css';

/** The times of the picture as a table. The latest day is last, as in the picture. */
export function RhythmTable({ days, zone }: { days: readonly RhythmDay[]; zone: string }) {
  const clock = (at: number) => formatClock(clockAt(at, zone));
  return (
    <TableScroll label="The days as a table">
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Asleep</th>
            <th scope="col">Sleeps</th>
            <th scope="col">Feeds</th>
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatShortDay(day.day)}</th>
              <td>{day.sleeps.length > 0 ? formatMinutes(minutesAsleep(day)) : 'none logged'}</td>
              <td>
                {day.sleeps
                  .map(
                    ({ startedAt, endedAt, running }) =>
                      `${clock(startedAt)} – ${running ? 'now' : clock(endedAt)}`,
                  )
                  .join(', ')}
              </td>
              <td>{day.feeds.map(clock).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
