import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  /** Milliseconds in sight, 5000 unless told; Infinity stays until dismissed. */
  duration?: number;
  action?: ToastAction;
  /** Further ways to mend what was done, in a row of their own. */
  more?: ToastAction[];
}

export interface ToastAction {
  label: string;
  /** What is seen of the label where room is short; a part of it. */
  short?: string;
  onAct: () => void;
}

interface ToastState extends ToastMessage {
  id: number;
  open: boolean;
  /** Whether it stands where another was tapped a moment ago: what a thumb does there now was meant for that one. */
  ignoresTaps: boolean;
}

/** Longer than between the two taps of a trembling thumb, and shorter than anybody needs to read what to tap on next. */
const TREMBLE_MS = 500;

let state: ToastState = { id: 0, open: false, ignoresTaps: false, title: '' };
let actedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

function setState(next: ToastState) {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Says something short in the corner. There is one toast at a time: the newest takes the place of the one before. Gives the
 * way to add to `more` what is found out later; it answers false, and does nothing, once the toast is gone or where it was
 * hushed.
 */
export function toast(message: ToastMessage): (another: ToastAction) => boolean {
  if (hushed) {
    if (isEndless(message)) toSayThen = message;
    return () => false;
  }
  const id = state.id + 1;
  const ignoresFor = actedAt + TREMBLE_MS - performance.now();
  setState({ ...message, id, open: true, ignoresTaps: ignoresFor > 0 });
  if (ignoresFor > 0)
    setTimeout(() => state.id === id && setState({ ...state, ignoresTaps: false }), ignoresFor);
  return (another) => {
    const isInSight = state.id === id && state.open;
    if (isInSight) setState({ ...state, more: [...(state.more ?? []), another] });
    return isInSight;
  };
}

/** Takes the toast out of sight, whatever it still offers; with an `id` only that one, and none that came after it. */
export function dismissToast(id = state.id): void {
  if (id === state.id) setState({ ...state, open: false });
}

let acts = 0;

/** Runs an action of a toast. The toast that follows ignores taps for a moment. */
export function actOnToast(action: ToastAction): void {
  actedAt = performance.now();
  acts += 1;
  action.onAct();
}

/** How many actions of toasts were tapped so far. */
export function toastActs(): number {
  return acts;
}

let hushed = false;
/** What was meant to stay until it is dismissed, as a failure is. */
let toSayThen: ToastMessage | null = null;

/**
 * Says no more, and takes back what is being said, until the function that it gives is called. What nobody may miss, said
 * without an end, is said then.
 */
export function suspendToasts(): () => void {
  toSayThen = state.open && isEndless(state) ? state : null;
  dismissToast();
  hushed = true;
  return () => {
    hushed = false;
    if (toSayThen) toast(toSayThen);
    toSayThen = null;
  };
}

function isEndless({ duration }: ToastMessage): boolean {
  return duration === Number.POSITIVE_INFINITY;
}

let dock: HTMLElement | null = null;

/** Where toasts appear while `element` is on the page; null gives them back their corner. */
export function dockToasts(element: HTMLElement | null): void {
  dock = element;
  for (const listener of listeners) listener();
}

/** The element that toasts stand in, where a screen gave them one. */
export function useToastDock(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => dock,
    () => null,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toast in sight, or the last one, closed. Null where there is no browser. */
export function useToast(): ToastState | null {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  );
}
