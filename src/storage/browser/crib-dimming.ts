import { readText, writeText } from './local-store.ts';

/** Nearly black, in percent. */
export const DARKEST = 92;

/**
 * How dark `owner` (a user id, or `demo`) made crib mode in this tab, in percent: from 0, as it is, to {@link DARKEST}. Each
 * their own: whoever signs in next must not meet a dark screen.
 */
export function readDimming(owner: string): number {
  const kept = Number(readText('session', nameOf(owner)));
  return kept > 0 && kept <= DARKEST ? kept : 0;
}

/** Keeps for this tab how dark crib mode is, in percent: a lock or a reload must not light up a dark room. */
export function keepDimming(owner: string, percent: number): void {
  writeText('session', nameOf(owner), String(percent));
}

function nameOf(owner: string): string {
  return `dimming:${owner}`;
}
