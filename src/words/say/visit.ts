import { LAST_DAY_OF_LEAST } from '#domain/care-guide/diapers.ts';
import { type LoggedKind, loggedKinds } from '#domain/kinds/registry.ts';
import {
  type BottleFigures,
  daysWithoutDiaper,
  type MinimumFigures,
  type Spread,
} from '#domain/report/visit-figures.ts';
import type { VisitReport } from '#domain/report/visit-report.ts';
import { diaperRanges, lowestRanges } from '#domain/report/visit-sources.ts';
import { isKindLogged } from '#domain/summaries/day-summary.ts';
import type { IntervalFigures } from '#domain/summaries/feed-intervals.ts';
import { countDays } from '#domain/summaries/period-summary.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import { round, type Units, volumeIn } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import { formatNumber } from './numbers.ts';
import { formatMinutes } from './spans.ts';
import { publishers } from './visit-sources.ts';

/** Describes the figures of a visit report. */

type VisitSpeech = Speech<'guide' | 'care' | 'report'>;

/** One figure: its name, its value, and the days it covers. */
export interface VisitFigure {
  label: string;
  text: string;
  more?: string;
}

const NOTHING = '–';

/**
 * Counts the complete days of each logged kind, out of the days that have ended: "Feeds 13 · Diapers 2 · Sleep 12 of
 * 14".
 */
export function loggingWords({ summary }: VisitReport, { words }: VisitSpeech): string {
  const { logging } = words.report.visit;
  const { over } = countDays(summary.days);
  if (over === 0) return logging.noneOver;
  const kinds = loggedKinds()
    .filter((kind) => isKindLogged({ kind }, summary.totals))
    .map((kind) => logging[kind](summary.daily[kind].days));
  return kinds.length === 0 ? logging.none(over) : logging.of(kinds, over);
}

/** Counts days with a gap and empty days: "1 day has a gap, 2 empty". Null if there are none. */
export function lackingWords({ summary }: VisitReport, { words }: VisitSpeech): string | null {
  const { logging } = words.report.visit;
  const { gaps, nothing } = countDays(summary.days);
  if (gaps > 0) return nothing > 0 ? logging.gapsAndEmpty(gaps, nothing) : logging.gaps(gaps);
  return nothing > 0 ? logging.empty(nothing) : null;
}

/** Returns the figures of one kind for the summary page. */
export function visitFigures(
  kind: LoggedKind,
  report: VisitReport,
  units: Units,
  speech: VisitSpeech,
): VisitFigure[] {
  switch (kind) {
    case 'feed':
      return feedFigures(report, units, speech);
    case 'diaper':
      return diaperFigures(report, speech);
    case 'sleep':
      return sleepFigures(report, speech);
  }
}

function feedFigures({ feeds, summary }: VisitReport, units: Units, speech: VisitSpeech): VisitFigure[] {
  if (!feeds) return loggedOnly(summary.totals.feeds, 'feed', speech);
  const { figures } = speech.words.report.visit;
  const { sittings, bottle, balance, intervals } = feeds;
  return [
    {
      label: figures.feeds,
      text: tenth(sittings.mean, speech),
      more: rangeOver(sittings, feeds.days, speech),
    },
    {
      label: figures.sources,
      text: `${tenth(feeds.breastOnlyMean, speech)} + ${tenth(feeds.withBottleMean, speech)}`,
    },
    ...(balance
      ? [
          {
            label: figures.sides,
            text: figures.sidesMinutes(Math.round(feeds.leftMinutesMean), Math.round(feeds.rightMinutesMean)),
            more: figures.balance(balance.left, balance.right),
          },
        ]
      : []),
    ...intervalFigures('day', intervals.day, speech),
    ...intervalFigures('night', intervals.night, speech),
    ...(bottle ? bottleFigures(bottle, feeds.days, units, speech) : []),
  ];
}

function bottleFigures(
  { ozPerDay, ozPerBottle, mlPerKg }: BottleFigures,
  complete: number,
  units: Units,
  speech: VisitSpeech,
): VisitFigure[] {
  const { figures } = speech.words.report.visit;
  return [
    perDayFigure(ozPerDay, complete, units, speech),
    ...(ozPerBottle
      ? [
          {
            label: figures.oneBottle,
            text: volume(ozPerBottle.mean, units, speech),
            more: volumeRange(ozPerBottle, units, speech),
          },
        ]
      : []),
    ...(ozPerDay ? [byWeightFigure(mlPerKg, speech)] : []),
  ];
}

function perDayFigure(
  ozPerDay: BottleFigures['ozPerDay'],
  complete: number,
  units: Units,
  speech: VisitSpeech,
): VisitFigure {
  const { label, unmeasured, someDays } = speech.words.report.visit.figures.bottles;
  if (!ozPerDay) return { label, text: NOTHING, more: unmeasured };
  const range = volumeRange(ozPerDay, units, speech);
  return {
    label,
    text: volume(ozPerDay.mean, units, speech),
    more: ozPerDay.days === complete ? range : someDays(range, ozPerDay.days),
  };
}

function byWeightFigure(mlPerKg: BottleFigures['mlPerKg'], { words }: VisitSpeech): VisitFigure {
  const { label, value, over, unknown } = words.report.visit.figures.byWeight;
  if (!mlPerKg) return { label, text: NOTHING, more: unknown };
  return { label, text: value(Math.round(mlPerKg.mean)), more: over(mlPerKg.days) };
}

function intervalFigures(
  part: 'day' | 'night',
  figures: IntervalFigures | null,
  speech: VisitSpeech,
): VisitFigure[] {
  if (!figures) return [];
  const { label, more } = speech.words.report.visit.figures.intervals[part];
  return [
    {
      label,
      text: formatMinutes(figures.medianMinutes, speech),
      more: more(formatMinutes(figures.longestMinutes, speech)),
    },
  ];
}

function diaperFigures(report: VisitReport, speech: VisitSpeech): VisitFigure[] {
  const { diapers, summary } = report;
  if (!diapers) {
    return [...loggedOnly(summary.totals.diapers, 'diaper', speech), ...notCounted(report, speech)];
  }
  const { figures } = speech.words.report.visit;
  const { all, wet, dirty } = diapers;
  return [
    { label: figures.diapers, text: tenth(all.mean, speech), more: rangeOver(all, diapers.days, speech) },
    { label: figures.wet, text: tenth(wet.mean, speech), more: range(wet, speech) },
    ...minimumFigures(report, 'wet', wet.minimum, speech),
    { label: figures.dirty, text: tenth(dirty.mean, speech), more: range(dirty, speech) },
    ...minimumFigures(report, 'dirty', dirty.minimum, speech),
    ...notCounted(report, speech),
  ];
}

/** Counts the days that no diaper figure includes. Returns no figure if there are none, or if no diaper is logged. */
function notCounted({ summary }: VisitReport, { words }: VisitSpeech): VisitFigure[] {
  const { of, notCounted } = words.report.visit.figures;
  const { without, over } = daysWithoutDiaper(summary);
  if (without === 0 || summary.totals.diapers === 0) return [];
  return [{ ...notCounted, text: of(without, over) }];
}

/**
 * Returns the minimum counts, and the days below the lowest minimum of all sources. Empty at an age without a minimum.
 */
function minimumFigures(
  report: VisitReport,
  type: 'wet' | 'dirty',
  minimum: MinimumFigures | null,
  speech: VisitSpeech,
): VisitFigure[] {
  if (!minimum) return [];
  const { figures } = speech.words.report.visit;
  const { low, high, lowest, daysBelow } = minimum;
  const lowestSources = publishers(lowestRanges(report, type), speech);
  return [
    {
      label: figures.atLeast[type](LAST_DAY_OF_LEAST[type]),
      text: oneOrRange(low, high, speech),
      more: publishers(diaperRanges(report, type), speech),
    },
    {
      label: figures.below(oneOrRange(lowest.low, lowest.high, speech)),
      text: figures.of(daysBelow, minimum.days),
      more: daysBelow > 0 ? figures.callIfWorried(lowestSources) : lowestSources,
    },
  ];
}

function sleepFigures({ sleep, summary }: VisitReport, speech: VisitSpeech): VisitFigure[] {
  const { figures } = speech.words.report.visit;
  const longest = longestFigure(summary.longestSleep, speech);
  if (!sleep) return [...loggedOnly(summary.totals.sleeps, 'sleep', speech), ...longest];
  const { total, naps } = sleep;
  return [
    {
      label: figures.asleep,
      text: formatMinutes(total.mean, speech),
      more: figures.rangeOver(
        formatMinutes(total.least, speech),
        formatMinutes(total.most, speech),
        sleep.days,
      ),
    },
    { label: figures.night, text: formatMinutes(sleep.nightMinutesMean, speech) },
    { label: figures.naps, text: formatMinutes(sleep.napMinutesMean, speech) },
    { label: figures.napsPerDay, text: tenth(naps.mean, speech), more: range(naps, speech) },
    ...longest,
  ];
}

function longestFigure(longest: VisitReport['summary']['longestSleep'], speech: VisitSpeech): VisitFigure[] {
  if (!longest) return [];
  const { figures } = speech.words.report.visit;
  const span = formatMinutes(longest.minutes, speech);
  return [
    {
      label: figures.longest,
      text: longest.running === 'open' ? figures.longestSoFar(span) : span,
      more: formatShortDay(longest.day, speech.locale),
    },
  ];
}

function loggedOnly(count: number, kind: LoggedKind, { words }: VisitSpeech): VisitFigure[] {
  const { none, only } = words.report.visit.figures;
  return count === 0
    ? [{ label: none, text: '' }]
    : [{ label: only.label, text: only[kind](count), more: only.why }];
}

function oneOrRange(low: number, high: number, speech: VisitSpeech): string {
  const [least, most] = [formatNumber(low, speech), formatNumber(high, speech)];
  return low === high ? least : speech.words.report.visit.figures.range(least, most);
}

function tenth(value: number, speech: VisitSpeech): string {
  return formatNumber(round(value, 1), speech);
}

function range({ least, most }: Pick<Spread, 'least' | 'most'>, speech: VisitSpeech): string {
  return speech.words.report.visit.figures.range(tenth(least, speech), tenth(most, speech));
}

function rangeOver({ least, most }: Spread, days: number, speech: VisitSpeech): string {
  return speech.words.report.visit.figures.rangeOver(tenth(least, speech), tenth(most, speech), days);
}

function volume(oz: number, { volume: unit }: Units, speech: VisitSpeech): string {
  return speech.words.care.units[unit](tenth(volumeIn(oz, unit), speech));
}

function volumeRange({ least, most }: Spread, { volume: unit }: Units, speech: VisitSpeech): string {
  const amounts = range({ least: volumeIn(least, unit), most: volumeIn(most, unit) }, speech);
  return speech.words.care.units[unit](amounts);
}
