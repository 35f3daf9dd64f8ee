import { readText } from './local-store.ts';

/** Who and what is expected, told by names alone, before anything is there that could read what lies under them. */

/** Where others keep it. */
export const USER = 'user';
export const DEMO = 'demo';
export const OUTBOX = 'outbox';

/** Whether somebody is signed in, or was when this was kept. */
export function isUserKept(): boolean {
  return readText('local', USER) !== null;
}

/** Whether this tab shows the demo. */
export function isDemoKept(): boolean {
  return readText('session', DEMO) !== null;
}

/** Whether letters of a public page's forms wait for the inbox. */
export function isLetterWaiting(): boolean {
  return readText('local', OUTBOX) !== null;
}
