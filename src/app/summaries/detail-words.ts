import { milkShares } from '#domain/kinds/feed/milk-totals.ts';
import { changeOfVolume } from '#domain/summaries/changes.ts';
import type { PeriodDetail } from '#domain/summaries/period-details.ts';
import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import { speech, words } from '#words/now.ts';
import { changeWords } from '#words/say/changes.ts';
import { formatNumber } from '#words/say/numbers.ts';
import { formatShown } from '#words/say/period.ts';
import { roundedVolume } from '#words/say/rounded.ts';
import { formatMinutes } from '#words/say/spans.ts';

/** Describes a figure of a period that cannot be added up from the days, such as the longest sleep. */
export function detailWords(
  detail: PeriodDetail,
  summary: PeriodSummary,
  units: Units,
): { label: string; text: string; more: string[] } {
  const { balance, longest, longestSleep, usually, ...intervals } = words.summaries.details;
  const changeIn = (minutes: number | null) =>
    changeWords(minutes, formatMinutes(Math.abs(minutes ?? 0), speech), summary, speech);
  switch (detail.code) {
    case 'balance': {
      const { before, now } = detail;
      const days = daysIn(summary);
      const was =
        before && ([formatNumber(before.left, speech), formatNumber(before.right, speech)] as const);
      return {
        label: balance.label,
        text: balance.share(formatNumber(now.left, speech), formatNumber(now.right, speech)),
        more: [balance.of, ...(was ? [days === 7 ? balance.week(...was) : balance.days(...was, days)] : [])],
      };
    }
    case 'milk':
      return milkWords(detail, summary, units);
    case 'feedsByDay':
    case 'feedsAtNight':
      return {
        label: intervals[detail.code].label,
        text: formatMinutes(detail.minutes, speech),
        more: [usually, longest(formatMinutes(detail.longestMinutes, speech)), ...changeIn(detail.change)],
      };
    case 'longestSleep': {
      const time = formatMinutes(detail.minutes, speech);
      return {
        label: longestSleep.label,
        text: detail.running ? longestSleep.running(time) : longestSleep.over(time),
        more: [formatShortDay(detail.day, speech.locale), ...changeIn(detail.change)],
      };
    }
  }
}

/** Describes what bottles held: the volumes of formula and breast milk, their shares, the rest, and both changes. */
function milkWords(
  { milk, before }: Extract<PeriodDetail, { code: 'milk' }>,
  summary: PeriodSummary,
  units: Units,
): { label: string; text: string; more: string[] } {
  const { label, both, shares, rest, changes } = words.summaries.details.milk;
  const volume = (oz: number) => roundedVolume(oz, units.volume, speech);
  const share = milkShares(milk);
  const others = (['mixed', 'other', 'unnamed'] as const).filter((name) => milk[name] > 0);
  const compared = (['formula', 'breast'] as const).filter((name) => before && milk[name] + before[name] > 0);
  return {
    label,
    text: both(volume(milk.formula), volume(milk.breast)),
    more: [
      ...(share ? [shares(formatNumber(share.formula, speech), formatNumber(share.breast, speech))] : []),
      ...others.map((name) => rest[name](volume(milk[name]))),
      ...compared.flatMap((name) =>
        volumeChangeWords(milk[name], before?.[name], summary, units).map(changes[name]),
      ),
    ],
  };
}

/** Describes the change of a volume in US fluid ounces. Returns no text if `before` is missing. */
export function volumeChangeWords(
  oz: number,
  before: number | undefined,
  summary: PeriodSummary,
  units: Units,
): string[] {
  if (before === undefined) return [];
  const change = changeOfVolume(oz, before, units);
  return changeWords(
    change,
    formatShown({ quantity: 'volume' }, Math.abs(change), units, speech),
    summary,
    speech,
  );
}
