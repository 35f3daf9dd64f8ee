import { Link } from 'react-router-dom';
import type { OtherKind, RhythmDay } from '#domain/summaries/rhythm.ts';
import { minutesAsleep } from '#domain/summaries/rhythm-figures.ts';
import { clockAt } from '#domain/time/when.ts';
import { formatClock, formatShortDay } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';
import { formatMinutes } from '#words/say/spans.ts';
import styles from './RhythmTable.module.css';

interface RhythmTableProps {
  days: readonly RhythmDay[];
  /** The other kinds in the picture. */
  others: readonly OtherKind[];
  zone: string;
}

/** Lists the times of the picture in a table. Each day leads to its log. The latest day is first, as in the picture. */
export function RhythmTable({ days, others, zone }: RhythmTableProps) {
  const clock = (at: number) => formatClock(clockAt(at, zone), speech.locale);
  const { noSleep, sleep, times } = words.calendar.table;
  const spans = (all: RhythmDay['sleeps']) =>
    times(
      all.map(({ startedAt, endedAt, running }) => {
        if (running) return sleep.running(clock(startedAt));
        return startedAt === endedAt ? clock(startedAt) : sleep.over(clock(startedAt), clock(endedAt));
      }),
    );
  return (
    <TableScroll label={words.calendar.table.title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.calendar.table.day}</th>
            <th scope="col">{words.calendar.table.asleep}</th>
            <th scope="col">{words.calendar.table.sleeps}</th>
            <th scope="col">{words.calendar.table.feeds}</th>
            <th scope="col">{words.calendar.table.diapers}</th>
            {others.map((kind) => (
              <th key={kind} scope="col">
                {kindWords(kind, speech).all}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">
                <Link to={paths.log({ day: day.day })} className={styles.day}>
                  {formatShortDay(day.day, speech.locale)}
                </Link>
              </th>
              <td>{day.sleeps.length > 0 ? formatMinutes(minutesAsleep(day), speech) : noSleep}</td>
              <td>{spans(day.sleeps)}</td>
              <td>{times(day.feeds.map(clock))}</td>
              <td>{times(day.diapers.map(clock))}</td>
              {others.map((kind) => (
                <td key={kind}>{spans(day.others[kind])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
