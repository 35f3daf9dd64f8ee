import { readText } from './local-store.ts';

/**
 * Reads flags at start-up, before the code that parses the stored values is loaded. A flag is true if its name is
 * stored.
 */

/** The names under which other modules store the values. */
export const USER = 'user';
export const DEMO = 'demo';
export const OUTBOX = 'outbox';

/** True if a user is stored: signed in now or at the last visit. */
export function hasSavedUser(): boolean {
  return readText('local', USER) !== null;
}

/** True if this tab shows the demo. */
export function hasSavedDemo(): boolean {
  return readText('session', DEMO) !== null;
}

/** True if messages from the forms of the public pages wait to be sent. */
export function hasUnsentLetter(): boolean {
  return readText('local', OUTBOX) !== null;
}
