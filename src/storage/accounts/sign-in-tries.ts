import * as v from 'valibot';
import { waitAfter } from '#domain/account/sign-in-backoff.ts';
import { emailKey } from '#domain/account/user.ts';
import { newId } from '#domain/record.ts';
import { readJson, writeText } from '#storage/browser/local-store.ts';
import { digestOf } from './credentials.ts';

/**
 * Wrong passwords in a row and the delay before the next try, by the hash of an e-mail. Unknown e-mails are delayed
 * too, so that the delay does not reveal which addresses exist. Only the hash is stored, because a password is easily
 * typed into the e-mail field.
 *
 * The delay counts the time the app is open and ignores the system clock. Setting the clock neither shortens nor
 * extends it. The remainder is stored every second, so that a reload does not shorten it.
 */
interface Tries {
  wrong: number;
  /** Remaining milliseconds, as last stored. */
  left: number;
  /** The id of this delay. Every try starts a new one. */
  wait: string;
}

const TRIES = v.record(v.string(), v.object({ wrong: v.number(), left: v.number(), wait: v.string() }));
const NAME = 'tries';
const NOTE_EVERY_MS = 1000;

/**
 * The delays that this tab counts down, by id. `left` milliseconds remained when the page had been open for `at`
 * milliseconds.
 */
const watched = new Map<string, { left: number; at: number }>();

function readTries(): Record<string, Tries> {
  const stored = v.safeParse(TRIES, readJson('local', NAME));
  return stored.success ? stored.output : {};
}

function writeTries(all: Record<string, Tries>): void {
  writeText('local', NAME, Object.keys(all).length ? JSON.stringify(all) : null);
}

/** Several tabs may watch one delay. Each counts its own time, and the smallest remainder applies. */
function leftOf({ left, wait }: Tries): number {
  const now = performance.now();
  const seen = watched.get(wait);
  if (!seen) watched.set(wait, { left, at: now });
  return Math.max(0, Math.min(left, seen ? seen.left - (now - seen.at) : left));
}

/** The storage key for an e-mail's tries. */
export async function triesKey(email: string): Promise<string> {
  return digestOf(new TextEncoder().encode(emailKey(email)));
}

/** Milliseconds until the next try is allowed. */
export function waitOf(key: string): number {
  const tries = readTries()[key];
  return tries ? leftOf(tries) : 0;
}

/** Counts a try as wrong before it is checked. Otherwise closing the page during the check would make it free. */
export function countTry(key: string): void {
  const all = readTries();
  const wrong = (all[key]?.wrong ?? 0) + 1;
  writeTries({ ...all, [key]: { wrong, left: waitAfter(wrong), wait: newId(Date.now()) } });
  watchWaits();
}

/** Removes the wrong tries after the right password. */
export function forgetTries(key: string): void {
  const { [key]: _forgotten, ...others } = readTries();
  writeTries(others);
}

/** Uncounts the last try, which failed in storage before the password was compared. */
export function uncountTry(key: string): void {
  const all = readTries();
  const tries = all[key];
  if (tries) writeTries({ ...all, [key]: { ...tries, wrong: tries.wrong - 1, left: 0 } });
}

let timer: ReturnType<typeof setInterval> | undefined;

/** Counts down all delays, also those from an earlier visit. */
export function watchWaits(): void {
  if (timer === undefined && noteWaits())
    timer = setInterval(() => noteWaits() || stopWatching(), NOTE_EVERY_MS);
}

function stopWatching(): void {
  clearInterval(timer);
  timer = undefined;
}

/** Stores the remainder of every delay. False if there is none. */
function noteWaits(): boolean {
  const all = readTries();
  for (const tries of Object.values(all)) tries.left = leftOf(tries);
  const any = Object.values(all).some(({ left }) => left > 0);
  if (any) writeTries(all);
  return any;
}
