import { MINUTE } from '#domain/time/when.ts';

const SECOND = 1000;
/** This many wrong passwords in a row cause no delay, because mistyping is common at night. */
const FREE_TRIES = 4;
const WAITS = [5 * SECOND, 15 * SECOND, MINUTE, 5 * MINUTE];
const LONGEST_WAIT = 15 * MINUTE;

/** Returns how many milliseconds the next try must wait after `wrong` wrong passwords in a row. */
export function waitAfter(wrong: number): number {
  if (wrong <= FREE_TRIES) return 0;
  return WAITS[wrong - FREE_TRIES - 1] ?? LONGEST_WAIT;
}
