import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocked, watchLock } from '#session/auto-lock.ts';
import { isDialogHalfTyped } from '#ui/controls/half-typed.ts';
import { suspendToasts } from '#ui/feedback/toast.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';

const LockScreen = lazyComponent(
  async () => (await withWords(import('./LockScreen.tsx'), 'lock', 'refusals', 'storage')).LockScreen,
);

/** Renders nothing of the app while locked. Content that is not in the page cannot be read from it. */
export function LockGate({ children }: { children: ReactNode }) {
  const locked = useLocked();
  const wasLocked = useRef(locked);
  // Read in the render that locks. Half-typed forms are still in the page then, and the commit removes them.
  const wasTyping = useMemo(() => locked && isDialogHalfTyped(), [locked]);
  useEffect(watchLock, []);
  // Shown and waiting toasts may name a baby, so the lock closes them.
  useEffect(() => (locked ? suspendToasts() : undefined), [locked]);
  useEffect(() => {
    if (wasLocked.current && !locked) document.getElementById('main')?.focus({ preventScroll: true });
    wasLocked.current = locked;
  }, [locked]);
  return locked ? <LockScreen wasTyping={wasTyping} /> : children;
}
