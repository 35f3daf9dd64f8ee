import { formatAge } from '#domain/baby/baby.ts';
import { GROWTH_STANDARD } from '#domain/kinds/growth/growth-percentile.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { sourcesOf } from '#domain/report/visit-sources.ts';
import { lackingWords, loggingWords } from '#domain/report/visit-words.ts';
import { describePeriod } from '#domain/summaries/period-words.ts';
import { addDays, clockPart, dayPart, daysBetween } from '#domain/time/when.ts';
import { formatClock, formatDate } from '#domain/time/when-words.ts';
import { formatWeight } from '#domain/units/units.ts';
import type { Reader } from '#exports/pdf/paper.ts';
import { careWords } from './care-words.ts';
import { growthWords } from './growth-words.ts';

/** A figure with its label, and a line that explains it. */
export type Fact = Record<'label' | 'text' | 'more', string>;

export type SummaryWords = ReturnType<typeof summaryWords>;

/** All texts of the first page except the parents' notes and questions. */
export function summaryWords(report: VisitReport, reader: Reader) {
  const { locale } = reader;
  const { baby, zone, asOf } = report.summary;
  const made = `${formatDate(dayPart(asOf.wall), locale)}, ${formatClock(clockPart(asOf.wall), locale)}`;
  const due = baby.dueDate ? `, due ${formatDate(baby.dueDate, locale)}` : '';
  return {
    name: baby.name,
    about: `${baby.sex === 'female' ? 'Girl' : 'Boy'}, born ${formatDate(baby.birthDate, locale)}${due}`,
    period: describePeriod(report.summary, locale),
    made: `Made ${made}, ${zone.replaceAll('_', ' ')}`,
    facts: factsOf(report, reader),
    growth: growthWords(report, reader),
    care: careWords(report, reader),
    sources: [
      'Means, least and most are over each kind’s complete days: over, logged, without a gap. Wet and dirty each count a diaper that was both.',
      'Numbers called usual or at least are for healthy babies born at term and are no judgement.',
      `Sources: ${sourcesOf(report).join('; ')}.`,
      GROWTH_STANDARD.notice,
    ].join(' '),
  };
}

function factsOf(report: VisitReport, { units, locale }: Reader): Fact[] {
  const { summary, lastDay, age, afterBirth } = report;
  const { birthDate } = summary.baby;
  const days = daysBetween(birthDate, lastDay);
  const inDays = days < 0 ? [] : [`${days} ${days === 1 ? 'day' : 'days'}, day ${days + 1} of life`];
  const corrected =
    age.counted === 'from due date'
      ? [`corrected ${age.ageDays < 0 ? 'before term' : formatAge(addDays(lastDay, -age.ageDays), lastDay)}`]
      : [];
  return [
    {
      label: `Age on ${formatDate(lastDay, locale)}`,
      text: formatAge(birthDate, lastDay),
      more: [...inDays, ...corrected].join(', '),
    },
    {
      label: 'Birth weight',
      text: afterBirth ? formatWeight(afterBirth.birthWeightKg, units.weight) : 'not logged',
      more: afterBirth ? 'weighed on the day of birth' : 'no weighing on the day of birth',
    },
    {
      label: 'Days with complete logging',
      text: loggingWords(report),
      more: lackingWords(report) ?? 'means are over complete days',
    },
  ];
}
