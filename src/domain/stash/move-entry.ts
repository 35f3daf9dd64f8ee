import type { FieldErrors } from '#domain/fault.ts';
import { LARGEST_BOTTLE_OZ } from '#domain/kinds/feed/feed.ts';
import { outsideFault } from '#domain/kinds/measure-units.ts';
import { type Entry, type Parsed, textOf } from '#domain/parsed.ts';
import { type Author, newId } from '#domain/record.ts';
import { isOneOf } from '#domain/shape.ts';
import { checkPastDate } from '#domain/time/check-date.ts';
import { dayAt } from '#domain/time/when.ts';
import { ozFrom, parseNumber, type Units } from '#domain/units/units.ts';
import type { MilkMove, MoveReason, Place } from './milk-move.ts';
import { CRUMB_OZ, type PlaceStash } from './stash.ts';

/** What a parent does with the milk of a place. */
export type MoveAct = 'takeOut' | 'discard' | 'count';

/** `bottle` is milk for a bottle that is logged with the move. `fed` is milk for a feed that was logged before. */
export type Purpose = Exclude<MoveReason, 'count' | 'pumped'> | 'bottle';

/** Returns what milk can be taken out of a place for. */
export function purposesOf(act: MoveAct, place: Place): readonly Purpose[] {
  if (act === 'count') return [];
  if (act === 'discard') return ['expired', 'spilled'];
  return place === 'freezer' ? ['thawed', 'bottle', 'fed', 'donated'] : ['bottle', 'fed', 'donated'];
}

/** One hundred liters. More is a typing error. */
const MOST_OZ = 100 * LARGEST_BOTTLE_OZ;

interface MoveContext {
  act: MoveAct;
  place: Place;
  stash: PlaceStash;
  units: Units;
  zone: string;
  author: Author;
}

/** A parsed move, and whether a bottle is logged with it. */
export interface TypedMove {
  move: MilkMove;
  isBottle: boolean;
}

/**
 * Parses a move from its form. The amount is in `oz`, the {@link Purpose} in `purpose`, and the day of a count's oldest
 * milk in `date`. Asks about more milk than the stash has (answer in `more`).
 */
export function parseMove(entry: Entry, context: MoveContext): Parsed<TypedMove> {
  const { act, place, stash, units, zone, author } = context;
  const errors: FieldErrors = {};
  const purpose = textOf(entry, 'purpose');
  const purposes = purposesOf(act, place);
  if (act !== 'count' && !isOneOf(purposes, purpose)) errors.purpose = { code: 'noChoice' };
  if (act === 'count') checkPastDate(entry, errors, { zone, now: author.now });
  const isBottle = purpose === 'bottle';
  const oz = readAmount(entry, isBottle ? LARGEST_BOTTLE_OZ : MOST_OZ, context, errors);
  if (Object.keys(errors).length) return { errors };
  if (act !== 'count' && oz - stash.oz > CRUMB_OZ && textOf(entry, 'more') !== 'yes')
    return {
      questions: [{ name: 'more', code: 'moreThanStored', oz, storedOz: stash.oz, unit: units.volume }],
    };
  const day = dayAt(author.now, zone);
  const reason = act === 'count' ? 'count' : isBottle ? 'fed' : (purpose as MoveReason);
  return {
    value: {
      isBottle,
      move: {
        id: newId(author.now),
        kind: 'milk-move',
        createdAt: author.now,
        updatedAt: author.now,
        updatedBy: author.device,
        day,
        at: author.now,
        oz,
        way: act === 'count' ? 'in' : 'out',
        place,
        reason,
        milkAt: act === 'count' ? textOf(entry, 'date') : (stash.bags[0]?.milkAt ?? day),
      },
    },
  };
}

/** Reads the amount in US fluid ounces. Only a count may be 0. */
function readAmount(entry: Entry, most: number, { act, units }: MoveContext, errors: FieldErrors): number {
  const typed = textOf(entry, 'oz');
  const amount = parseNumber(typed);
  if (amount === null) {
    errors.oz = typed ? { code: 'notAnAmount', typed, unit: units.volume } : { code: 'noNumber' };
    return 0;
  }
  const oz = ozFrom(amount, units.volume);
  const least = act === 'count' ? 0 : CRUMB_OZ;
  const fault = outsideFault('oz', oz, [least, most], units);
  if (fault) errors.oz = fault;
  return oz;
}
