import type { CareRecord } from './care-record.ts';
import { DIAPER_WORDS } from './diaper.ts';
import { describeFeed } from './feed.ts';
import { describeGrowth } from './growth.ts';
import { minutesOf } from './span.ts';
import type { Units } from './units.ts';
import { type Clock, clockPart } from './when.ts';
import { formatMinutes } from './when-words.ts';

/** A record in one line: "Left breast, 12 min", "Wet and dirty diaper", "Nap, 1 h 15 min", "4.2 kg · 52 cm". */
export function describeRecord({ kind, record }: CareRecord, units: Units): string {
  switch (kind) {
    case 'feed':
      return describeFeed(record, units);
    case 'diaper':
      return `${DIAPER_WORDS[record.type]} diaper`;
    case 'sleep':
      return `${record.isNight ? 'Night sleep' : 'Nap'}, ${formatMinutes(minutesOf(record))}`;
    case 'growth':
      return describeGrowth(record, units);
  }
}

/** What the clock read when it began; null for growth, which has a day and no hour. */
export function clockOfRecord({ kind, record }: CareRecord): Clock | null {
  switch (kind) {
    case 'feed':
      return record.startTime;
    case 'diaper':
      return record.time;
    case 'sleep':
      return clockPart(record.startTime);
    case 'growth':
      return null;
  }
}
