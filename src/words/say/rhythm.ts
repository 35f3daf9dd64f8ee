import type { RhythmFigures } from '#domain/summaries/rhythm-figures.ts';
import type { Speech } from '#words/speech.ts';
import { formatMinutes } from './spans.ts';

/** A text alternative for the picture of a rhythm. */
export function describeRhythm(
  { days, feeds, stretches, asleepMinutes, running, clockChanges }: RhythmFigures,
  speech: Speech<'calendar' | 'care'>,
): string {
  const { rows, counts, average, running: stillRunning, clocks } = speech.words.calendar.rhythm.told;
  return [
    rows(days),
    stretches > 0 ? counts.both(feeds, stretches) : counts.feeds(feeds),
    asleepMinutes !== null && average(formatMinutes(asleepMinutes, speech)),
    running && stillRunning,
    clockChanges > 0 && clocks(clockChanges),
  ]
    .filter(Boolean)
    .join(' ');
}
