import { useFamily } from '#app/family/use-family.ts';
import { ACTIVITIES } from '#domain/kinds/activity/activity.ts';
import { type KindName, kindNames } from '#domain/kinds/registry.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { countOfKind, type DaySummary, isKindLogged, summarizeDay } from '#domain/summaries/day-summary.ts';
import type { Day } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { useMedia } from '#ui/layout/use-media.ts';
import { speech, words } from '#words/now.ts';
import { formatVolume } from '#words/say/amounts.ts';
import { diaperTypes, kindWords } from '#words/say/kinds.ts';
import { formatMinutes } from '#words/say/spans.ts';

import styles from './DayTotals.module.css';

/** The windows with one line of totals, which scrolls sideways. The style sheet has the same query. */
const ONE_LINE = '(width < 40rem) and (height < 44rem), (height < 32rem)';

interface DayTotalsProps {
  log: CareLog;
  day: Day;
  zone: string;
  /** The only kind to show. Null for all. Paper shows all, because the printed day is whole. */
  only: KindName | null;
}

/** Shows the totals of the day so far in one line. Shows nothing if the day has no totals. */
export function DayTotals({ log, day, zone, only }: DayTotalsProps) {
  const { units } = useFamily();
  const isOneLine = useMedia(ONE_LINE);
  const summary = summarizeDay(log, day, zone);
  const totals = kindNames().flatMap((kind) =>
    isKindLogged({ kind }, summary) ? kindTotals(kind, summary, units).map((text) => ({ kind, text })) : [],
  );
  if (totals.length === 0) return null;
  return (
    // A list that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <ul className={styles.totals} aria-label={words.log.totals.title} tabIndex={isOneLine ? 0 : undefined}>
      {totals.map(({ kind, text }) => (
        <li key={text} className={only && only !== kind ? styles.paper : undefined}>
          {text}
        </li>
      ))}
    </ul>
  );
}

function kindTotals(kind: KindName, summary: DaySummary, units: Units): string[] {
  const { sleepMinutes, running } = summary;
  const count = countOfKind(kind, summary);
  const counted = kindWords(kind, speech).counted(count);
  switch (kind) {
    case 'feed':
      return [feedTotal(counted, summary, units)];
    case 'diaper':
      return [words.log.totals.withTypes(counted, diaperTypes(summary, speech))];
    case 'sleep': {
      const { asleep } = words.log.totals;
      const time = asleep[running?.sleep === 'open' ? 'running' : 'over'](
        formatMinutes(sleepMinutes, speech),
      );
      return [...(count > 0 ? [counted] : []), ...(sleepMinutes >= 1 ? [time] : [])];
    }
    // Measurements have no total.
    case 'growth':
      return [];
    case 'pump':
      return [pumpTotal(counted, summary, units)];
    case 'activity':
      return activityTotals(summary);
    default:
      return [counted];
  }
}

/** Returns the activities of the day by what they were, and the minutes of tummy time and crying. */
function activityTotals(summary: DaySummary): string[] {
  const { counted, minutes } = words.log.totals.activity;
  return ACTIVITIES.flatMap((what) => {
    if ((what === 'tummy' || what === 'crying') && summary[`${what}Minutes`] >= 1)
      return [minutes[what](formatMinutes(Math.round(summary[`${what}Minutes`]), speech))];
    const count = summary[`${what}Times`];
    return count > 0 ? [counted[what](count)] : [];
  });
}

/** Returns the number of feeds, with the volume from bottles and the number of bottles without an amount. */
function feedTotal(counted: string, { bottleOz, unmeasuredBottles }: DaySummary, units: Units): string {
  const { withVolume, withUnmeasured, withBoth } = words.log.totals;
  if (bottleOz <= 0) return unmeasuredBottles > 0 ? withUnmeasured(counted, unmeasuredBottles) : counted;
  const volume = formatVolume(bottleOz, units.volume, speech);
  return unmeasuredBottles > 0 ? withBoth(counted, volume, unmeasuredBottles) : withVolume(counted, volume);
}

/** Returns the number of pumping sessions, with the volume if an amount is known. */
function pumpTotal(sessions: string, { pumpedOz }: DaySummary, units: Units): string {
  return pumpedOz > 0
    ? words.log.totals.withPumped(sessions, formatVolume(pumpedOz, units.volume, speech))
    : sessions;
}
