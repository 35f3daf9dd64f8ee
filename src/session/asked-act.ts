import { create } from 'zustand';
import {
  type AddressAct,
  type AddressAnswer,
  answerAddress,
  readAddressQuery,
} from '#domain/account/address-act.ts';
import { MINUTE } from '#domain/time/when.ts';
import { readAddressKey } from '#storage/browser/address-key.ts';
import { isLocked, onLocked } from './auto-lock.ts';
import { ownerOf, userIn, useSession } from './session.ts';

/** An act that the address of this page asked for, and how to answer it. */
export interface AskedAct {
  act: AddressAct;
  /** The id of the baby whose log it is. Null if the address names none. */
  babyId: string | null;
  answer: AddressAnswer;
  /** Until when the act may be logged at once, on the clock of `performance`. Later it becomes a question. */
  until: number;
}

/** For so long the log may take to open, in milliseconds. */
const AT_ONCE_MS = 30_000;
/** For so long a question waits, in milliseconds. Later, the act is no longer what the parent wants to log. */
const WAITS_MS = 10 * MINUTE;

const useAsked = create<{ asked: AskedAct | null }>()(() => ({ asked: null }));

/**
 * Takes the act from the address of the page, and removes it from the address and the history. Call it once, before the
 * router starts. A reload, the history and the way back from a sign-in then find no act. `isNew` tells whether a person
 * has just opened the address.
 */
export function takeAskedAct(isNew: boolean): void {
  const query = readAddressQuery(location.search);
  if (!query) return;
  const { act, babyId, key, rest } = query;
  history.replaceState(history.state, '', location.pathname + rest + location.hash);
  if (!act) return;
  const user = userIn(useSession.getState());
  const isOpen = user !== null && !isLocked();
  const ownKey = user && readAddressKey(user.userId);
  const answer = answerAddress({ key, babyId, ownKey, isOpen, isNew });
  useAsked.setState({ asked: { act, babyId, answer, until: performance.now() + AT_ONCE_MS } });
  setTimeout(closeAskedAct, WAITS_MS);
  // The log may still be opening when the app locks, or when another tab signs in. Then the act is a question.
  useSession.subscribe((now, before) => ownerOf(now) !== ownerOf(before) && askInstead('late'));
  onLocked(() => askInstead('late'));
}

/** Turns an act that was to be logged at once into a question: too `late`, or for the `wrongBaby`. */
export function askInstead(answer: 'late' | 'wrongBaby'): void {
  const { asked } = useAsked.getState();
  if (asked?.answer === 'log') useAsked.setState({ asked: { ...asked, answer } });
}

/** Returns the act that waits for its answer. Null if there is none. */
export function useAskedAct(): AskedAct | null {
  return useAsked(({ asked }) => asked);
}

/** Ends the act, so that it is answered only once. */
export function closeAskedAct(): void {
  useAsked.setState({ asked: null });
}
