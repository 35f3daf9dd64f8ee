import { chartAge } from '#domain/baby/corrected-age.ts';
import type { GrowthVisit } from '#domain/kinds/growth/growth-history.ts';
import { weighingsOf, weightOn } from '#domain/kinds/growth/weighings.ts';
import { loggedKinds } from '#domain/kinds/registry.ts';
import { lastDayOf, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, words } from '#words/now.ts';
import { describeComparison, describeLogging } from '#words/say/period.ts';
import { KindCard } from './KindCard.tsx';
import styles from './Period.module.css';

/** Shows the totals of the period by kind. */
export function Figures({ summary, visits }: { summary: PeriodSummary; visits: readonly GrowthVisit[] }) {
  const lastDay = lastDayOf(summary);
  const weightKg = weightOn(weighingsOf(visits, lastDay), lastDay);
  const { birthDate, dueDate, name } = summary.baby;
  const { counted } = chartAge(birthDate, dueDate, lastDay);
  return (
    <>
      <p className={styles.basis}>
        <span>{describeComparison(summary, speech)}</span>{' '}
        <span>{describeLogging(summary, 'screen', speech)}</span>
      </p>
      <div className={styles.kinds}>
        {loggedKinds().map((kind) => (
          <KindCard key={kind} kind={kind} summary={summary} weightKg={weightKg} />
        ))}
      </div>
      <p className={styles.basis}>
        <span>{words.guide.notAdvice}</span>
        {counted === 'from due date' && (
          <span>
            {' '}
            <Rich of={words.summaries.preterm(<bdi>{name}</bdi>)} />
          </span>
        )}
      </p>
    </>
  );
}
