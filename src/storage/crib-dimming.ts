import { readText, writeText } from './local-store.ts';

/** Nearly black, in percent. */
export const DARKEST = 92;

/** How dark crib mode was made in this tab, in percent: from 0, as it is, to {@link DARKEST}. */
export function readDimming(): number {
  const kept = Number(readText('session', 'dimming'));
  return kept > 0 && kept <= DARKEST ? kept : 0;
}

/** Keeps for this tab how dark crib mode is, in percent: a lock or a reload must not light up a dark room. */
export function keepDimming(percent: number): void {
  writeText('session', 'dimming', String(percent));
}
