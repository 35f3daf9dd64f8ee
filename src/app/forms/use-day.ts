import { useState } from 'react';
import type { Entry } from '#domain/parsed.ts';
import { dayItBegan, dayOfMended } from '#domain/time/parse-times.ts';
import type { Stretch } from '#domain/time/stretches.ts';
import type { Day } from '#domain/time/when.ts';

export interface DayContext {
  /** The values of the fields when the form opened. */
  shown: Entry;
  /** The zone of the typed times, and the current time. */
  zone: string;
  now: number;
  /**
   * True for a new entry of today. The day of a new entry follows the typed times. For example, a sleep from 21:00 to
   * 06:30 that is entered in the morning began yesterday.
   */
  isNewToday: boolean;
  /**
   * The edited record. Undefined for a new one. When the start is edited, the day may change to keep the end. For
   * example, a sleep from 23:40 to 06:30 moves to the next day if its start becomes 00:15.
   */
  record: Stretch | undefined;
}

/** Returns the day of a form and its setter. The day follows the times in `entry` until the parent chooses a day. */
export function useDay(entry: Entry, { shown, zone, now, isNewToday, record }: DayContext) {
  const [chosen, choose] = useState<Day | null>(null);
  // The day depends on the time of the last input and not on `now`. A form that stays open overnight keeps its day.
  const [filled, setFilled] = useState({ entry, at: now });
  if (filled.entry !== entry) setFilled({ entry, at: now });

  function followed(): Day | undefined {
    if (record) return dayOfMended(asSpan(entry), asSpan(shown), zone, record);
    return isNewToday ? dayItBegan(asSpan(entry), zone, filled.at) : shown.date;
  }

  return { date: chosen ?? followed(), choose };
}

/** Converts the values of a form with a single `time` to a span without an end. */
function asSpan(entry: Entry): Entry {
  return { startTime: entry.time ?? '', ...entry };
}
