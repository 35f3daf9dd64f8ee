import { useFamily } from '#app/use-family.ts';
import type { CareKind } from '#domain/care-record.ts';
import { type DaySummary, isTouched } from '#domain/day-summary.ts';
import { hasBegun, type WeekSummary } from '#domain/week-summary.ts';
import { columnHead, formatCell, measuresOf, shownValue } from '#domain/week-words.ts';
import { formatShortDay } from '#domain/when-words.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import styles from './DayTable.module.css';

/** The numbers of a chart, and those beside them: a row for each day that has begun. */
export function DayTable({ kind, summary }: { kind: CareKind; summary: WeekSummary }) {
  const { units } = useFamily();
  const measures = measuresOf(kind);
  const days = summary.days.filter(({ day }) => hasBegun(summary, day));
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {measures.map((measure) => {
              const { name, unit } = columnHead(measure, units);
              return (
                <th key={measure.key} scope="col">
                  {name}
                  {unit && <span className={styles.unit}> {unit}</span>}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">{formatShortDay(day.day)}</th>
              {measures.map((measure) => (
                <td key={measure.key}>
                  {isTouched(day) ? (
                    formatCell(measure, shownValue(measure, day, units))
                  ) : (
                    <Nothing day={day} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Nothing({ day }: { day: DaySummary }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>nothing logged on {formatShortDay(day.day)}</VisuallyHidden>
    </>
  );
}
