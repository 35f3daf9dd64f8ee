import { SourceName } from '#app/SourceName.tsx';
import { expectedDiapers } from '#domain/care-guide/diapers.ts';
import { hasBegun, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { speech, words } from '#words/now.ts';
import { describeSource } from '#words/say/care-guide.ts';
import styles from './KindCard.module.css';

/** Names the sources of the minimum number of diapers on the shown days. Shows nothing for older babies. */
export function LeastSources({ summary }: { summary: PeriodSummary }) {
  const expected = summary.days
    .filter(({ day }) => hasBegun(summary, day))
    .flatMap(({ dayOfLife }) => expectedDiapers(dayOfLife) ?? []);
  const first = expected.flatMap(({ wet, dirty }) => [wet, dirty].flatMap((one) => one?.[0] ?? []));
  const sources = new Map(first.map((range) => [describeSource(range, speech), range]));
  if (sources.size === 0) return null;
  return (
    <p className={styles.note}>
      <span>{words.summaries.byDay.sources}</span>
      {[...sources].map(([name, range]) => (
        <SourceName key={name} of={range} className={styles.source} />
      ))}
    </p>
  );
}
