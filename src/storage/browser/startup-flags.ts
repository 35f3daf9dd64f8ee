import { readText } from './local-store.ts';

/** Flags that are read at start-up by name alone, before any code is loaded that can parse the values. */

/** The names under which other modules store the values. */
export const USER = 'user';
export const DEMO = 'demo';
export const OUTBOX = 'outbox';

/** True when a user is saved, who is signed in or was at the last visit. */
export function hasSavedUser(): boolean {
  return readText('local', USER) !== null;
}

/** True when this tab shows the demo. */
export function hasSavedDemo(): boolean {
  return readText('session', DEMO) !== null;
}

/** True when messages from the forms of the public pages wait to be sent. */
export function hasUnsentLetter(): boolean {
  return readText('local', OUTBOX) !== null;
}
