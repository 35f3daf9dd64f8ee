import type { FoundInRow, RowFault } from '#domain/sync/row-fault.ts';
import { formatClock } from '#domain/time/when-words.ts';
import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import { formatVolume } from './amounts.ts';
import { formatMinutes } from './spans.ts';

/** Why a row of an imported file isn't an entry, or what to check about it: "It has no end." */
export function describeRowFault(fault: RowFault, { words }: Speech<'rows'>): string {
  const { rows } = words;
  if (typeof fault === 'string') return rows[fault];
  if (fault.code === 'tooLong') return rows.tooLong(fault.days);
  return 'column' in fault ? rows[fault.code](fault.column) : rows[fault.code](fault.cells, fault.columns);
}

/** What a fault refers to: the words of the file, or the amount or length of the entry. Empty if there is nothing. */
export function describeFound(
  found: readonly FoundInRow[],
  units: Units,
  speech: Speech<'rows' | 'care'>,
): string {
  const { clock, several } = speech.words.rows.found;
  return several(
    found.map((one) => {
      if (typeof one === 'string') return one;
      if ('oz' in one) return formatVolume(one.oz, units.volume, speech);
      if ('minutes' in one) return formatMinutes(one.minutes, speech);
      return clock(one.text, formatClock(one.clock, speech.locale));
    }),
  );
}
