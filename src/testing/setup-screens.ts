import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';
import { bringLaterParts } from '#ui/later.tsx';

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
});

// A dialog is there with the tap, as it is in an app that has stood for a moment.
beforeAll(bringLaterParts);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
