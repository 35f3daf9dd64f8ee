import { formatAge } from '#domain/baby/baby.ts';
import { type CareRange, type Expected, numberWords, rangeWords } from '#domain/care-guide/care-range.ts';
import { sourceWords } from '#domain/care-guide/care-source.ts';
import { expectedDiapers, isOfFormula, lowestLeast } from '#domain/care-guide/diapers.ts';
import { expectedBottle, expectedFeeds } from '#domain/care-guide/feeding.ts';
import { guideAge } from '#domain/care-guide/guide-age.ts';
import { expectedSleep } from '#domain/care-guide/sleep.ts';
import { weighingsOf, weightOn } from '#domain/kinds/growth/weighings.ts';
import { expectedGainUntil } from '#domain/kinds/growth/weight-guide.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { isBottleFed } from '#domain/summaries/day-summary.ts';
import type { Units } from '#domain/units/units.ts';
import type { VisitReport } from './visit-report.ts';

/** What sources say about the figures of a visit report. */

/** The usual range at the age on the last day, with the sources that differ; null if there is none. */
export function usualWords(kind: LoggedKind, report: VisitReport, units: Units): string | null {
  const [range, ...others] = usualRanges(kind, report);
  if (!range) return null;
  const age = formatAge(report.summary.baby.birthDate, report.lastDay);
  const usual = `Usual at ${age}: ${rangeWords(range, units)} (${publisherWords(range)})`;
  const numbers = others.map((other) => `${numberWords(other, units)} (${publisherWords(other)})`);
  return numbers.length === 0 ? usual : `${usual}. Others: ${numbers.join(', ')}.`;
}

/** "CDC: in the first days, on formula alone": the publisher of a number, and the source's note on it. */
function publisherWords({ source, note }: CareRange): string {
  const publisher = shortPublisher(source.publisher);
  if (note === '') return publisher;
  return `${publisher}: ${note.charAt(0).toLowerCase()}${note.slice(1).replace(/\.$/, '')}`;
}

/** The usual gain at the age of the last listed gain, with its note; null outside the tables. */
export function usualGainWords(report: VisitReport, units: Units): string | null {
  const gain = gainRange(report);
  return (
    gain &&
    `Usual gain at that age: ${rangeWords(gain, units)} (${shortPublisher(gain.source.publisher)}). ${gain.note}`
  );
}

function gainRange({ visits, summary }: VisitReport): CareRange | null {
  const weighed = visits.findLast(({ gain }) => gain !== null);
  const usual = weighed ? expectedGainUntil(weighed, summary.baby) : null;
  return usual && (usual.band ?? usual.median);
}

/** The range to show first, and those that differ from it. */
function usualRanges(kind: LoggedKind, report: VisitReport): CareRange[] {
  const [first, ...others] = allUsualRanges(kind, report) ?? [];
  if (!first) return [];
  return [first, ...others.filter(({ low, high }) => low !== first.low || high !== first.high)];
}

function allUsualRanges(kind: LoggedKind, { visits, lastDay, summary }: VisitReport): Expected | null {
  const ageDays = guideAge(summary.baby.birthDate, lastDay);
  if (kind === 'diaper') return null;
  if (kind === 'sleep') return expectedSleep(ageDays);
  if (!isBottleFed(summary.totals)) return expectedFeeds(ageDays);
  const bottle = expectedBottle(ageDays, weightOn(weighingsOf(visits, lastDay), lastDay));
  return bottle && (bottle.perDay ?? bottle.perFeed);
}

/** The minimum diapers of the first source, for each day of the report. */
export function diaperRanges({ summary }: VisitReport, type: 'wet' | 'dirty'): CareRange[] {
  return summary.days.flatMap(({ dayOfLife }) => expectedDiapers(dayOfLife)?.[type]?.[0] ?? []);
}

/** The lowest minimum of all sources, for each day of the report. */
export function lowestRanges({ summary }: VisitReport, type: 'wet' | 'dirty'): CareRange[] {
  const bottleFed = isBottleFed(summary.totals);
  return summary.days.flatMap(({ dayOfLife }) => lowestLeast(dayOfLife, type, { bottleFed }) ?? []);
}

/** Every source named on the page, once. */
export function sourcesOf(report: VisitReport): string[] {
  const ranges = [
    ...diaperRanges(report, 'wet'),
    ...diaperRanges(report, 'dirty'),
    ...lowestRanges(report, 'wet'),
    ...lowestRanges(report, 'dirty'),
    ...usualRanges('feed', report),
    ...usualRanges('sleep', report),
    ...[gainRange(report)].filter((range) => range !== null),
  ];
  return unique(ranges.map(sourceWords));
}

/** The publishers of some ranges, each once: "Texas WIC, NHS (on formula)". */
export function publishers(ranges: readonly CareRange[]): string {
  const words = ranges.map((range) => {
    const publisher = shortPublisher(range.source.publisher);
    return isOfFormula(range) ? `${publisher} (on formula)` : publisher;
  });
  return unique(words).join(', ');
}

function shortPublisher(publisher: string): string {
  if (publisher.startsWith('American Academy of Pediatrics')) return 'AAP';
  return publisher === 'World Health Organization' ? 'WHO' : publisher;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
