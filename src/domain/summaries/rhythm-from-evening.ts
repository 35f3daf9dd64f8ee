import { CLOCK_MINUTES } from '#domain/time/clock-pieces.ts';
import type { RhythmDay, RhythmMark } from './rhythm.ts';

/** The hour at which rows that keep a night whole begin. */
export const EVENING_HOUR = 19;

const EVENING = EVENING_HOUR * 60;

/** What the picture draws of a day. Minutes count from the start of the row. */
export type RhythmRow = Pick<RhythmDay, 'day' | 'skipped' | 'twice'> & { marks: RowMark[] };

type RowMark = Omit<RhythmMark, 'begins'>;

/** Minutes from midnight, or from the start of the row. */
interface Span {
  from: number;
  to: number;
}

/**
 * Moves the marks of a rhythm into rows that begin at 7 PM. The row of a day begins in the evening before it, so it
 * holds the night that leads to the day. Minutes then count from 7 PM. The first of `days` gives only its evening and
 * gets no row.
 */
export function startInEvening(days: readonly RhythmDay[]): RhythmRow[] {
  return days.slice(1).map((day, index) => {
    const before = days[index];
    return {
      day: day.day,
      marks: [...moved(before?.marks ?? [], eveningPart), ...moved(day.marks, dayPart)],
      skipped: (before?.skipped && eveningPart(before.skipped)) ?? (day.skipped && dayPart(day.skipped)),
      twice: (before?.twice && eveningPart(before.twice)) ?? (day.twice && dayPart(day.twice)),
    };
  });
}

function moved(marks: readonly RhythmMark[], partOf: (span: Span) => Span | null): RowMark[] {
  return marks.flatMap((mark) => {
    const part = partOf(mark);
    return part ? { ...mark, ...part } : [];
  });
}

/** Returns the part from 7 PM on, in minutes from there. Null if there is none. */
function eveningPart({ from, to }: Span): Span | null {
  const isInside = to > EVENING || from === EVENING;
  return isInside ? { from: Math.max(from, EVENING) - EVENING, to: to - EVENING } : null;
}

/** Returns the part before 7 PM, in minutes from the 7 PM before. Null if there is none. */
function dayPart({ from, to }: Span): Span | null {
  const toMidnight = CLOCK_MINUTES - EVENING;
  return from < EVENING ? { from: from + toMidnight, to: Math.min(to, EVENING) + toMidnight } : null;
}
