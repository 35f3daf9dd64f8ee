import type { Span } from '#domain/time/parse-times.ts';
import { MINUTE, readingsOf, type WallTime } from '#domain/time/when.ts';

interface SettledSpan extends Span {
  /** False if clocks changed and the row allows several spans. */
  decided: boolean;
}

/**
 * The tolerance in minutes. Durations are rounded and leave out pauses. A clock change is longer than the tolerance.
 */
const NEAR_MINUTES = 20;

/**
 * Finds the span between two wall times. Around a clock change, a wall time can have two readings. Uses the readings
 * whose span is nearest to the row's own duration `minutes`. Without `minutes` it uses the earlier readings. Returns
 * null if the span ends before it starts.
 */
export function resolveSpan(
  start: WallTime,
  end: WallTime,
  zone: string,
  minutes: number | null,
): SettledSpan | null {
  let nearest: Span | null = null;
  let distance = Infinity;
  let spans = 0;
  let near = 0;
  for (const from of readingsOf(start, zone)) {
    for (const to of readingsOf(end, zone)) {
      const length = (to.at - from.at) / MINUTE;
      const off = minutes === null ? 0 : Math.abs(length - minutes);
      if (length < 0) continue;
      spans += 1;
      if (off < NEAR_MINUTES) near += 1;
      if (off >= distance) continue;
      nearest = { start: from, end: to };
      distance = off;
    }
  }
  return nearest && { ...(nearest as Span), decided: spans === 1 || (minutes !== null && near === 1) };
}
