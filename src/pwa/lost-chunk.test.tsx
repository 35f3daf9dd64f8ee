import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
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
  history.replaceState({ idx: 3 }, '');
  setOnline(true);
});

test('reloads once, and keeps what the router wrote into the history', () => {
  expect(loseAChunk().defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(history.state.idx).toBe(3);
});

test('a file that is still lost after the reload is shown as an error, not reloaded for ever', () => {
  loseAChunk();
  expect(loseAChunk().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
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
