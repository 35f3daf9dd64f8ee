import type { Feed } from './feed.ts';

/** True for a bottle with breast milk, as an entry or as typed. */
export function holdsBreastMilk({ type, milk }: { type?: string; milk?: string | undefined }): boolean {
  return type === 'bottle' && (milk === 'breast' || milk === 'mixed');
}

/** Returns the breast milk in a bottle in US fluid ounces. Null if it is unknown, or if there is none. */
export function breastMilkOf(feed: Pick<Feed, 'type' | 'milk' | 'amountOz' | 'breastOz'>): number | null {
  if (!holdsBreastMilk(feed)) return null;
  return feed.milk === 'mixed' ? (feed.breastOz ?? null) : feed.amountOz;
}
