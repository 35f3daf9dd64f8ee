import { useFamily } from '#app/family/use-family.ts';
import { PeriodNav } from '#app/PeriodNav.tsx';
import { ViewNav } from '#app/ViewNav.tsx';
import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { latestPeriod, movedBy, PERIOD_LENGTHS, resized, type ShownPeriod } from '#domain/time/period.ts';
import { paths, type SummariesTab } from '#paths.ts';
import { speech, words } from '#words/now.ts';
import { describePeriod } from '#words/say/period.ts';
import styles from './PeriodChoice.module.css';

interface PeriodChoiceProps {
  tab: SummariesTab;
  period: ShownPeriod;
  summary: PeriodSummary;
}

/** Chooses the length of the period, and pages by this length. */
export function PeriodChoice({ tab, period, summary }: PeriodChoiceProps) {
  const family = useFamily();
  const latest = latestPeriod(period.length, family);
  const linkTo = (shown: ShownPeriod) =>
    paths.summaries({
      tab,
      week: shown.from === latestPeriod(shown.length, family).from ? undefined : shown.from,
      days: shown.length,
    });
  const { lengths, pages } = words.summaries;
  return (
    <div className={styles.choice}>
      <ViewNav
        label={lengths.title}
        views={PERIOD_LENGTHS.map((days) => ({
          label: days === 7 ? lengths.week : lengths.days(days),
          to: linkTo(resized(period, days, family)),
          current: days === period.length,
        }))}
      />
      <PeriodNav
        labels={period.length === 7 ? pages.week : pages.days(period.length)}
        shown={describePeriod(summary, speech)}
        previous={linkTo(movedBy(-1, period, family))}
        next={period.from === latest.from ? null : linkTo(movedBy(1, period, family))}
        present={linkTo(latest)}
      />
    </div>
  );
}
