import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFullScreen } from './use-full-screen.ts';

/** Requests that the browser has not fulfilled yet. */
let asked: (() => void)[];
let filled: boolean;

const waiting = () => new Promise<void>((done) => asked.push(done));

beforeEach(() => {
  asked = [];
  filled = false;
  Object.defineProperty(document, 'fullscreenElement', {
    configurable: true,
    get: () => (filled ? document.documentElement : null),
  });
  document.documentElement.requestFullscreen = waiting;
  document.exitFullscreen = async () => {
    filled = false;
  };
});

afterEach(() => {
  cleanup();
  for (const name of ['fullscreenElement', 'exitFullscreen']) Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

function Crib() {
  useFullScreen();
  return null;
}

const tap = () => fireEvent.pointerUp(document.body);

/** Fulfills the pending requests. */
function fill() {
  filled = true;
  for (const done of asked.splice(0)) done();
}

test('useFullScreen enters full screen on the first tap, and exits on unmount', () => {
  render(<Crib />);
  expect(asked).toHaveLength(0);
  tap();
  expect(asked).toHaveLength(1);
  fill();
  cleanup();
  expect(filled).toBe(false);
});

test('useFullScreen also exits if it unmounts before the request is fulfilled', async () => {
  render(<Crib />);
  tap();
  cleanup();
  fill();
  await waitFor(() => expect(filled).toBe(false));
});

test('useFullScreen requests full screen again only after it has ended', () => {
  render(<Crib />);
  tap();
  fill();
  tap();
  expect(asked).toHaveLength(0);
  filled = false;
  tap();
  expect(asked).toHaveLength(1);
});

test('useFullScreen requests full screen again on the next tap after a refusal', () => {
  render(<Crib />);
  document.documentElement.requestFullscreen = async () => {
    document.documentElement.requestFullscreen = waiting;
    throw new TypeError('Permissions check failed');
  };
  tap();
  tap();
  expect(asked).toHaveLength(1);
});

test('useFullScreen does not cover a dialog that is open or that the tap opens', async () => {
  const page = (open: boolean) => (
    <>
      <Crib />
      <dialog open={open} />
    </>
  );
  const { rerender } = render(page(true));
  tap();
  expect(asked).toHaveLength(0);
  rerender(page(false));
  tap();
  expect(asked).toHaveLength(1);
  rerender(page(true));
  fill();
  await waitFor(() => expect(filled).toBe(false));
});
