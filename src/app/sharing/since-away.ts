import type { KindName } from '#domain/kinds/registry.ts';
import { isKnown } from '#domain/log/any-entry.ts';
import { instantOfRecord, isDayOnly } from '#domain/log/care-record.ts';
import { DAY } from '#domain/time/when.ts';
import type { Change } from '#storage/sync/apply-states.ts';

/** An entry that another phone logged. */
export interface NewsEntry {
  id: string;
  babyId: string;
  kind: KindName;
  /** The device that logged it. */
  by: string;
  /** When its care began, in epoch milliseconds. Null for care of a day without a time. */
  at: number | null;
  /** True after the parent had it on the screen. */
  isSeen: boolean;
}

/**
 * Returns the new entries in `changes` that were logged before `seenSince`. What other phones only edited is no news.
 * What they log while a parent looks on is none either. Times are epoch milliseconds. `own` is the device id of this
 * phone.
 */
export function newsIn(changes: readonly Change[], seenSince: number, own: string): NewsEntry[] {
  return changes.flatMap(({ state, before }) => {
    if (before || state.of !== 'entry' || state.deletion || !isKnown(state.content)) return [];
    const { kind, record } = state.content;
    const { id, babyId, updatedAt, updatedBy: by } = record;
    if (by === own || updatedAt >= seenSince) return [];
    return [
      {
        id,
        babyId,
        kind,
        by,
        at: isDayOnly({ kind }) ? null : instantOfRecord(state.content),
        isSeen: false,
      },
    ];
  });
}

/** Returns the ids of the entries that other phones deleted. */
export function deletedIn(changes: readonly Change[]): string[] {
  return changes.flatMap(({ state }) =>
    state.of === 'entry' && state.deletion ? [state.content.record.id] : [],
  );
}

/** Returns the news of a baby at `now`, in epoch milliseconds: the care of the last day. */
export function recentNews(news: readonly NewsEntry[], babyId: string, now: number): NewsEntry[] {
  return news.filter((entry) => entry.babyId === babyId && (entry.at === null || entry.at > now - DAY));
}
