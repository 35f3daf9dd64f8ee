import type { CareRange } from '#domain/care-guide/care-range.ts';
import { isOfFormula } from '#domain/care-guide/diapers.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { rangesOf, usualGain, usualRanges } from '#domain/report/visit-sources.ts';
import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import { formatAge } from './age.ts';
import {
  describePublisher,
  describeRange,
  describeRangeNumbers,
  describeSource,
  shortPublisher,
} from './care-guide.ts';

type SourceSpeech = Speech<'care' | 'figures' | 'guide' | 'report'>;

/** Describes what sources call usual for the figures of a visit report, with their publishers. */

/** Describes the usual range at the age on the last day, and the other sources' ranges. Null if there is no range. */
export function usualWords(
  kind: LoggedKind,
  report: VisitReport,
  units: Units,
  speech: SourceSpeech,
): string | null {
  const [range, ...others] = usualRanges(kind, report);
  if (!range) return null;
  const { usual } = speech.words.report.visit;
  const told = [
    formatAge(report.summary.baby.birthDate, report.lastDay, speech),
    describeRange(range, units, speech),
    describePublisher(range, speech),
  ] as const;
  if (others.length === 0) return usual.only(...told);
  const numbers = others.map((other) =>
    usual.other(describeRangeNumbers(other, units, speech), describePublisher(other, speech)),
  );
  return usual.withOthers(...told, numbers);
}

/** Describes the usual gain at the age of the last listed gain, with its note. Null outside the ages of the tables. */
export function usualGainWords(report: VisitReport, units: Units, speech: SourceSpeech): string | null {
  const gain = usualGain(report);
  if (!gain) return null;
  const { guide, report: texts } = speech.words;
  const usual = texts.growth.usualGain(
    describeRange(gain, units, speech),
    shortPublisher(gain.source, speech),
  );
  return gain.note === null ? usual : `${usual} ${guide.notes[gain.note]}`;
}

/** Lists every source that the page names, each once. */
export function sourcesOf(report: VisitReport, speech: Speech<'guide'>): string[] {
  return unique(rangesOf(report).map((range) => describeSource(range, speech)));
}

/** Names the publishers of some ranges, each once: "Texas WIC, NHS (on formula)". */
export function publishers(ranges: readonly CareRange[], speech: Speech<'guide' | 'report'>): string {
  const names = ranges.map((range) => {
    const publisher = shortPublisher(range.source, speech);
    return isOfFormula(range) ? speech.words.report.visit.usual.onFormula(publisher) : publisher;
  });
  return unique(names).join(', ');
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
