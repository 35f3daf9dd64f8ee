import { Link } from 'react-router-dom';
import type { DayChart } from '#charts/day-charts.ts';
import { SvgDayBars } from '#charts/SvgDayBars.tsx';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { isKindLogged } from '#domain/summaries/day-summary.ts';
import type { PeriodDay, PeriodSummary } from '#domain/summaries/period-summary.ts';
import { formatDay, formatShortDay } from '#domain/time/when-words.ts';
import { paths } from '#paths.ts';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { diaperTypes, kindWords } from '#words/say/kinds.ts';
import { besideUnits, formatMinutes } from '#words/say/spans.ts';
import styles from './DayBars.module.css';

const GAP_SIGN = '◇';

interface DayBarsProps {
  chart: DayChart;
  summary: PeriodSummary;
}

/**
 * Shows the days of a chart as bars that answer to touch and keyboard. The picked day, at first the last one, has its
 * figures and a link to its log.
 */
export function DayBars({ chart, summary }: DayBarsProps) {
  const { days } = summary;
  const { soFar, told } = words.summaries.picked;
  const { kind } = chart;
  return (
    <SvgDayBars
      chart={chart}
      label={words.summaries.picked.pick(chart.title)}
      tell={(index) => {
        const day = days[index];
        if (!day) return '';
        const name = formatDay(day.day, speech.locale);
        return told(chart.columns[index]?.soFar ? soFar(name) : name, entriesOf(kind, day));
      }}
      below={(picked) => {
        const day = days[picked];
        return (
          <div className={styles.place}>
            <div className={styles.below}>
              {day && <PickedDay kind={kind} day={day} isToday={chart.columns[picked]?.soFar === true} />}
            </div>
            <GapKey chart={chart} />
          </div>
        );
      }}
    />
  );
}

interface PickedDayProps {
  kind: LoggedKind;
  day: PeriodDay;
  isToday: boolean;
}

function PickedDay({ kind, day, isToday }: PickedDayProps) {
  const name = formatShortDay(day.day, speech.locale);
  const { open, openOf, todaySoFar } = words.summaries.picked;
  return (
    <>
      {/* Screen readers read the same from the slider. */}
      <p aria-hidden="true" className={styles.picked}>
        <span>{isToday ? todaySoFar : name}</span>
        <strong className={styles.entries}>{besideUnits(entriesOf(kind, day))}</strong>
      </p>
      <Link to={paths.log({ day: day.day, kind })} className={styles.open}>
        <span aria-hidden="true">{open}</span>
        <VisuallyHidden>{openOf(name)}</VisuallyHidden>
      </Link>
    </>
  );
}

/** Explains the sign of a gap in the log. */
function GapKey({ chart }: { chart: DayChart }) {
  if (!chart.columns.some(({ gap }) => gap)) return null;
  return (
    <p className={styles.key}>
      <span aria-hidden="true">{GAP_SIGN}</span>
      <span>{chart.gap}</span>
    </p>
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
