import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocked, watchLock } from '#session/auto-lock.ts';
import { isDialogHalfTyped } from '#ui/controls/half-typed.ts';
import { suspendToasts } from '#ui/feedback/toast.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';

const LockScreen = lazyComponent(async () => (await import('./LockScreen.tsx')).LockScreen);

/** Deferred a lock nothing is rendered: what is not in the page cannot be read out of it. */
export function LockGate({ children }: { children: ReactNode }) {
  const locked = useLocked();
  const wasLocked = useRef(locked);
  // Asked as the lock falls: what was half typed is still in the page then, and in the next frame it is not.
  const wasTyping = useMemo(() => locked && isDialogHalfTyped(), [locked]);
  useEffect(watchLock, []);
  // What was said last, or is said of a tap from before, may name a baby.
  useEffect(() => (locked ? suspendToasts() : undefined), [locked]);
  useEffect(() => {
    if (wasLocked.current && !locked) document.getElementById('main')?.focus({ preventScroll: true });
    wasLocked.current = locked;
  }, [locked]);
  return locked ? <LockScreen wasTyping={wasTyping} /> : children;
}
