import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { dismissToast } from '#ui/feedback/toast.ts';
import { prefetchLazyCode } from '#ui/layout/lazy-component.tsx';

// Screens come lazily, and the first test that opens one waits until it is compiled; a password costs half a second of an
// idle machine on purpose, and several of a busy one.
configure({ asyncUtilTimeout: 20_000 });

/** What every browser has and jsdom has not. The real ones are met in e2e/. */
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

// A dialog is there with the tap, as it is in an app that has stood for a moment.
beforeAll(prefetchLazyCode);

/** The real one: some tests have a clock of their own. */
const { setImmediate } = globalThis;

/**
 * What a screen was reading when its test ended is over before the next begins, and before the page is taken away: React
 * fails at an answer that comes then, in whatever test runs by that time.
 */
async function nothingIsUnderWay(): Promise<void> {
  // Every step of the tests' database is one of these.
  while (process.getActiveResourcesInfo().includes('Immediate'))
    await new Promise((next) => setImmediate(next));
}

afterEach(async () => {
  cleanup();
  await nothingIsUnderWay();
  // Only now: the last act of a test may have been said meanwhile.
  dismissToast();
  localStorage.clear();
  sessionStorage.clear();
});
