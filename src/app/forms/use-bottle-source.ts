import { useState } from 'react';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { Entry } from '#domain/parsed.ts';
import { stampAfter } from '#domain/record.ts';
import { moveOfBottle, sourceOf } from '#domain/stash/bottle-source.ts';
import { PLACES, type Place } from '#domain/stash/milk-move.ts';
import { type Stash, type StashLog, stashOf } from '#domain/stash/stash.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { withMove } from '#storage/log/milk-moves.ts';
import type { WrittenWith } from '#storage/log/records.ts';

interface BottleSource {
  /** The stash without this bottle. */
  stash: Stash;
  /** The place that the bottle came from when the form opened. */
  shown: Place | undefined;
  /** The places with milk, and `shown`. */
  places: Place[];
  /** Returns the write of a bottle's move. Undefined if the place did not change. */
  writtenWith: (feed: Feed, typed: Entry) => WrittenWith | undefined;
}

/**
 * Provides the places of the stash that a bottle can come from, as they were when the form opened. Null without a
 * stash.
 */
export function useBottleSource(log: StashLog | null, record: Feed | undefined): BottleSource | null {
  const db = useRecords();
  const [source] = useState(() => {
    if (!log) return null;
    const isOwn = ({ feedId }: { feedId?: string }) => record !== undefined && feedId === record.id;
    const before = log.moves.find(isOwn);
    const stash = stashOf({ ...log, moves: log.moves.filter((move) => !isOwn(move)) });
    const shown = before?.removedAt === undefined ? before?.place : undefined;
    return { before, stash, shown, places: PLACES.filter((one) => stash[one].oz > 0 || one === shown) };
  });
  if (!source) return null;
  const { before, stash, shown } = source;
  return {
    ...source,
    writtenWith: (feed, typed) => {
      const place = sourceOf(typed, feed);
      if (place === shown) return undefined;
      const author = authorNow();
      if (place) return withMove(db, moveOfBottle(feed, place, { before, stash, author }), before);
      const stamp = before && stampAfter(before.updatedAt, author);
      return before && withMove(db, { ...before, ...stamp, removedAt: author.now }, before);
    },
  };
}
