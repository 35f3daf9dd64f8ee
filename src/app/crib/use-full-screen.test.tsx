import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFullScreen } from './use-full-screen.ts';

/** What the browser was asked for and has not done yet. */
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

/** The browser does what it was asked for. */
function fill() {
  filled = true;
  for (const done of asked.splice(0)) done();
}

test('the first tap fills the screen, and leaving gives it back', () => {
  render(<Crib />);
  expect(asked).toHaveLength(0);
  tap();
  expect(asked).toHaveLength(1);
  fill();
  cleanup();
  expect(filled).toBe(false);
});

test('a tap that leads away does not leave the next screen filled', async () => {
  render(<Crib />);
  tap();
  cleanup();
  fill();
  await waitFor(() => expect(filled).toBe(false));
});

test('whoever comes back from another app taps once to fill it again; a screen that is filled is left alone', () => {
  render(<Crib />);
  tap();
  fill();
  tap();
  expect(asked).toHaveLength(0);
  filled = false;
  tap();
  expect(asked).toHaveLength(1);
});

test('a browser that refuses is asked again with the next tap', () => {
  render(<Crib />);
  document.documentElement.requestFullscreen = async () => {
    document.documentElement.requestFullscreen = waiting;
    throw new TypeError('Permissions check failed');
  };
  tap();
  tap();
  expect(asked).toHaveLength(1);
});

test('no dialog is covered: neither one that stands open nor the one that the tap opens', async () => {
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
