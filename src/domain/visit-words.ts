import { formatAge } from './baby.ts';
import { type CareRange, rangeWords, sourceWords } from './care-guide/care-range.ts';
import { expectedDiapers } from './care-guide/diapers.ts';
import { expectedBottle, expectedFeeds } from './care-guide/feeding.ts';
import { expectedSleep } from './care-guide/sleep.ts';
import { expectedGainUntil } from './care-guide/weight.ts';
import { isBottleFed } from './day-summary.ts';
import type { IntervalFigures } from './feed-intervals.ts';
import type { GrowthVisit } from './growth-history.ts';
import { gainIn } from './growth-words.ts';
import type { LoggedKind } from './period-summary.ts';
import { round, type Units, volumeIn } from './units.ts';
import type { BottleFigures, MinimumFigures, Spread } from './visit-figures.ts';
import type { VisitReport } from './visit-report.ts';
import { weighingsOf, weightOn } from './weighings.ts';
import { daysBetween } from './when.ts';
import { formatMinutes, formatShortDay } from './when-words.ts';

/** How the figures of a visit report read. */

export const NOT_A_DIAGNOSIS = 'Counts as logged by the parents, not a diagnosis.';
const IF_WORRIED = 'Call your clinician if you are worried.';

/** One figure: its name, its value, and what it is counted over. */
export interface VisitFigure {
  label: string;
  text: string;
  more?: string;
}

/** "93%, 13 of 14 days": how many of the days that are over were logged without a gap. */
export function loggingWords({ logging: { complete, over, share } }: VisitReport): string {
  if (share === null) return 'no day is over yet';
  // Of a year with one gap it would round to all of it.
  const percent = complete < over ? Math.min(99, Math.round(share * 100)) : 100;
  return `${percent}%, ${complete} of ${over} ${over === 1 ? 'day' : 'days'}`;
}

/** What the share leaves out: "1 day has a gap, 2 are empty"; null when every day is complete. */
export function lackingWords({ logging: { gaps, nothing } }: VisitReport): string | null {
  const parts = [
    gaps > 0 && `${gaps} ${gaps === 1 ? 'day has a gap' : 'days have gaps'}`,
    nothing > 0 && `${nothing} ${nothing === 1 ? 'day is' : 'days are'} empty`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : parts.join(', ');
}

type Gain = NonNullable<GrowthVisit['gain']>;

/** "+430 g" or "+15.2 oz": what the baby weighs more than at the weighing before. */
export function gainWords({ gramsPerDay, days }: Gain, { weight }: Units): string {
  const { value, unit } = gainIn(gramsPerDay * days, weight);
  return `${value} ${unit}`;
}

/** "+31 g/day" or "+1.1 oz/day". */
export function gainPerDayWords({ gramsPerDay }: Gain, { weight }: Units): string {
  const { value, unit } = gainIn(gramsPerDay, weight);
  return `${value} ${unit}/day`;
}

/** The figures of one kind, as the summary page lists them. */
export function visitFigures(
  kind: LoggedKind,
  report: VisitReport,
  units: Units,
  locale?: string,
): VisitFigure[] {
  if (kind === 'feed') return feedWords(report, units);
  return kind === 'diaper' ? diaperWords(report) : sleepWords(report, locale);
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
    ...intervalWords('Start to start, by day', intervals.day),
    ...intervalWords('Start to start, at night', intervals.night),
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

function intervalWords(label: string, figures: IntervalFigures | null): VisitFigure[] {
  if (!figures) return [];
  const longest = `median; longest ${formatMinutes(figures.longestMinutes)}`;
  return [{ label, text: formatMinutes(figures.medianMinutes), more: longest }];
}

function diaperWords(report: VisitReport): VisitFigure[] {
  const { diapers, summary } = report;
  if (!diapers) return loggedOnly(summary.totals.diapers, 'diaper');
  const { wet, dirty } = diapers;
  return [
    { label: 'Wet in 24 h', text: tenth(wet.mean), more: `${reach(wet)}, ${over(diapers.days)}` },
    ...minimumWords(report, 'wet', wet.minimum),
    { label: 'Dirty in 24 h', text: tenth(dirty.mean), more: reach(dirty) },
    ...minimumWords(report, 'dirty', dirty.minimum),
  ];
}

function minimumWords(
  report: VisitReport,
  type: 'wet' | 'dirty',
  minimum: MinimumFigures | null,
): VisitFigure[] {
  const title = `At least ${type}, for the day of life`;
  if (!minimum) return [{ label: title, text: 'none given', more: 'by any source at this age' }];
  const { low, high, daysBelow } = minimum;
  const least = low === high ? `${low}` : `${low} to ${high}`;
  const source = unique(diaperRanges(report, type).map(({ source }) => shortPublisher(source.publisher)));
  return [
    { label: title, text: least, more: source.join(', ') },
    {
      label: `Days below ${low === high ? low : 'that'} (${source.join(', ')})`,
      text: `${daysBelow} of ${minimum.days}`,
      ...(daysBelow > 0 ? { more: IF_WORRIED } : {}),
    },
  ];
}

function sleepWords({ sleep, summary }: VisitReport, locale?: string): VisitFigure[] {
  const { longestSleep } = summary;
  const longest = longestSleep
    ? [
        {
          label: 'Longest stretch',
          text: formatMinutes(longestSleep.minutes),
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
    { label: 'At night', text: formatMinutes(sleep.nightMinutesMean) },
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
      more: 'no complete day, so a daily mean would mislead',
    },
  ];
}

/** What sources call usual at the age on the last day, in a line, with whose word it is; null where none says. */
export function usualWords(kind: LoggedKind, report: VisitReport, units: Units): string | null {
  const [range] = usualRanges(kind, report);
  if (!range) return null;
  const age = formatAge(report.summary.baby.birthDate, report.lastDay);
  return `Usual at ${age}: ${rangeWords(range, units)} (${shortPublisher(range.source.publisher)})`;
}

/** What babies usually gain between such weighings as the last two, in a line; null outside the tables. */
export function usualGainWords(report: VisitReport, units: Units): string | null {
  const gain = gainRange(report);
  return (
    gain &&
    `Usual gain between the last two weighings: ${rangeWords(gain, units)} (${shortPublisher(gain.source.publisher)}).`
  );
}

function gainRange({ visits, summary }: VisitReport): CareRange | null {
  const weighed = visits.findLast(({ gain }) => gain !== null);
  const usual = weighed ? expectedGainUntil(weighed, summary.baby) : null;
  return usual && (usual.band ?? usual.median);
}

function usualRanges(kind: LoggedKind, { visits, lastDay, summary }: VisitReport): CareRange[] {
  const ageDays = daysBetween(summary.baby.birthDate, lastDay);
  if (kind === 'diaper') return [];
  if (kind === 'sleep') return expectedSleep(ageDays)?.slice(0, 1) ?? [];
  if (isBottleFed(summary.totals)) {
    const weight = weightOn(weighingsOf(visits, lastDay), lastDay);
    const bottle = expectedBottle(ageDays, weight);
    return (bottle?.perDay ?? bottle?.perFeed)?.slice(0, 1) ?? [];
  }
  return expectedFeeds(ageDays)?.slice(0, 1) ?? [];
}

function diaperRanges({ summary }: VisitReport, type: 'wet' | 'dirty'): CareRange[] {
  return summary.days.flatMap(({ dayOfLife }) => expectedDiapers(dayOfLife)?.[type]?.[0] ?? []);
}

/** Every source that the page names, each once. */
export function sourcesOf(report: VisitReport): string[] {
  const ranges = [
    ...diaperRanges(report, 'wet'),
    ...diaperRanges(report, 'dirty'),
    ...usualRanges('feed', report),
    ...usualRanges('sleep', report),
    ...[gainRange(report)].filter((range) => range !== null),
  ];
  return unique(ranges.map(sourceWords));
}

function shortPublisher(publisher: string): string {
  if (publisher.startsWith('American Academy of Pediatrics')) return 'AAP';
  return publisher === 'World Health Organization' ? 'WHO' : publisher;
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
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
  return round(volumeIn(oz, unit), unit === 'oz' ? 1 : 0);
}

function over(count: number): string {
  return `over ${days(count)}`;
}

function days(count: number): string {
  return count === 1 ? '1 complete day' : `${count} complete days`;
}
