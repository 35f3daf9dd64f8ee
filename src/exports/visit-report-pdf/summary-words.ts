import type { VisitReport } from '#domain/report/visit-report.ts';
import { addDays, clockPart, type Day, dayPart, daysBetween } from '#domain/time/when.ts';
import { formatClock, formatDate } from '#domain/time/when-words.ts';
import type { Reader } from '#exports/pdf/paper.ts';
import { formatAge } from '#words/say/age.ts';
import { formatWeight } from '#words/say/amounts.ts';
import { amountOfRecord } from '#words/say/kinds.ts';
import { describePeriod } from '#words/say/period.ts';
import { lackingWords, loggingWords } from '#words/say/visit.ts';
import { sourcesOf } from '#words/say/visit-sources.ts';
import { careWords } from './care-words.ts';
import { growthWords } from './growth-words.ts';

/** A figure with its label, and a line that explains it. */
export type Fact = Record<'label' | 'text' | 'more', string>;

export type SummaryWords = ReturnType<typeof summaryWords>;

/** Makes all texts of the first page except the parents' notes and questions. */
export function summaryWords(report: VisitReport, reader: Reader) {
  const { locale } = reader;
  const { visit } = reader.words.report;
  const { baby, zone, asOf } = report.summary;
  const about = visit.about[baby.sex];
  const born = formatDate(baby.birthDate, locale);
  return {
    name: baby.name,
    about: baby.dueDate ? about.due(born, formatDate(baby.dueDate, locale)) : about.born(born),
    period: describePeriod(report.summary, reader),
    made: visit.made(
      formatDate(dayPart(asOf.wall), locale),
      formatClock(clockPart(asOf.wall), locale),
      zone.replaceAll('_', ' '),
    ),
    facts: factsOf(report, reader),
    vaccines: vaccineWords(report, reader),
    growth: growthWords(report, reader),
    care: careWords(report, reader),
    sources: `${visit.sources(sourcesOf(report, reader))} ${reader.words.figures.growthNotice}`,
  };
}

function factsOf(report: VisitReport, reader: Reader): Fact[] {
  const { units, locale } = reader;
  const { age, birthWeight, logging } = reader.words.report.visit;
  const { summary, lastDay, afterBirth } = report;
  return [
    {
      label: age.label(formatDate(lastDay, locale)),
      text: formatAge(summary.baby.birthDate, lastDay, reader),
      more: ageInDays(report, reader),
    },
    {
      label: birthWeight.label,
      text: afterBirth ? formatWeight(afterBirth.birthWeightKg, units.weight, reader) : birthWeight.notLogged,
      more: afterBirth ? birthWeight.weighed : birthWeight.notWeighed,
    },
    {
      label: logging.label,
      text: loggingWords(report, reader),
      more: lackingWords(report, reader) ?? logging.complete,
    },
  ];
}

/** Describes the age in days, and the corrected age of a preterm baby. Empty before the birth. */
function ageInDays({ summary, lastDay, age }: VisitReport, reader: Reader): string {
  const said = reader.words.report.visit.age;
  const days = daysBetween(summary.baby.birthDate, lastDay);
  if (days < 0) return '';
  if (age.counted === 'from birth') return said.inDays(days);
  if (age.ageDays < 0) return said.beforeTerm(days);
  return said.corrected(days, formatAge(addDays(lastDay, -age.ageDays), lastDay, reader));
}

/** The number of vaccines on the first page. One visit brings up to six, and the page is full. */
const VACCINES_SHOWN = 8;

/** Lists the vaccines since the last visit, the latest ones if there are many. Empty if there are none. */
function vaccineWords({ moments: { lastVisit, vaccines } }: VisitReport, reader: Reader): string {
  const said = reader.words.report.visit.vaccines;
  if (vaccines.length === 0) return '';
  const dayOf = (day: Day) => formatDate(day, reader.locale);
  const shown = vaccines.slice(-VACCINES_SHOWN).map((record) => {
    const name = amountOfRecord({ kind: 'moment', record }, reader.units, reader);
    return said.vaccine(name, dayOf(record.day));
  });
  const left = vaccines.length - shown.length;
  const all = left > 0 ? [said.earlier(left), ...shown] : shown;
  return lastVisit ? said.since(dayOf(lastVisit), all) : said.all(all);
}
