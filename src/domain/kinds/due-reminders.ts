import type { Dose } from '#domain/kinds/dose/dose.ts';
import type { Medicine } from '#domain/kinds/dose/medicine.ts';
import { nextDoses } from '#domain/kinds/dose/next-doses.ts';
import { HOUR } from '#domain/time/when.ts';
import type { Feed } from './feed/feed.ts';
import type { Timer } from './timer.ts';

/** A time at which a parent wants to look at the baby’s log. `at` is epoch milliseconds. */
export type DueReminder = { what: 'feed'; at: number } | { what: 'dose'; names: string[]; at: number };

interface DueSources {
  /** The feeds of the last sitting, oldest first, and the timer of a running feed. */
  state: { lastSitting: readonly Feed[]; feeding: Timer | null };
  /** Hours from the start of a feed until the next one is due. The parent chooses them. */
  feedHours: number;
  medicines: readonly Medicine[];
  doses: readonly Dose[];
}

/**
 * Returns the reminders after `after` and up to `now`, both epoch milliseconds. A dose is due when the limits that the
 * parent set for its medicine are over. No feed is due while one runs.
 */
export function dueBetween(after: number, now: number, sources: DueSources): DueReminder[] {
  const { state, feedHours, medicines, doses } = sources;
  const [first] = state.feeding ? [] : state.lastSitting;
  // A dose leaves the list once it is due, so the list is that of the earlier time.
  const due: DueReminder[] = nextDoses(medicines, doses, after).map(({ names, from }) => ({
    what: 'dose',
    names,
    at: from,
  }));
  if (first) due.push({ what: 'feed', at: first.startedAt + feedHours * HOUR });
  return due.filter(({ at }) => at > after && at <= now).sort((one, other) => one.at - other.at);
}
