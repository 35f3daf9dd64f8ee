import { afterEach, expect, test, vi } from 'vitest';
import { tickAsked, tickSaved } from './haptics.ts';

const vibrate = vi.fn();

/** Gives the browser a vibration motor. `touched` tells whether the page was touched. */
function withMotor(touched: boolean) {
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  Object.defineProperty(navigator, 'userActivation', {
    configurable: true,
    value: { hasBeenActive: touched },
  });
}

afterEach(() => {
  vibrate.mockClear();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
});

test('a save ticks once, and a question twice', () => {
  withMotor(true);
  tickSaved();
  tickAsked();
  expect(vibrate.mock.calls).toEqual([[10], [[10, 80, 10]]]);
});

test('nothing ticks before the first touch, or without a motor', () => {
  withMotor(false);
  tickSaved();
  expect(vibrate).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'vibrate');
  Reflect.deleteProperty(navigator, 'userActivation');
  expect(tickAsked).not.toThrow();
});
