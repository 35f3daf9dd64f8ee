import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { dismissToast } from '#ui/feedback/toast.ts';
import { prefetchLazyCode } from '#ui/layout/lazy-component.tsx';

// Screens load lazily, and the first test of one waits for its compilation. A password takes half a second on an idle
// machine by design, and several on a busy one.
configure({ asyncUtilTimeout: 20_000 });

/** Features of every browser that jsdom lacks. e2e/ tests the real ones. */
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

// A dialog opens with the tap, as in an app that has been open for a moment.
beforeAll(prefetchLazyCode);

/** The real one: some tests have fake timers. */
const { setImmediate } = globalThis;

/**
 * Waits for the reads of a screen whose test ended, before the page is removed. React fails on a late answer, in
 * whatever test runs then.
 */
async function nothingIsUnderWay(): Promise<void> {
  // Every step of the tests' database uses one of these.
  while (process.getActiveResourcesInfo().includes('Immediate'))
    await new Promise((next) => setImmediate(next));
}

afterEach(async () => {
  cleanup();
  await nothingIsUnderWay();
  // Only now: the last act of a test may have shown its toast in the meantime.
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
});
