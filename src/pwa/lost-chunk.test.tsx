import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { refuseStorage } from '#testing/refuse-storage.ts';
import { reloadOnLostChunk } from './lost-chunk.ts';

const reload = vi.fn();
reloadOnLostChunk(reload);

/** What Vite sends when a lazy screen's file is gone; prevented means that nobody else need show an error. */
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

/** The version whose page this is. */
function run(version: string) {
  document.head.innerHTML = `<script type="module" src="/assets/${version}.js"></script>`;
}

test('a file that is still lost after the reload is shown as an error, not reloaded for ever', () => {
  expect(loseAChunk().defaultPrevented).toBe(true);
  // As the router does when the page has come again.
  history.replaceState({ idx: 0 }, '');
  expect(loseAChunk().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('the next version has a reload of its own', () => {
  loseAChunk();
  run('second');
  expect(loseAChunk().defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('where the tab can remember nothing, there is no reload that might be one of many', () => {
  refuseStorage();
  expect(loseAChunk().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload with no signal', () => {
  setOnline(false);
  expect(loseAChunk().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('does not reload under a half-typed form', () => {
  render(<form data-dirty="" />);
  expect(loseAChunk().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
