import { DIAPER_TIME, type Diaper, type UsedDiaperType } from '#domain/kinds/diaper/diaper.ts';
import { FEED_TIME, type Feed } from '#domain/kinds/feed/feed.ts';
import { kindOf } from '#domain/kinds/registry.ts';
import { type Author, newStamp } from '#domain/record.ts';
import { MINUTE, momentAt } from '#domain/time/when.ts';
import { type CareRecord, endOfRecord, instantOfRecord, isDayOnly } from './care-record.ts';

/** Makes the records of a single tap, at the moment of the tap. */

/** Makes a diaper that was changed now, with wall times in `zone`. */
export function diaperNow(type: UsedDiaperType, babyId: string, zone: string, author: Author): Diaper {
  return {
    ...newStamp(babyId, author),
    note: '',
    zone,
    ...DIAPER_TIME.timesOf(momentAt(author.now, zone)),
    type,
  };
}

/** A bottle as a tile offers it. */
export type OfferedBottle = Pick<Feed, 'amountOz' | 'milk' | 'brand'>;

/** Makes a bottle that was finished now. */
export function bottleNow(bottle: OfferedBottle, babyId: string, zone: string, author: Author): Feed {
  const now = momentAt(author.now, zone);
  return {
    ...newStamp(babyId, author),
    note: '',
    zone,
    ...FEED_TIME.timesOf(now, now),
    type: 'bottle',
    ...bottle,
  };
}

/** Moves a record `minutes` earlier, for "it was 10 minutes ago". A record without a time is unchanged. */
export function earlier(entry: CareRecord, minutes: number): CareRecord {
  if (isDayOnly(entry)) return entry;
  const back = (at: number) => momentAt(at - minutes * MINUTE, entry.record.zone);
  const times = kindOf(entry.kind).time.timesOf(back(instantOfRecord(entry)), back(endOfRecord(entry)));
  return { ...entry, record: { ...entry.record, ...times } } as CareRecord;
}
