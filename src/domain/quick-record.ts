import type { CareRecord } from './care-record.ts';
import type { Diaper, DiaperType } from './diaper.ts';
import type { Feed } from './feed.ts';
import { type Author, newStamp } from './record.ts';
import { clockPart, dayPart, MINUTE, momentAt } from './when.ts';

/** Records that one tap makes, at the moment of the tap. */

/** A diaper that is changed now, in the words of `zone`. */
export function diaperNow(type: DiaperType, babyId: string, zone: string, author: Author): Diaper {
  const { wall } = momentAt(author.now, zone);
  return {
    ...newStamp(babyId, author),
    note: '',
    zone,
    date: dayPart(wall),
    time: clockPart(wall),
    type,
    at: author.now,
  };
}

/** A bottle that is finished now; `amountOz` in US fluid ounces. */
export function bottleNow(amountOz: number, babyId: string, zone: string, author: Author): Feed {
  const { wall } = momentAt(author.now, zone);
  return {
    ...newStamp(babyId, author),
    note: '',
    zone,
    date: dayPart(wall),
    startTime: clockPart(wall),
    endTime: clockPart(wall),
    type: 'bottle',
    amountOz,
    startedAt: author.now,
    endedAt: author.now,
  };
}

/** The same record `minutes` earlier: what "it was 10 minutes ago" makes of it. Growth has no time and stays. */
export function earlier(entry: CareRecord, minutes: number): CareRecord {
  const back = (at: number) => momentAt(at - minutes * MINUTE, entry.record.zone);
  switch (entry.kind) {
    case 'feed': {
      const [start, end] = [back(entry.record.startedAt), back(entry.record.endedAt)];
      const times = {
        date: dayPart(start.wall),
        startTime: clockPart(start.wall),
        endTime: clockPart(end.wall),
      };
      return { kind: 'feed', record: { ...entry.record, ...times, startedAt: start.at, endedAt: end.at } };
    }
    case 'diaper': {
      const { wall, at } = back(entry.record.at);
      return { kind: 'diaper', record: { ...entry.record, date: dayPart(wall), time: clockPart(wall), at } };
    }
    case 'sleep': {
      const [start, end] = [back(entry.record.startedAt), back(entry.record.endedAt)];
      const times = { startTime: start.wall, endTime: end.wall };
      return { kind: 'sleep', record: { ...entry.record, ...times, startedAt: start.at, endedAt: end.at } };
    }
    case 'growth':
      return entry;
  }
}
