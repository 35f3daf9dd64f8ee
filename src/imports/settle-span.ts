import type { Span } from '#domain/span.ts';
import { MINUTE, readingsOf, type WallTime } from '#domain/when.ts';

/**
 * The span between two wall times. Where clocks changed between or around them, a file cannot be asked: the readings
 * that come nearest to its own `minutes` are taken, the earlier ones when it gives none. Null when it ends before it starts.
 */
export function settleSpan(
  start: WallTime,
  end: WallTime,
  zone: string,
  minutes: number | null,
): Span | null {
  let nearest: Span | null = null;
  let distance = Infinity;
  for (const from of readingsOf(start, zone)) {
    for (const to of readingsOf(end, zone)) {
      const length = (to.at - from.at) / MINUTE;
      const off = minutes === null ? 0 : Math.abs(length - minutes);
      if (length < 0 || off >= distance) continue;
      nearest = { start: from, end: to };
      distance = off;
    }
  }
  return nearest;
}
