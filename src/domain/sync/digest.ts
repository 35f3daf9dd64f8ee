import { toHex } from '#domain/hex.ts';
import { DAY } from '#domain/time/when.ts';
import { keyOfState, type LogState, monthOfState, sharedForm } from './log-state.ts';

/**
 * Digests by month. Two phones exchange digests to find the months in which their logs differ, and then exchange only
 * those months. A digest covers the whole content of each row, so equal digests mean equal logs.
 */

/** The number of rows of a month, and the first 8 bytes of their SHA-256 in hexadecimal. */
export interface MonthDigest {
  count: number;
  hash: string;
}

const HASH_BYTES = 8;

/** By store and month, as in {@link monthOfState}. */
export type Digests = Readonly<Record<string, MonthDigest>>;

/**
 * Tombstones older than this many days are left out of digests. Phones purge them after 30 days, each at another time,
 * and would otherwise differ in the meantime.
 */
const SHARED_DAYS = 28;

/** Rows in older letters are not applied (ms), because the tombstones of what was deleted since may be purged. */
export const OLDEST_ROWS = SHARED_DAYS * DAY;

/** Returns the time (epoch ms) before which deletions are left out of the digests that a phone makes at `now`. */
export function startOfShared(now: number): number {
  return now - OLDEST_ROWS;
}

/**
 * Groups the states of a log by month. Leaves out what was deleted before `since` (epoch ms), and the log of a baby who
 * was removed before it. Each phone purges these by itself.
 */
export function statesByMonth(states: readonly LogState[], since: number): Map<string, LogState[]> {
  const removed = new Set(
    states.flatMap((state) =>
      state.of === 'baby' && (state.row.removedAt ?? since) < since ? [state.row.babyId] : [],
    ),
  );
  const isShared = (state: LogState) => {
    if (state.of === 'baby') return !removed.has(state.row.babyId);
    if (state.of === 'timer')
      return 'endedAt' in state.row ? state.row.endedAt >= since : !removed.has(state.row.babyId);
    if (state.of === 'family') return true;
    return !removed.has(state.content.record.babyId) && (state.deletion?.deletedAt ?? since) >= since;
  };
  const months = new Map<string, LogState[]>();
  for (const state of states.filter(isShared)) {
    const month = monthOfState(state);
    const known = months.get(month);
    if (known) known.push(state);
    else months.set(month, [state]);
  }
  return months;
}

/** Computes the digest of one month. Does not depend on the order of the states. */
async function digestOfMonth(states: readonly LogState[]): Promise<MonthDigest> {
  const lines = states.map((state) => `${keyOfState(state)} ${sharedForm(state)}`);
  return { count: states.length, hash: await hashOf(lines.sort()) };
}

async function hashOf(lines: readonly string[]): Promise<string> {
  const text = new TextEncoder().encode(lines.join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return toHex(hash.subarray(0, HASH_BYTES));
}

/** Computes the digests of all months. */
export async function digestsOf(months: ReadonlyMap<string, readonly LogState[]>): Promise<Digests> {
  const digests: [string, MonthDigest][] = [];
  for (const [month, states] of months) digests.push([month, await digestOfMonth(states)]);
  return Object.fromEntries(digests);
}

/** Lists the months in which two logs differ, the latest first. */
export function differingMonths(here: Digests, there: Digests): string[] {
  const months = [...new Set([...Object.keys(here), ...Object.keys(there)])];
  const isEqual = (month: string) => {
    const [one, other] = [here[month], there[month]];
    return one?.count === other?.count && one?.hash === other?.hash;
  };
  return months.filter((month) => !isEqual(month)).sort((a, b) => (latestPart(a) < latestPart(b) ? 1 : -1));
}

/** Returns a name for how two logs differ in these months. It is another one after any change of them. */
export async function nameDifference(
  here: Digests,
  there: Digests,
  months: readonly string[],
): Promise<string> {
  return hashOf(months.map((month) => `${month} ${here[month]?.hash} ${there[month]?.hash}`));
}

/** Sorts rows without a month first, because screens need the babies before their entries. */
function latestPart(month: string): string {
  return month.split(' ')[1] || '~';
}
