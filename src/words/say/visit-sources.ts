import { formatAge } from '#domain/baby/baby.ts';
import { type CareRange, numberWords, rangeWords } from '#domain/care-guide/care-range.ts';
import { sourceWords } from '#domain/care-guide/care-source.ts';
import { isOfFormula } from '#domain/care-guide/diapers.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { rangesOf, usualGain, usualRanges } from '#domain/report/visit-sources.ts';
import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';

/** What sources say about the figures of a visit report, with their publishers. */

/** The usual range at the age on the last day, with the sources that differ; null if there is none. */
export function usualWords(
  kind: LoggedKind,
  report: VisitReport,
  units: Units,
  speech: Speech<'report'>,
): string | null {
  const [range, ...others] = usualRanges(kind, report);
  if (!range) return null;
  const { usual } = speech.words.report.visit;
  const told = [
    formatAge(report.summary.baby.birthDate, report.lastDay),
    rangeWords(range, units),
    publisherOf(range, speech),
  ] as const;
  if (others.length === 0) return usual.only(...told);
  const numbers = others.map((other) => usual.other(numberWords(other, units), publisherOf(other, speech)));
  return usual.withOthers(...told, numbers);
}

/** The publisher of a number, and the source's note on it. */
function publisherOf({ source, note }: CareRange, { words }: Speech<'report'>): string {
  const publisher = shortPublisher(source.publisher);
  return note === '' ? publisher : words.report.visit.usual.noted(publisher, note);
}

/** The usual gain at the age of the last listed gain, with its note; null outside the tables. */
export function usualGainWords(
  report: VisitReport,
  units: Units,
  { words }: Speech<'report'>,
): string | null {
  const gain = usualGain(report);
  return (
    gain &&
    words.report.growth.usualGain(rangeWords(gain, units), shortPublisher(gain.source.publisher), gain.note)
  );
}

/** Every source named on the page, once. */
export function sourcesOf(report: VisitReport): string[] {
  return unique(rangesOf(report).map(sourceWords));
}

/** The publishers of some ranges, each once: "Texas WIC, NHS (on formula)". */
export function publishers(ranges: readonly CareRange[], { words }: Speech<'report'>): string {
  const names = ranges.map((range) => {
    const publisher = shortPublisher(range.source.publisher);
    return isOfFormula(range) ? words.report.visit.usual.onFormula(publisher) : publisher;
  });
  return unique(names).join(', ');
}

function shortPublisher(publisher: string): string {
  if (publisher.startsWith('American Academy of Pediatrics')) return 'AAP';
  return publisher === 'World Health Organization' ? 'WHO' : publisher;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
