import { useState } from 'react';
import type { Entry } from '#domain/parsed.ts';
import { dayItBegan, dayOfMended } from '#domain/time/parse-times.ts';
import type { Stretch } from '#domain/time/stretches.ts';
import type { Day } from '#domain/time/when.ts';

export interface DayContext {
  /** How the fields were filled when the form was opened. */
  shown: Entry;
  /** The zone whose clock is typed, and the time now. */
  zone: string;
  now: number;
  /** The day follows the clocks of what is new today: 21:00 to 06:30, entered in the morning, began yesterday. */
  isNewToday: boolean;
  /** What is edited; undefined for what is new. Its day follows too, so that its end stays: 23:40 to 06:30 that began at 00:15. */
  record: Stretch | undefined;
}

/** The day of a form, which follows the clocks of its `entry` until it is chosen, and how it is chosen. */
export function useDay(entry: Entry, { shown, zone, now, isNewToday, record }: DayContext) {
  const [chosen, choose] = useState<Day | null>(null);
  // Guessed when it was filled in: a form that was left open overnight is not of the next day.
  const [filled, setFilled] = useState({ entry, at: now });
  if (filled.entry !== entry) setFilled({ entry, at: now });

  function followed(): Day | undefined {
    if (record) return dayOfMended(asSpan(entry), asSpan(shown), zone, record);
    return isNewToday ? dayItBegan(asSpan(entry), zone, filled.at) : shown.date;
  }

  return { date: chosen ?? followed(), choose };
}

/** A form with one `time` is read as a span that begins then and has no end. */
function asSpan(entry: Entry): Entry {
  return { startTime: entry.time ?? '', ...entry };
}
