import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { dismissToast } from '#ui/feedback/toast.ts';
import { prefetchLazyCode } from '#ui/layout/lazy-component.tsx';

// Screens load lazily, and the first test of a screen waits for its compilation. Hashing a password takes half a second
// by design, and several seconds on a busy machine.
configure({ asyncUtilTimeout: 20_000 });

/** Replacements for browser features that jsdom lacks. The tests in e2e/ use the real features. */
Object.assign(HTMLDialogElement.prototype, {
  show(this: HTMLDialogElement) {
    this.open = true;
  },
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
Object.assign(Element.prototype, {
  scrollIntoView() {},
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
});
Object.assign(window, {
  scrollTo() {},
  matchMedia: (media: string) => Object.assign(new EventTarget(), { matches: false, media, onchange: null }),
  IntersectionObserver: class {
    observe() {}
    disconnect() {}
  },
});

// With prefetched code a dialog opens immediately on the tap, as in an app that has been open for a moment.
beforeAll(prefetchLazyCode);

/** The real `setImmediate`, because some tests have fake timers. */
const { setImmediate } = globalThis;

/**
 * Waits until the screen of the test that ended has finished its reads. Otherwise React would fail on a late answer,
 * during a later test.
 */
async function nothingIsUnderWay(): Promise<void> {
  // Every step of fake-indexeddb uses `setImmediate`.
  while (process.getActiveResourcesInfo().includes('Immediate'))
    await new Promise((next) => setImmediate(next));
}

afterEach(async () => {
  cleanup();
  await nothingIsUnderWay();
  // Toasts are removed last, because the last act of a test may show its toast during the wait.
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
});
