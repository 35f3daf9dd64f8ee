import { OTHER_KINDS } from '#domain/summaries/rhythm.ts';
import type { RhythmFigures } from '#domain/summaries/rhythm-figures.ts';
import { formatHour } from '#domain/time/when-words.ts';
import type { Speech } from '#words/speech.ts';
import { kindWords } from './kinds.ts';
import { formatMinutes } from './spans.ts';

/** Returns the text alternative of a rhythm whose rows begin at `startHour`. */
export function describeRhythm(
  { days, feeds, diapers, stretches, others, asleepMinutes, running, clockChanges }: RhythmFigures,
  startHour: number,
  speech: Speech<'calendar' | 'care' | 'kinds'>,
): string {
  const {
    rows,
    counts,
    others: also,
    average,
    running: stillRunning,
    clocks,
  } = speech.words.calendar.rhythm.told;
  const beside = [
    ...(diapers > 0 ? [kindWords('diaper', speech).counted(diapers)] : []),
    ...OTHER_KINDS.filter((kind) => others[kind] > 0).map((kind) =>
      kindWords(kind, speech).counted(others[kind]),
    ),
  ];
  return [
    startHour === 0 ? rows.midnight(days) : rows.hour(days, formatHour(startHour, speech.locale)),
    stretches > 0 ? counts.both(feeds, stretches) : counts.feeds(feeds),
    beside.length > 0 && also(beside),
    asleepMinutes !== null && average(formatMinutes(asleepMinutes, speech)),
    running && stillRunning,
    clockChanges > 0 && clocks(clockChanges),
  ]
    .filter(Boolean)
    .join(' ');
}
