import { readText, writeText } from './local-store.ts';

/** The darkest setting, nearly black, in percent. */
export const DARKEST = 92;

/**
 * Reads how dark `owner` (a user id, or `demo`) made crib mode in this tab, in percent: 0 (unchanged) to {@link
 * DARKEST}. The value is stored by owner, so that the next user does not get a dark screen.
 */
export function readDimming(owner: string): number {
  const kept = Number(readText('session', nameOf(owner)));
  return kept > 0 && kept <= DARKEST ? kept : 0;
}

/**
 * Stores the darkness of crib mode for this tab, in percent. It is stored because a lock or a reload must not light up
 * a dark room.
 */
export function keepDimming(owner: string, percent: number): void {
  writeText('session', nameOf(owner), String(percent));
}

function nameOf(owner: string): string {
  return `dimming:${owner}`;
}
