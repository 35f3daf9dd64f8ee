import { breastMilkOf, holdsBreastMilk } from '#domain/kinds/feed/breast-milk.ts';
import type { Feed, FeedFields } from '#domain/kinds/feed/feed.ts';
import { type Entry, type Parsed, textOf } from '#domain/parsed.ts';
import { type Author, stampAfter } from '#domain/record.ts';
import type { Units } from '#domain/units/units.ts';
import { type MilkMove, PLACES, type Place } from './milk-move.ts';
import { CRUMB_OZ, type Stash } from './stash.ts';

/** Where the milk of a bottle came from. The form of a feed has the place in its field `source`. */

/** Returns the place that the form of a bottle names. Undefined if the bottle did not come from the stash. */
export function sourceOf(entry: Entry, feed: Pick<Feed, 'type' | 'milk'>): Place | undefined {
  return holdsBreastMilk(feed) ? PLACES.find((place) => place === textOf(entry, 'source')) : undefined;
}

interface SourceContext {
  /** The stash without this bottle. */
  stash: Stash;
  units: Units;
}

/**
 * Checks a parsed feed against the stash. A bottle from the stash needs an amount of breast milk. Asks about more milk
 * than the stash has (answer in `more`).
 */
export function checkSource(
  parsed: Parsed<FeedFields>,
  entry: Entry,
  { stash, units }: SourceContext,
): Parsed<FeedFields> {
  if (!('value' in parsed)) return parsed;
  const place = sourceOf(entry, parsed.value);
  if (!place) return parsed;
  const oz = breastMilkOf(parsed.value);
  if (oz === null) {
    const field = parsed.value.milk === 'mixed' ? 'breastOz' : 'amount';
    return { errors: { [field]: { code: 'noNumber' } } };
  }
  const storedOz = stash[place].oz;
  if (oz - storedOz <= CRUMB_OZ || textOf(entry, 'more') === 'yes') return parsed;
  return { questions: [{ name: 'more', code: 'moreThanStored', oz, storedOz, unit: units.volume }] };
}

/**
 * Makes the move of a bottle that came from `place`, or changes the move that it has (`before`). The move has the id of
 * its bottle, so that two phones cannot take the milk twice.
 */
export function moveOfBottle(
  feed: Feed,
  place: Place,
  { before, stash, author }: { before: MilkMove | undefined; stash: Stash; author: Author },
): MilkMove {
  const { now: createdAt } = author;
  return {
    ...(before ?? { id: feed.id, kind: 'milk-move', createdAt }),
    ...stampAfter(before?.updatedAt ?? 0, author),
    day: feed.date,
    at: feed.endedAt,
    oz: breastMilkOf(feed) ?? 0,
    way: 'out',
    place,
    reason: 'fed',
    milkAt: stash[place].bags[0]?.milkAt ?? feed.date,
    feedId: feed.id,
    removedAt: undefined,
  };
}
