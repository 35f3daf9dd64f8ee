import type { Timer } from '#domain/kinds/timer.ts';
import type { Author } from '#domain/record.ts';

/** How a timer ended. `joined`: another timer of its kind began earlier and still runs. */
export const TIMER_ENDINGS = ['saved', 'discarded', 'joined'] as const;

/** The tombstone of a timer. Without it, an older log of another phone would start the timer again. */
export interface TimerEnd {
  id: string;
  endedAt: number;
  endedBy: string;
  how: (typeof TIMER_ENDINGS)[number];
}

/** Ends a timer, with a stamp later than its last change. */
export function endTimer(timer: Timer, how: TimerEnd['how'], { device, now }: Author): TimerEnd {
  return { id: timer.id, endedAt: Math.max(now, timer.updatedAt + 1), endedBy: device, how };
}

/**
 * Ends the timers that run beside an earlier one of their kind for the same baby, because two phones started them
 * apart. Each phone computes the same ends.
 */
export function joinTimers(timers: readonly Timer[]): TimerEnd[] {
  const first = new Map<string, Timer>();
  const inOrder = timers.toSorted((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  return inOrder.flatMap((timer) => {
    const kind = `${timer.kind} ${timer.babyId}`;
    const earlier = first.get(kind);
    if (!earlier) first.set(kind, timer);
    return earlier ? [endTimer(timer, 'joined', { device: earlier.updatedBy, now: timer.updatedAt })] : [];
  });
}

/** True for a timer that ended. */
export function isTimerEnd(row: Timer | TimerEnd): row is TimerEnd {
  return 'endedAt' in row;
}
