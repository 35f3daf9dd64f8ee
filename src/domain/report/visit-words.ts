import { LAST_DAY_OF_LEAST } from '#domain/care-guide/diapers.ts';
import type { LoggedKind } from '#domain/kinds/registry.ts';
import { soFarWords } from '#domain/record.ts';
import type { IntervalFigures } from '#domain/summaries/feed-intervals.ts';
import { countDays } from '#domain/summaries/period-summary.ts';
import { completeWords } from '#domain/summaries/period-words.ts';
import { formatMinutes, formatShortDay } from '#domain/time/when-words.ts';
import { round, type Units, volumeIn } from '#domain/units/units.ts';
import { type BottleFigures, daysWithoutDiaper, type MinimumFigures, type Spread } from './visit-figures.ts';
import type { VisitReport } from './visit-report.ts';
import { diaperRanges, lowestRanges, publishers } from './visit-sources.ts';

/** The words for the figures of a visit report. */

export const NOT_A_DIAGNOSIS = 'Counts as logged by the parents, not a diagnosis.';
const IF_WORRIED = 'Call your clinician if you are worried.';

/** One figure: its name, its value, and the days it covers. */
export interface VisitFigure {
  label: string;
  text: string;
  more?: string;
}

/** "Feeds 13, diapers 2, sleep 12 of 14": the complete days of each logged kind, out of the days that have ended. */
export function loggingWords({ summary }: VisitReport): string {
  const { over } = countDays(summary.days);
  const complete = completeWords(summary).replace(/^./, (first) => first.toUpperCase());
  return over === 0 ? 'no day is over yet' : `${complete || 'None'} of ${over}`;
}

/** What the log as a whole lacks: "1 day has a gap, 2 days are empty"; null if no day has a gap or is empty. */
export function lackingWords({ summary }: VisitReport): string | null {
  const { gaps, nothing } = countDays(summary.days);
  const parts = [
    gaps > 0 && `${gaps} ${gaps === 1 ? 'day has a gap' : 'days have gaps'}`,
    nothing > 0 && `${nothing} ${nothing === 1 ? 'day is' : 'days are'} empty`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(', ');
}

/** The figures of one kind, as on the summary page. */
export function visitFigures(
  kind: LoggedKind,
  report: VisitReport,
  units: Units,
  locale?: string,
): VisitFigure[] {
  switch (kind) {
    case 'feed':
      return feedWords(report, units);
    case 'diaper':
      return diaperWords(report);
    case 'sleep':
      return sleepWords(report, locale);
  }
}

function feedWords({ feeds, summary }: VisitReport, units: Units): VisitFigure[] {
  if (!feeds) return loggedOnly(summary.totals.feeds, 'feed');
  const { sittings, bottle, balance, intervals } = feeds;
  return [
    { label: 'Feeds in 24 h', text: tenth(sittings.mean), more: `${reach(sittings)}, ${over(feeds.days)}` },
    {
      label: 'Breast alone, with a bottle',
      text: `${tenth(feeds.breastOnlyMean)} + ${tenth(feeds.withBottleMean)}`,
    },
    ...(balance
      ? [
          {
            label: 'Left and right in 24 h',
            text: `${Math.round(feeds.leftMinutesMean)} + ${Math.round(feeds.rightMinutesMean)} min`,
            more: `balance ${balance.left}% left, ${balance.right}% right`,
          },
        ]
      : []),
    ...intervalWords('Start to start, by day', '7 am to 7 pm', intervals.day),
    ...intervalWords('Start to start, at night', '7 pm to 7 am', intervals.night),
    ...(bottle
      ? [
          perDayWords(bottle.ozPerDay, feeds.days, units),
          ...(bottle.ozPerBottle
            ? [
                {
                  label: 'One bottle',
                  text: volume(bottle.ozPerBottle.mean, units),
                  more: volumeReach(bottle.ozPerBottle, units),
                },
              ]
            : []),
          ...(bottle.ozPerDay ? [mlPerKgWords(bottle.mlPerKg)] : []),
        ]
      : []),
  ];
}

function perDayWords(ozPerDay: BottleFigures['ozPerDay'], complete: number, units: Units): VisitFigure {
  const label = 'Bottles in 24 h';
  if (!ozPerDay) return { label, text: '–', more: 'too many bottles have no amount' };
  const reached = volumeReach(ozPerDay, units);
  const whole = ozPerDay.days === complete;
  return {
    label,
    text: volume(ozPerDay.mean, units),
    more: whole ? reached : `${reached}, over the ${days(ozPerDay.days)} with every amount`,
  };
}

function mlPerKgWords(mlPerKg: { mean: number; days: number } | null): VisitFigure {
  const label = 'From bottles, by weight';
  if (!mlPerKg) return { label, text: '–', more: 'no weight is known for these days' };
  return {
    label,
    text: `${Math.round(mlPerKg.mean)} ml/kg/day`,
    more: `over ${days(mlPerKg.days)} with a known weight`,
  };
}

function intervalWords(label: string, hours: string, figures: IntervalFigures | null): VisitFigure[] {
  if (!figures) return [];
  const longest = `median, ${hours}; longest ${formatMinutes(figures.longestMinutes)}`;
  return [{ label, text: formatMinutes(figures.medianMinutes), more: longest }];
}

function diaperWords(report: VisitReport): VisitFigure[] {
  const { diapers, summary } = report;
  if (!diapers) return [...loggedOnly(summary.totals.diapers, 'diaper'), ...dryDayWords(report)];
  const { all, wet, dirty, days } = diapers;
  return [
    { label: 'Diapers in 24 h', text: tenth(all.mean), more: `${reach(all)}, ${over(days)}` },
    { label: 'Wet, counting both', text: tenth(wet.mean), more: reach(wet) },
    ...minimumWords(report, 'wet', wet.minimum),
    { label: 'Dirty, counting both', text: tenth(dirty.mean), more: reach(dirty) },
    ...minimumWords(report, 'dirty', dirty.minimum),
    ...dryDayWords(report),
  ];
}

/** The figure of days that no diaper figure includes. Empty without such a day, or if no diaper is logged. */
function dryDayWords({ summary }: VisitReport): VisitFigure[] {
  const { without, over } = daysWithoutDiaper(summary);
  if (without === 0 || summary.totals.diapers === 0) return [];
  return [
    {
      label: 'Days not counted for diapers',
      text: `${without} of ${over}`,
      more: 'hours without one: not logged, or none came',
    },
  ];
}

/** The minimum counts and the days below them. Empty at an age without a minimum. */
function minimumWords(
  report: VisitReport,
  type: 'wet' | 'dirty',
  minimum: MinimumFigures | null,
): VisitFigure[] {
  if (!minimum) return [];
  const { low, high, lowest, daysBelow } = minimum;
  const sources = publishers(diaperRanges(report, type));
  const lowestSources = publishers(lowestRanges(report, type));
  return [
    { label: `At least ${type}, to day ${LAST_DAY_OF_LEAST[type]}`, text: spanOf(low, high), more: sources },
    {
      label: `Days below ${spanOf(lowest.low, lowest.high)}`,
      text: `${daysBelow} of ${minimum.days}`,
      more: daysBelow > 0 ? `${lowestSources}. ${IF_WORRIED}` : lowestSources,
    },
  ];
}

function sleepWords({ sleep, summary }: VisitReport, locale?: string): VisitFigure[] {
  const { longestSleep } = summary;
  const longest = longestSleep
    ? [
        {
          label: 'Longest stretch',
          text: `${formatMinutes(longestSleep.minutes)}${soFarWords(longestSleep)}`,
          more: formatShortDay(longestSleep.day, locale),
        },
      ]
    : [];
  if (!sleep) return [...loggedOnly(summary.totals.sleeps, 'sleep'), ...longest];
  const { total, naps } = sleep;
  return [
    {
      label: 'Asleep in 24 h',
      text: formatMinutes(total.mean),
      more: `${formatMinutes(total.least)} to ${formatMinutes(total.most)}, ${over(sleep.days)}`,
    },
    { label: 'At night, as logged', text: formatMinutes(sleep.nightMinutesMean) },
    { label: 'By day, in naps', text: formatMinutes(sleep.napMinutesMean) },
    { label: 'Naps a day', text: tenth(naps.mean), more: reach(naps) },
    ...longest,
  ];
}

function loggedOnly(count: number, kind: LoggedKind): VisitFigure[] {
  if (count === 0) return [{ label: 'None logged', text: '' }];
  return [
    {
      label: 'Logged in all',
      text: `${count} ${count === 1 ? kind : `${kind}s`}`,
      more: 'none on a complete day, so a daily mean would mislead',
    },
  ];
}

function spanOf(low: number, high: number): string {
  return low === high ? `${low}` : `${low} to ${high}`;
}

function tenth(value: number): string {
  return String(round(value, 1));
}

function reach({ least, most }: Spread): string {
  return `${tenth(least)} to ${tenth(most)}`;
}

function volume(oz: number, { volume: unit }: Units): string {
  return `${volumeShown(oz, unit)} ${unit}`;
}

function volumeReach({ least, most }: Spread, { volume: unit }: Units): string {
  return `${volumeShown(least, unit)} to ${volumeShown(most, unit)} ${unit}`;
}

function volumeShown(oz: number, unit: Units['volume']): number {
  return round(volumeIn(oz, unit), 1);
}

function over(count: number): string {
  return `over ${days(count)}`;
}

function days(count: number): string {
  return count === 1 ? '1 complete day' : `${count} complete days`;
}
