import type { Diaper, DiaperType } from '#domain/kinds/diaper/diaper.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { CareRecord } from './care-record.ts';
import { type Author, newStamp } from './record.ts';
import { diaperTimes, feedTimes, sleepTimes } from './record-times.ts';
import { MINUTE, momentAt } from './when.ts';

/** Records that one tap makes, at the moment of the tap. */

/** A diaper that is changed now, in the words of `zone`. */
export function diaperNow(type: DiaperType, babyId: string, zone: string, author: Author): Diaper {
  return {
    ...newStamp(babyId, author),
    note: '',
    zone,
    ...diaperTimes(momentAt(author.now, zone)),
    type,
  };
}

/** A bottle that is finished now; `amountOz` in US fluid ounces. */
export function bottleNow(amountOz: number, babyId: string, zone: string, author: Author): Feed {
  const now = momentAt(author.now, zone);
  return {
    ...newStamp(babyId, author),
    note: '',
    zone,
    ...feedTimes(now, now),
    type: 'bottle',
    amountOz,
  };
}

/** The same record `minutes` earlier: what "it was 10 minutes ago" makes of it. Growth has no time and stays. */
export function earlier(entry: CareRecord, minutes: number): CareRecord {
  const back = (at: number) => momentAt(at - minutes * MINUTE, entry.record.zone);
  switch (entry.kind) {
    case 'feed': {
      const times = feedTimes(back(entry.record.startedAt), back(entry.record.endedAt));
      return { kind: 'feed', record: { ...entry.record, ...times } };
    }
    case 'diaper': {
      return { kind: 'diaper', record: { ...entry.record, ...diaperTimes(back(entry.record.at)) } };
    }
    case 'sleep': {
      const times = sleepTimes(back(entry.record.startedAt), back(entry.record.endedAt));
      return { kind: 'sleep', record: { ...entry.record, ...times } };
    }
    case 'growth':
      return entry;
  }
}
