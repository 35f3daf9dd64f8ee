import type { DiaperType } from '#domain/kinds/diaper/diaper.ts';
import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { joinStretches, minutesOf } from '#domain/time/stretches.ts';
import { addDays, type Day, settledMomentOf } from '#domain/time/when.ts';

/** The hour at which the summary that parents give at breakfast begins. */
export const NIGHT_FROM_HOUR = 20;

/** What happened since {@link NIGHT_FROM_HOUR} of the evening before. */
export interface NightSummary {
  /** Sittings that began since then. */
  feeds: number;
  /** The longest time asleep since then, in minutes. It is `open` if it has not ended. Null without a sleep. */
  longestSleep: { minutes: number; running: 'open' | undefined } | null;
  /** Without dry ones. */
  diapers: Record<DiaperType, number>;
}

/**
 * Sums up the time from the evening before `today` to `now`, in epoch milliseconds. `log` must reach back to yesterday,
 * include running entries and hold nothing to come.
 */
export function summarizeNight(log: CareLog, today: Day, now: number, zone: string): NightSummary {
  const from = settledMomentOf(`${addDays(today, -1)}T${NIGHT_FROM_HOUR}:00`, zone).at;
  const asleep = joinStretches(log.sleep)
    .map(({ startedAt, endedAt }) => ({
      startedAt: Math.max(startedAt, from),
      endedAt: Math.min(endedAt, now),
    }))
    .filter(({ startedAt, endedAt }) => endedAt > startedAt);
  const feeds = sittingsOf(log.feed).filter(([first]) => first && first.startedAt >= from).length;
  const diapers = { wet: 0, dirty: 0, mixed: 0, dry: 0 };
  for (const { type, at } of log.diaper) if (type !== 'dry' && at >= from) diapers[type] += 1;
  const [longest] = asleep.sort((a, b) => minutesOf(b) - minutesOf(a));
  // A sleep that has not ended is cut at `now`.
  const isOpen = longest?.endedAt === now && log.sleep.some(({ running }) => running === 'open');
  return {
    feeds,
    longestSleep: longest ? { minutes: minutesOf(longest), running: isOpen ? 'open' : undefined } : null,
    diapers,
  };
}
