import Diamond from 'lucide-react/icons/diamond';
import { useFamily } from '#app/family/use-family.ts';
import { leastDiapers } from '#domain/care-guide/diapers.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { countingBoth, isKindLogged } from '#domain/summaries/day-summary.ts';
import { type Measure, measuresOf, shownValue } from '#domain/summaries/measures.ts';
import { hasBegun, type PeriodDay, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import { TableScroll } from '#ui/layout/TableScroll.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { columnHead, formatCell } from '#words/say/period.ts';
import styles from './DayTable.module.css';

/** Lists the values of a chart and related values, with one row for each day that has begun. */
export function DayTable({ kind, summary }: { kind: LoggedKind; summary: PeriodSummary }) {
  const { units } = useFamily();
  const { byDay, kinds } = words.summaries;
  const measures = measuresOf(kind);
  const days = summary.days.filter(({ day }) => hasBegun(summary, day));
  const expected = kind === 'diaper' && days.some(({ dayOfLife }) => leastDiapers(dayOfLife, 'wet') !== null);
  return (
    <TableScroll label={kinds[kind].table}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{byDay.day}</th>
            {measures.map((measure) => (
              <Head key={measure.key} {...columnHead(measure, units, speech)} />
            ))}
            {expected && <Head {...byDay.wet} />}
            {expected && <Head {...byDay.dirty} />}
          </tr>
        </thead>
        <tbody>
          {days.map((day) => (
            <tr key={day.day}>
              <th scope="row">
                <span>{formatShortDay(day.day, speech.locale)}</span>
                {day.kinds[kind] === 'gaps' && (
                  <span className={styles.gap}>
                    <Diamond aria-hidden="true" />
                    <VisuallyHidden>{byDay.gap}</VisuallyHidden>
                  </span>
                )}
              </th>
              <Cells kind={kind} day={day} measures={measures} units={units} />
              {expected && <ExpectedCells day={day} />}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Head({ name, unit }: { name: string; unit: string }) {
  return (
    <th scope="col">
      <span>{name}</span>
      {unit && <span className={styles.unit}>{` ${unit}`}</span>}
    </th>
  );
}

interface CellsProps {
  kind: LoggedKind;
  day: PeriodDay;
  measures: readonly Measure[];
  units: Units;
}

function Cells({ kind, day, measures, units }: CellsProps) {
  const logged = isKindLogged({ kind }, day);
  return measures.map((measure) => (
    <td key={measure.key}>
      {logged ? formatCell(measure, shownValue(measure, day, units), speech) : <Nothing day={day} />}
    </td>
  ));
}

/**
 * Shows the counted diapers and, in parentheses, the minimum for that day of life. `LeastSources` names the source of
 * the minimum.
 */
function ExpectedCells({ day }: { day: PeriodDay }) {
  return (['wet', 'dirty'] as const).map((type) => {
    const least = leastDiapers(day.dayOfLife, type);
    const count = day.diapers > 0 ? String(countingBoth(day, type)) : words.summaries.byDay.none;
    return (
      <td key={type} className={styles.least}>
        {least === null ? count : words.summaries.byDay.least(count, least)}
      </td>
    );
  });
}

function Nothing({ day }: { day: PeriodDay }) {
  return (
    <>
      <span aria-hidden="true">{words.summaries.byDay.none}</span>
      <VisuallyHidden>{words.summaries.byDay.nothing(formatShortDay(day.day, speech.locale))}</VisuallyHidden>
    </>
  );
}
