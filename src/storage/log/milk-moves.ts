import type { Baby } from '#domain/baby/baby.ts';
import type { FamilyRow } from '#domain/log/family-log.ts';
import { validRows } from '#domain/log/validate-row.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import { isMilkMove, type MilkMove } from '#domain/stash/milk-move.ts';
import { countedMoves, moveOfPump, type StashLog } from '#domain/stash/stash.ts';
import { withRetry } from '#storage/database/durable-write.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { changeFamilyRow } from './family-rows.ts';
import { recordsOfDays } from './kind-stores.ts';
import type { WrittenWith } from './records.ts';

/**
 * Reads what the milk stash is derived from: the pumping sessions of all babies, the moves, and those of their feeds
 * that are in the log. Includes removed babies, because their milk is still in the fridge.
 *
 * This is not an async function. It chains on Dexie's promises, so that a live query observes every read.
 */
export function readStashLog(db: RecordsDb): PromiseLike<StashLog> {
  return withRetry(db, () =>
    db.babies.toArray().then((babies) =>
      db.family
        .where('kind')
        .equals('milk-move')
        .toArray()
        .then((rows) => readEntriesOf(db, validRows('babies', babies), validRows('family', rows))),
    ),
  );
}

function readEntriesOf(
  db: RecordsDb,
  babies: readonly Baby[],
  rows: readonly FamilyRow[],
): PromiseLike<StashLog> {
  const moves = rows.filter(isMilkMove);
  const ids = moves.flatMap(({ feedId }) => feedId ?? []);
  const pumps = babies.map(({ babyId }) => recordsOfDays(db, 'pump', babyId, '', '').toArray());
  return Promise.all([db.feeds.bulkGet(ids), ...pumps]).then(([feeds, ...sessions]) => ({
    pumps: validRows('pump', sessions.flat()),
    moves,
    feeds: new Map(
      validRows(
        'feed',
        feeds.flatMap((feed) => feed ?? []),
      ).map((feed) => [feed.id, feed]),
    ),
  }));
}

/** Writes the move of a bottle in the transaction of the bottle. `before` is the move that the bottle had. */
export function withMove(db: RecordsDb, move: MilkMove, before?: MilkMove): WrittenWith {
  return {
    stores: [db.family],
    write: () => db.family.put(move),
    undo: (author) => {
      const removed = { ...move, removedAt: author.now };
      return db.family.put({ ...(before ?? removed), ...stampAfter(move.updatedAt, author) });
    },
  };
}

/**
 * Keeps the balance of the stash when a baby is purged. Each of its sessions becomes a move. The moves of its bottles
 * get their amounts and times, and count without them. Every phone writes the same rows. Runs in the transaction of the
 * purge.
 */
export async function keepMilkOf(db: RecordsDb, babyId: string): Promise<void> {
  const { moves, feeds } = await readStashLog(db);
  const sessions = await recordsOfDays(db, 'pump', babyId, '', '').toArray();
  const known = new Set(moves.map(({ id }) => id));
  const pumped = validRows('pump', sessions)
    .flatMap(moveOfPump)
    .filter(({ id }) => !known.has(id));
  const own = moves.filter(({ feedId = '' }) => feeds.get(feedId)?.babyId === babyId);
  const fed = countedMoves({ moves: own, feeds }).map(({ feedId: _feedId, ...move }) => ({
    ...move,
    updatedAt: move.updatedAt + 1,
  }));
  await db.family.bulkPut([...pumped, ...fed]);
}

/** Removes a move, or brings a removed one back. */
export async function setMoveRemoved(
  db: RecordsDb,
  id: string,
  isRemoved: boolean,
  author: Author,
): Promise<void> {
  const removedAt = isRemoved ? author.now : undefined;
  await changeFamilyRow<MilkMove>(db, id, { removedAt }, author);
}
