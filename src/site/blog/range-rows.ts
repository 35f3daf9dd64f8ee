import { type CareRange, monthsInDays } from '#domain/care-guide/care-range.ts';
import { expectedFeeds } from '#domain/care-guide/feeding.ts';
import { expectedSleep } from '#domain/care-guide/sleep.ts';
import type { RangeRow } from './RangeRows.tsx';

/** The rows of the articles' ranges. An article names the ages and the sources in its language. */

/** A representative age in days for each stage: birth to 4 weeks, 1 to 2 months, 2 to 3 months. */
const FEEDING_STAGES = [7, 45, 75];
/** Birth to 3 months, 4 to 11 months, 12 to 24 months. */
const SLEEP_STAGES = [2, 6, 18].map(monthsInDays);

type Names = readonly [string, string, string];

/** Returns the rows of breastfeeds in 24 hours. `nameOf` names the source of a range. */
export function feedRows(stages: Names, nameOf: (range: CareRange) => string): RangeRow[] {
  return rowsOf(FEEDING_STAGES, expectedFeeds, stages, nameOf);
}

/** Returns the rows of hours of sleep in 24. `nameOf` names the source of a range. */
export function sleepRows(stages: Names, nameOf: (range: CareRange) => string): RangeRow[] {
  return rowsOf(SLEEP_STAGES, expectedSleep, stages, nameOf);
}

function rowsOf(
  ages: readonly number[],
  expectedAt: (ageDays: number) => readonly CareRange[] | null,
  stages: Names,
  nameOf: (range: CareRange) => string,
): RangeRow[] {
  return ages.flatMap((age, index) =>
    (expectedAt(age) ?? []).map((range) => ({
      name: `${stages[index]}, ${nameOf(range)}`,
      low: range.low,
      high: range.high ?? range.low,
      look: range.seen === 'source' ? ('fill' as const) : ('soft' as const),
    })),
  );
}
