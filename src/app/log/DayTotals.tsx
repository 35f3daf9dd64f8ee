import { useFamily } from '#app/family/use-family.ts';
import { type KindName, kindNames, kindOf } from '#domain/kinds/registry.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { plural } from '#domain/plural.ts';
import { soFarWords } from '#domain/record.ts';
import {
  countOfKind,
  type DaySummary,
  diaperTypes,
  isKindLogged,
  summarizeDay,
} from '#domain/summaries/day-summary.ts';
import type { Day } from '#domain/time/when.ts';
import { formatMinutes } from '#domain/time/when-words.ts';
import { formatVolume, type Units } from '#domain/units/units.ts';
import styles from './DayTotals.module.css';

/** The totals of the day so far in one line. Renders nothing if there are none. */
export function DayTotals({ log, day, zone }: { log: CareLog; day: Day; zone: string }) {
  const { units } = useFamily();
  const words = wordsOf(summarizeDay(log, day, zone), units);
  if (words.length === 0) return null;
  return (
    <ul className={styles.totals} aria-label="Totals of the day">
      {words.map((total) => (
        <li key={total}>{total}</li>
      ))}
    </ul>
  );
}

function wordsOf(summary: DaySummary, units: Units): string[] {
  return kindNames().flatMap((kind) =>
    isKindLogged({ kind }, summary) ? kindTotals(kind, summary, units) : [],
  );
}

function kindTotals(kind: KindName, summary: DaySummary, units: Units): string[] {
  const { sleepMinutes, running } = summary;
  const { one, many } = kindOf(kind).words;
  const count = countOfKind(kind, summary);
  const counted = plural(count, one, many);
  switch (kind) {
    case 'feed':
      return [`${counted}${bottleWords(summary, units)}`];
    case 'diaper':
      return [`${counted} (${diaperTypes(summary)})`];
    case 'sleep': {
      const asleep = `${formatMinutes(sleepMinutes)} asleep${soFarWords({ running: running?.sleep })}`;
      return [...(count > 0 ? [counted] : []), ...(sleepMinutes >= 1 ? [asleep] : [])];
    }
    // Measurements have no total.
    case 'growth':
      return [];
    default:
      return [counted];
  }
}

function bottleWords({ bottleOz, unmeasuredBottles }: DaySummary, units: Units): string {
  const words = [
    bottleOz > 0 && `${formatVolume(bottleOz, units.volume)} from bottles`,
    unmeasuredBottles > 0 && `${plural(unmeasuredBottles, 'bottle')} without an amount`,
  ].filter((part) => part !== false);
  return words.length > 0 ? ` (${words.join(', ')})` : '';
}
