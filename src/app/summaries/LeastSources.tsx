import { expectedDiapers } from '#domain/care-guide/diapers.ts';
import { hasBegun, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { speech, words } from '#words/now.ts';
import { describeSource } from '#words/say/care-guide.ts';
import styles from './KindCard.module.css';

/** The sources of the minimum counts of the shown days. Empty for older babies. */
export function LeastSources({ summary }: { summary: PeriodSummary }) {
  const expected = summary.days
    .filter(({ day }) => hasBegun(summary, day))
    .flatMap(({ dayOfLife }) => expectedDiapers(dayOfLife) ?? []);
  const first = expected.flatMap(({ wet, dirty }) => [wet, dirty].flatMap((one) => one?.[0] ?? []));
  const sources = [...new Set(first.map((range) => describeSource(range, speech)))];
  if (sources.length === 0) return null;
  return <p className={styles.note}>{words.summaries.byDay.sources(sources)}</p>;
}
