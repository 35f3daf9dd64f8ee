import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  /** The duration in milliseconds, 5000 by default. Infinity stays until dismissed. */
  duration?: number;
  action?: ToastAction;
  /** More actions, in a separate row. */
  more?: ToastAction[];
  /** Whether the toast is shown again after another toast that replaced it. */
  returns?: boolean;
}

export interface ToastAction {
  label: string;
  /** The visible label if space is short. */
  short?: string;
  onAct: () => void;
}

interface ToastState extends ToastMessage {
  id: number;
  open: boolean;
  /** Actions that were found after the toast appeared. */
  later?: ToastAction[];
  /** Whether the former toast in this place was tapped a moment ago. A tap now is meant for the former toast. */
  ignoresTaps: boolean;
}

/**
 * How long a new toast ignores taps, in milliseconds. It is longer than the time between two taps of a trembling thumb,
 * and shorter than the time to read a toast.
 */
const TREMBLE_MS = 500;

let state: ToastState = { id: 0, open: false, ignoresTaps: false, title: '' };
/** A toast that is shown after the current one, or after the suspension of toasts. */
let next: ToastMessage | null = null;
let actedAt = Number.NEGATIVE_INFINITY;
const listeners = new Set<() => void>();

function setState(next: ToastState) {
  state = next;
  for (const listener of listeners) listener();
}

/**
 * Shows a toast, which replaces the former one. Returns a function that adds an action later. Once the toast is
 * closed or replaced, or if toasts were suspended, that function does nothing and returns false.
 */
export function toast(message: ToastMessage): (another: ToastAction) => boolean {
  if (hushed) {
    if (isEndless(message)) next = message;
    return () => false;
  }
  if (state.open && state.returns) next = message.returns ? null : state;
  const id = state.id + 1;
  const ignoresFor = actedAt + TREMBLE_MS - performance.now();
  setState({ ...message, id, open: true, ignoresTaps: ignoresFor > 0 });
  if (ignoresFor > 0)
    setTimeout(() => state.id === id && setState({ ...state, ignoresTaps: false }), ignoresFor);
  return (another) => {
    const isInSight = state.id === id && state.open;
    if (isInSight) setState({ ...state, later: [...(state.later ?? []), another] });
    return isInSight;
  };
}

/** Dismisses the current toast. With `id`, does so only if the current toast has this id. */
export function dismissToast(id = state.id): void {
  if (id !== state.id) return;
  setState({ ...state, open: false });
  showNext();
}

function showNext() {
  const message = next;
  next = null;
  if (message) toast(message);
}

let acts = 0;

/** Runs an action of a toast. The toast that follows ignores taps for a moment. */
export function actOnToast(action: ToastAction): void {
  actedAt = performance.now();
  acts += 1;
  action.onAct();
}

/** Returns how many actions of toasts were tapped so far. */
export function toastActs(): number {
  return acts;
}

let hushed = false;

/**
 * Dismisses the current toast and suppresses others until the returned function is called. A toast without a timeout is
 * shown again after that.
 */
export function suspendToasts(): () => void {
  if (state.open && isEndless(state)) next = state;
  hushed = true;
  dismissToast();
  return () => {
    hushed = false;
    showNext();
  };
}

function isEndless({ duration }: ToastMessage): boolean {
  return duration === Number.POSITIVE_INFINITY;
}

let dock: HTMLElement | null = null;

/** Shows toasts in `element` while it is mounted. Null shows them in the corner again. */
export function dockToasts(element: HTMLElement | null): void {
  dock = element;
  for (const listener of listeners) listener();
}

/** Returns the element that a screen provides for toasts, if any. */
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

/** Returns the current toast, or the last one after it was closed. Null without a browser. */
export function useToast(): ToastState | null {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => null,
  );
}
