import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refuseStorage } from '#testing/faults/refuse-storage.ts';
import { reloadOnLostChunk } from './lost-chunk.ts';

const reload = vi.fn();
reloadOnLostChunk(reload);

/** Fires Vite's event for a missing chunk. Preventing the event hides the error. */
function loseAChunk() {
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(event);
  return event;
}

function setOnline(online: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
}

beforeEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  setOnline(true);
  run('first');
});

/** Simulates a page of this version. */
function run(version: string) {
  document.head.innerHTML = `<script type="module" src="/assets/${version}.js"></script>`;
}

test('reloadOnLostChunk shows an error if the file is still missing after a reload', () => {
  expect(loseAChunk().defaultPrevented).toBe(true);
  // The router rewrites the history entry like this after a reload.
  history.replaceState({ idx: 0 }, '');
  expect(loseAChunk().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('reloadOnLostChunk reloads once for each version', () => {
  loseAChunk();
  run('second');
  expect(loseAChunk().defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('reloadOnLostChunk does not reload without storage, where it could loop', () => {
  refuseStorage();
  expect(loseAChunk().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('reloadOnLostChunk does not reload offline', () => {
  setOnline(false);
  expect(loseAChunk().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('reloadOnLostChunk does not reload a half-typed form', () => {
  render(<form data-dirty="" />);
  expect(loseAChunk().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
