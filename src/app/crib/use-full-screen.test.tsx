import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFullScreen } from './use-full-screen.ts';

/** What the browser was asked for and has not done yet. */
let asked: (() => void)[];
let filled: boolean;

beforeEach(() => {
  asked = [];
  filled = false;
  Object.defineProperty(document, 'fullscreenElement', {
    configurable: true,
    get: () => (filled ? document.documentElement : null),
  });
  document.documentElement.requestFullscreen = () => new Promise((resolve) => asked.push(resolve));
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
