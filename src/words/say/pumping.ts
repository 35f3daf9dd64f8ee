import type { PumpingFigures } from '#domain/summaries/pumping.ts';
import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import { formatVolume } from './amounts.ts';
import { formatMinutes } from './spans.ts';

/** Describes the pumping of a report in one line, and in a second line by side if the sides are known. */
export function describePumping(
  figures: PumpingFigures,
  units: Units,
  speech: Speech<'care' | 'report'>,
): string[] {
  const said = speech.words.report.visit.hours.pumping;
  const { sessions, oz, ozPerDay, unmeasured, longestGap, sidesKnown, left, right } = figures;
  const volume = (amount: number) => formatVolume(amount, units.volume, speech);
  const parts = [
    said.sessions(sessions),
    ...(unmeasured > 0 ? [said.unmeasured(unmeasured)] : []),
    ...(ozPerDay === null ? [] : [volume(oz), said.perDay(volume(ozPerDay))]),
    ...(longestGap === null ? [] : [said.gap(formatMinutes(longestGap, speech))]),
  ];
  const [ofLeft = '', ofRight = ''] = [left, right].map(({ pumpedOz, nursedMinutes }) =>
    said.side(volume(pumpedOz), formatMinutes(nursedMinutes, speech)),
  );
  return [said.line(parts), ...(sidesKnown > 0 ? [said.sides(sidesKnown, sessions, ofLeft, ofRight)] : [])];
}
