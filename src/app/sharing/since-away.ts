import type { KindName } from '#domain/kinds/registry.ts';
import { isKnown } from '#domain/log/any-entry.ts';
import { instantOfRecord } from '#domain/log/care-record.ts';
import type { LogState } from '#domain/sync/log-state.ts';
import { DAY } from '#domain/time/when.ts';

/** An entry of another phone. */
export interface NewsEntry {
  id: string;
  babyId: string;
  kind: KindName;
  /** The device that wrote it. */
  by: string;
  /** When its care began, in epoch milliseconds. */
  at: number;
  isDeleted: boolean;
}

/** Returns what is news to a parent at `now`, in epoch milliseconds: the care of the last day. */
export function newsIn(states: readonly LogState[], now: number): NewsEntry[] {
  return states.flatMap((state) => {
    if (state.of !== 'entry' || !isKnown(state.content)) return [];
    const { kind, record } = state.content;
    const at = instantOfRecord(state.content);
    if (at < now - DAY) return [];
    const { id, babyId, updatedBy: by } = record;
    return [{ id, babyId, kind, by, at, isDeleted: state.deletion !== undefined }];
  });
}

/** Adds what arrived to the news. An entry counts once, and a deleted one does not. */
export function withNews(news: readonly NewsEntry[], arrived: readonly NewsEntry[]): NewsEntry[] {
  const byId = new Map([...news, ...arrived].map((entry) => [entry.id, entry]));
  return [...byId.values()].filter(({ isDeleted }) => !isDeleted);
}

/** Whether a parent looks at this tab, and how well it knows the log. */
interface Attention {
  isHidden: boolean;
  isConnected: boolean;
  /** True if the tab got all that the others had logged, since a parent looks at it. */
  hasCaughtUp: boolean;
}

/** True if what arrives was logged while nobody looked at this tab. */
export function isSinceAway({ isHidden, isConnected, hasCaughtUp }: Attention): boolean {
  return isHidden || (!isConnected && !hasCaughtUp);
}
