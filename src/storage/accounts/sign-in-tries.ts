import * as v from 'valibot';
import { waitAfter } from '#domain/account/sign-in-backoff.ts';
import { emailKey } from '#domain/account/user.ts';
import { newId } from '#domain/record.ts';
import { readJson, writeText } from '#storage/browser/local-store.ts';
import { digestOf } from './credentials.ts';

/**
 * Wrong passwords in a row, and how long the next try must wait, by the hash of an e-mail: also of one that nobody has, or
 * the wait would tell which addresses exist; and only the hash, since a password is easily typed into the wrong field.
 *
 * The wait runs by how long the app was open, never by the clock on the wall: setting that does not shorten a wait, and
 * does not lengthen one either. What is left is noted every second, so that a reload wins nothing.
 */
interface Tries {
  wrong: number;
  /** Milliseconds still to wait, as last noted. */
  left: number;
  /** Tells one wait from another of the same e-mail. */
  wait: string;
}

const TRIES = v.record(v.string(), v.object({ wrong: v.number(), left: v.number(), wait: v.string() }));
const NAME = 'tries';
const NOTE_EVERY_MS = 1000;

/** The waits as this tab has watched them, by the time since the page was opened. */
const watched = new Map<string, { left: number; at: number }>();

function readTries(): Record<string, Tries> {
  const stored = v.safeParse(TRIES, readJson('local', NAME));
  return stored.success ? stored.output : {};
}

function writeTries(all: Record<string, Tries>): void {
  writeText('local', NAME, Object.keys(all).length ? JSON.stringify(all) : null);
}

/** Several tabs may watch one wait: each knows its own time, and the one that has waited longest is right. */
function leftOf({ left, wait }: Tries): number {
  const now = performance.now();
  const seen = watched.get(wait);
  if (!seen) watched.set(wait, { left, at: now });
  return Math.max(0, Math.min(left, seen ? seen.left - (now - seen.at) : left));
}

/** What the tries of an e-mail are kept under. */
export async function triesKey(email: string): Promise<string> {
  return digestOf(new TextEncoder().encode(emailKey(email)));
}

/** Milliseconds that the next try must wait. */
export function waitOf(key: string): number {
  const tries = readTries()[key];
  return tries ? leftOf(tries) : 0;
}

/** Counts a try as wrong, before it is known to be: closing the page while it is checked does not make it free. */
export function countTry(key: string): void {
  const all = readTries();
  const wrong = (all[key]?.wrong ?? 0) + 1;
  writeTries({ ...all, [key]: { wrong, left: waitAfter(wrong), wait: newId(Date.now()) } });
  watchWaits();
}

/** Forgets the wrong tries: the password was right. */
export function forgetTries(key: string): void {
  const { [key]: _forgotten, ...others } = readTries();
  writeTries(others);
}

/** Takes back the last try, which came to nothing: storage failed before the password was compared. */
export function uncountTry(key: string): void {
  const all = readTries();
  const tries = all[key];
  if (tries) writeTries({ ...all, [key]: { ...tries, wrong: tries.wrong - 1, left: 0 } });
}

let timer: ReturnType<typeof setInterval> | undefined;

/** Lets waits run for as long as there are any; those that were left from another visit as well. */
export function watchWaits(): void {
  if (timer === undefined && noteWaits())
    timer = setInterval(() => noteWaits() || stopWatching(), NOTE_EVERY_MS);
}

function stopWatching(): void {
  clearInterval(timer);
  timer = undefined;
}

/** Notes what is left of every wait. False when there is none. */
function noteWaits(): boolean {
  const all = readTries();
  for (const tries of Object.values(all)) tries.left = leftOf(tries);
  const any = Object.values(all).some(({ left }) => left > 0);
  if (any) writeTries(all);
  return any;
}
