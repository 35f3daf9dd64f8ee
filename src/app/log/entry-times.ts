import {
  type CareRecord,
  clockOfDayOnly,
  endOfRecord,
  instantOfRecord,
  isDayOnly,
} from '#domain/log/care-record.ts';
import { formatClockRange } from '#domain/time/clock-range.ts';
import { clockAt, MINUTE } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { speech } from '#words/now.ts';

/**
 * Returns the times from the start of the first record to the last end, such as "12:19–12:36 AM". Returns only the
 * start while a timer runs, without a duration, and if start and end are in the same minute. Empty for an entry that
 * has a day but no time.
 */
export function timesOf(records: readonly [CareRecord, ...CareRecord[]]): string {
  const [first] = records;
  if (isDayOnly(first)) {
    const clock = clockOfDayOnly(first);
    return clock ? formatClock(clock, speech.locale) : '';
  }
  const last = records.reduce((latest, entry) => (endOfRecord(entry) > endOfRecord(latest) ? entry : latest));
  const [startedAt, endedAt] = [instantOfRecord(first), endOfRecord(last)];
  const start = clockAt(startedAt, first.record.zone);
  const end = clockAt(endedAt, last.record.zone);
  const isInOneMinute = endedAt - startedAt < MINUTE && start === end;
  return !isInOneMinute && last.record.running !== 'open'
    ? formatClockRange(start, end, speech.locale)
    : formatClock(start, speech.locale);
}
