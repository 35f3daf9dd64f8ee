import { chartAge } from '#domain/baby/corrected-age.ts';
import { lastDayOf, type PeriodSummary } from '#domain/summaries/period-summary.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, words } from '#words/now.ts';
import { describeComparison, describeLogging } from '#words/say/period.ts';

/** Explains the comparison, the averages and the ranges of all cards. */
export function AboutNumbers({ summary }: { summary: PeriodSummary }) {
  const { birthDate, dueDate, name } = summary.baby;
  const { counted } = chartAge(birthDate, dueDate, lastDayOf(summary));
  return (
    <Disclosure summary={words.summaries.about}>
      <p>{describeComparison(summary, speech)}</p>
      <p>{describeLogging(summary, 'screen', speech)}</p>
      <p>
        <span>{words.guide.notAdvice}</span>
        {counted === 'from due date' && (
          <span>
            {' '}
            <Rich of={words.summaries.preterm(<bdi>{name}</bdi>)} />
          </span>
        )}
      </p>
    </Disclosure>
  );
}
