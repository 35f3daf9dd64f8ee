import { Link } from 'react-router-dom';
import { useFamily } from '#app/family/use-family.ts';
import type { DayChart } from '#charts/day-charts.ts';
import { SvgDayBars } from '#charts/SvgDayBars.tsx';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { isKindLogged } from '#domain/summaries/day-summary.ts';
import { measuresOf } from '#domain/summaries/measures.ts';
import type { PeriodDay, PeriodSummary } from '#domain/summaries/period-summary.ts';
import { formatDay, formatShortDay } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { diaperTypes, kindWords } from '#words/say/kinds.ts';
import { formatMeasure } from '#words/say/period.ts';
import { formatMinutes } from '#words/say/spans.ts';
import styles from './DayBars.module.css';

const GAP_SIGN = '◇';

interface DayBarsProps {
  chart: DayChart;
  summary: PeriodSummary;
}

/**
 * Shows the days of a chart as bars that answer to touch and keyboard. The picked day has its figures and a link to its
 * log.
 */
export function DayBars({ chart, summary }: DayBarsProps) {
  const { days } = summary;
  const { told } = words.summaries.picked;
  const { kind } = chart;
  return (
    <SvgDayBars
      chart={chart}
      label={words.summaries.picked.pick(chart.title)}
      tell={(index) => {
        const day = days[index];
        return day ? told(formatDay(day.day, speech.locale), entriesOf(kind, day)) : '';
      }}
      below={(picked) => {
        const day = picked === null ? undefined : days[picked];
        return (
          <>
            <div className={styles.below}>
              {day ? <PickedDay kind={kind} day={day} /> : <Average kind={kind} summary={summary} />}
            </div>
            <Marks chart={chart} />
          </>
        );
      }}
    />
  );
}

function PickedDay({ kind, day }: { kind: LoggedKind; day: PeriodDay }) {
  const name = formatShortDay(day.day, speech.locale);
  const { open, openOf } = words.summaries.picked;
  return (
    <>
      {/* Screen readers read the same from the slider. */}
      <p aria-hidden="true">
        <span>{name}</span>
        <strong className={styles.entries}>{entriesOf(kind, day)}</strong>
      </p>
      <Link to={paths.log({ day: day.day, kind })} className={styles.open}>
        <span aria-hidden="true">{open}</span>
        <VisuallyHidden>{openOf(name)}</VisuallyHidden>
      </Link>
    </>
  );
}

/** Explains the line of the average. */
function Average({ kind, summary }: { kind: LoggedKind; summary: PeriodSummary }) {
  const { units } = useFamily();
  const [main] = measuresOf(kind);
  const { days, means } = summary.daily[kind];
  if (!main || days === 0) return null;
  return (
    <p className={styles.key}>
      <span className={styles.line} aria-hidden="true" />
      <span>{words.summaries.average.line(formatMeasure(main, means, units, speech))}</span>
    </p>
  );
}

/** Explains the line of the minimum, and the sign of a gap in the log. */
function Marks({ chart }: { chart: DayChart }) {
  const hasGap = chart.columns.some(({ gap }) => gap);
  if (!chart.least && !hasGap) return null;
  return (
    <ul role="list" className={styles.lines}>
      {chart.least && (
        <li className={styles.key}>
          <span className={styles.line} data-look="least" aria-hidden="true" />
          <span>{chart.least}</span>
        </li>
      )}
      {hasGap && (
        <li className={styles.key}>
          <span aria-hidden="true">{GAP_SIGN}</span>
          <span>{chart.gap}</span>
        </li>
      )}
    </ul>
  );
}

/** Describes a kind's entries of a day: "8 feeds", "7 diapers · 5 wet, 2 dirty", "14 h 10 min asleep". */
function entriesOf(kind: LoggedKind, day: PeriodDay): string {
  const { asleep, none } = words.summaries.picked;
  if (!isKindLogged({ kind }, day)) return none;
  if (kind === 'sleep') return asleep(formatMinutes(day.sleepMinutes, speech));
  if (kind === 'diaper') return diaperTypes(day, speech);
  return kindWords(kind, speech).counted(day.feeds);
}
