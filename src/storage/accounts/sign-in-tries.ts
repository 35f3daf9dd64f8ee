import { waitAfter } from '#domain/account/sign-in-backoff.ts';
import { emailKey } from '#domain/account/user.ts';
import { newId } from '#domain/record.ts';
import { isNumber, isText, recordOf, shapeOf } from '#domain/shape.ts';
import { readJson, writeText } from '#storage/browser/local-store.ts';
import { digestOf } from './credentials.ts';

/**
 * The number of wrong passwords in a row and the delay before the next try. They are stored by the hash of the e-mail.
 * Unknown e-mails are delayed too, so that the delay does not reveal which e-mails exist. Only the hash is stored,
 * because users easily type their password into the e-mail field.
 *
 * The delay runs while the app is open and ignores the system clock. Setting the clock neither shortens nor extends it.
 * The remaining time is stored every second, so that a reload does not change it.
 */
interface Tries {
  wrong: number;
  /** Remaining milliseconds, as last stored. */
  left: number;
  /** The id of this delay. Every try starts a new delay. */
  wait: string;
}

const areTries = recordOf(shapeOf({ wrong: isNumber, left: isNumber, wait: isText }));
const NAME = 'tries';
const NOTE_EVERY_MS = 1000;

/**
 * The delays that this tab counts down, by id. `left` milliseconds remained at `at`, a value of
 * `performance.now()`.
 */
const watched = new Map<string, { left: number; at: number }>();

function readTries(): Record<string, Tries> {
  const stored = readJson('local', NAME);
  return areTries(stored) ? stored : {};
}

function writeTries(all: Record<string, Tries>): void {
  writeText('local', NAME, Object.keys(all).length ? JSON.stringify(all) : null);
}

/**
 * Returns the remaining time of a delay. Several tabs may count down one delay. Each tab counts its own time, and the
 * smallest remaining time applies.
 */
function leftOf({ left, wait }: Tries): number {
  const now = performance.now();
  const seen = watched.get(wait);
  if (!seen) watched.set(wait, { left, at: now });
  return Math.max(0, Math.min(left, seen ? seen.left - (now - seen.at) : left));
}

/** Returns the key under which the tries of an e-mail are stored. */
export async function triesKey(email: string): Promise<string> {
  return digestOf(new TextEncoder().encode(emailKey(email)));
}

/** Returns how many milliseconds are left until the next try is allowed. */
export function waitOf(key: string): number {
  const tries = readTries()[key];
  return tries ? leftOf(tries) : 0;
}

/**
 * Counts a try as wrong before it is checked. Otherwise a user could avoid the count by closing the page during the
 * check.
 */
export function countTry(key: string): void {
  const all = readTries();
  const wrong = (all[key]?.wrong ?? 0) + 1;
  writeTries({ ...all, [key]: { wrong, left: waitAfter(wrong), wait: newId(Date.now()) } });
  watchWaits();
}

/** Removes the wrong tries of an e-mail. Call it after the right password. */
export function forgetTries(key: string): void {
  const { [key]: _forgotten, ...others } = readTries();
  writeTries(others);
}

/** Uncounts the last try. Call it if storage failed before the password was compared. */
export function uncountTry(key: string): void {
  const all = readTries();
  const tries = all[key];
  if (tries) writeTries({ ...all, [key]: { ...tries, wrong: tries.wrong - 1, left: 0 } });
}

let timer: ReturnType<typeof setInterval> | undefined;

/** Counts down all delays, including those from an earlier visit. */
export function watchWaits(): void {
  if (timer === undefined && noteWaits())
    timer = setInterval(() => noteWaits() || stopWatching(), NOTE_EVERY_MS);
}

function stopWatching(): void {
  clearInterval(timer);
  timer = undefined;
}

/** Stores the remaining time of every delay. Returns false if no delay has time left. */
function noteWaits(): boolean {
  const all = readTries();
  for (const tries of Object.values(all)) tries.left = leftOf(tries);
  const any = Object.values(all).some(({ left }) => left > 0);
  if (any) writeTries(all);
  return any;
}
