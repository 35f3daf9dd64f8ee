import type { PeriodDetail } from '#domain/summaries/period-details.ts';
import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import { formatShortDay } from '#domain/time/when-words.ts';
import { speech, words } from '#words/now.ts';
import { formatNumber } from '#words/say/numbers.ts';
import { withSign } from '#words/say/period.ts';
import { formatMinutes } from '#words/say/spans.ts';

/** A change with its sign, in small print. `size` is the amount without a sign. Empty without a comparison. */
export function changeWords(change: number | null, size: string, summary: PeriodSummary): string[] {
  if (change === null) return [];
  const { days: ofDays, sameDays, sameWeek, week } = words.summaries.versus;
  const days = daysIn(summary);
  if (change === 0) return [days === 7 ? sameWeek : sameDays(days)];
  const signed = withSign(change, size);
  return [days === 7 ? week(signed) : ofDays(signed, days)];
}

/** A figure that is not the sum of the figures of the days, in words. */
export function detailWords(
  detail: PeriodDetail,
  summary: PeriodSummary,
): { label: string; text: string; more: string[] } {
  const { balance, longest, longestSleep, usually, ...intervals } = words.summaries.details;
  const changeIn = (minutes: number | null) =>
    changeWords(minutes, formatMinutes(Math.abs(minutes ?? 0), speech), summary);
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
