import type { Compared, Figure, FoundInRow, RowFault } from '#domain/sync/row-fault.ts';
import { formatClock, formatInstant } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import { formatVolume } from './amounts.ts';
import { formatMinutes } from './spans.ts';

/** Says why a row of an imported file isn't an entry, or what to check about it: "It has no end." */
export function describeRowFault(fault: RowFault, { words }: Speech<'rows'>): string {
  const { rows } = words;
  if (typeof fault === 'string') return rows[fault];
  if (fault.code === 'tooLong') return rows.tooLong(fault.days);
  return 'column' in fault ? rows[fault.code](fault.column) : rows[fault.code](fault.cells, fault.columns);
}

/**
 * Says what a fault refers to: words of the file, or the amount or length of the entry. Empty if it refers to nothing.
 */
export function describeFound(
  found: readonly FoundInRow[],
  units: Units,
  speech: Speech<'rows' | 'care'>,
): string {
  const { clock, several } = speech.words.rows.found;
  return several(
    found.flatMap((one) => {
      if (typeof one === 'string') return one;
      if ('text' in one) return clock(one.text, formatClock(one.clock, speech.locale));
      return isCompared(one) ? [] : describeFigure(one, units, speech);
    }),
  );
}

/** Says both readings of a row, or both totals. Empty if the fault compares nothing. */
export function describeCompared(
  found: readonly FoundInRow[],
  units: Units,
  speech: Speech<'rows' | 'care'>,
): string[] {
  const { readings, totals } = speech.words.rows.found;
  return found.flatMap((one) => {
    if (typeof one === 'string' || !isCompared(one)) return [];
    const [first, second] = 'taken' in one ? [one.taken, one.other] : [one.stated, one.read];
    const say = 'taken' in one ? readings : totals;
    return say(describeFigure(first, units, speech), describeFigure(second, units, speech));
  });
}

function isCompared(found: Exclude<FoundInRow, string>): found is Compared {
  return 'taken' in found || 'stated' in found;
}

function describeFigure(figure: Figure, units: Units, speech: Speech<'rows' | 'care'>): string {
  if ('oz' in figure) return formatVolume(figure.oz, units.volume, speech);
  if ('minutes' in figure) return formatMinutes(figure.minutes, speech);
  if ('count' in figure) return speech.words.rows.found.times(figure.count);
  return formatInstant(figure.at, figure.zone, speech.locale);
}
