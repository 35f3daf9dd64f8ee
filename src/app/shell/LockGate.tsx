import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useLocked, watchLock } from '#session/auto-lock.ts';
import { isDialogHalfTyped } from '#ui/controls/half-typed.ts';
import { suspendToasts } from '#ui/feedback/toast.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';

const LockScreen = lazyComponent(
  async () => (await withWords(import('./LockScreen.tsx'), 'lock', 'refusals', 'storage')).LockScreen,
);

/**
 * Shows the lock screen in place of the app while the app is locked. Content that is not in the page cannot be read
 * there.
 */
export function LockGate({ children }: { children: ReactNode }) {
  const locked = useLocked();
  const wasLocked = useRef(locked);
  // Reads this in the render that locks the app. The commit of that render removes half-typed forms from the page.
  const wasTyping = useMemo(() => locked && isDialogHalfTyped(), [locked]);
  useEffect(watchLock, []);
  // Shown and waiting toasts may name a baby, so they close when the app locks.
  useEffect(() => (locked ? suspendToasts() : undefined), [locked]);
  useEffect(() => {
    if (wasLocked.current && !locked) document.getElementById('main')?.focus({ preventScroll: true });
    wasLocked.current = locked;
  }, [locked]);
  return locked ? <LockScreen wasTyping={wasTyping} /> : children;
}
