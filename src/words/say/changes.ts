import type { PeriodSummary } from '#domain/summaries/period-summary.ts';
import { daysIn } from '#domain/time/period.ts';
import type { Speech } from '#words/speech.ts';
import { withSign } from './period.ts';

/**
 * Describes a change with its sign. `size` is the formatted amount without a sign. Returns no text if `change` is null.
 */
export function changeWords(
  change: number | null,
  size: string,
  summary: PeriodSummary,
  { words }: Speech<'summaries'>,
): string[] {
  if (change === null) return [];
  const { days: ofDays, sameDays, sameWeek, week } = words.summaries.versus;
  const days = daysIn(summary);
  if (change === 0) return [days === 7 ? sameWeek : sameDays(days)];
  const signed = withSign(change, size);
  return [days === 7 ? week(signed) : ofDays(signed, days)];
}
