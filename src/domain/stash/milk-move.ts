import { isInstant, isMeasure, isOnCalendar } from '#domain/kinds/fields.ts';
import type { FamilyRow } from '#domain/log/family-log.ts';
import { isOneOf } from '#domain/shape.ts';
import type { Day } from '#domain/time/when.ts';

export const PLACES = ['fridge', 'freezer'] as const;

export type Place = (typeof PLACES)[number];

export const REASONS = ['fed', 'thawed', 'expired', 'spilled', 'donated', 'count', 'pumped'] as const;

export type MoveReason = (typeof REASONS)[number];

/**
 * Milk that left the stash, or a count of a place. Milk that was pumped into the stash has a move only after its baby
 * was purged. Until then its pumping session is in the log (`stash.ts`).
 */
export interface MilkMove extends FamilyRow {
  kind: 'milk-move';
  /** The wall day of `at` in the zone of the phone. */
  day: Day;
  /** Epoch milliseconds. */
  at: number;
  /** US fluid ounces. Only a count may be 0. */
  oz: number;
  /** A count is `in` and sets the milk of its place. Pumped milk is `in` too. */
  way: 'in' | 'out';
  place: Place;
  /** Milk that is `thawed` goes from the freezer to the fridge. Milk that was `pumped` has the id of its session. */
  reason: MoveReason;
  /** The day of the oldest milk in it. */
  milkAt: Day;
  /** The bottle that the milk was for. The move counts only while this feed is in the log. */
  feedId?: string;
  /** When the parent removed the move, in epoch milliseconds. A removed move does not count. */
  removedAt?: number | undefined;
}

type Unchecked = { readonly [Field in keyof MilkMove]?: unknown };

/** True for a valid move. A newer version may write moves that this version cannot count. */
export function isMilkMove(row: FamilyRow): row is MilkMove {
  const { kind, day, at, oz, way, place, reason, milkAt, feedId, removedAt }: Unchecked = row;
  return (
    kind === 'milk-move' &&
    isOnCalendar(day) &&
    isInstant(at) &&
    isMeasure(oz) &&
    isOneOf(PLACES, place) &&
    isOneOf(REASONS, reason) &&
    way === (reason === 'count' || reason === 'pumped' ? 'in' : 'out') &&
    (reason === 'count' || oz > 0) &&
    isOnCalendar(milkAt) &&
    (feedId === undefined || typeof feedId === 'string') &&
    (removedAt === undefined || isInstant(removedAt))
  );
}
