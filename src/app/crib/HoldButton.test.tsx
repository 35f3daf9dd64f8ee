import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx';
import { HoldButton } from './HoldButton.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function show() {
  const held = vi.fn();
  render(
    <>
      <HoldButton icon={null} onHeld={held}>
        Hold to leave
      </HoldButton>
      <LiveRegion />
    </>,
  );
  return { held, button: screen.getByRole('button', { name: 'Hold to leave' }) };
}

test('acts when a finger holds it', () => {
  const { held, button } = show();
  fireEvent.pointerDown(button);
  vi.advanceTimersByTime(1199);
  expect(held).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(held).toHaveBeenCalledOnce();
});

test.each(['pointerUp', 'pointerLeave', 'pointerCancel'] as const)(
  'does nothing when %s ends the hold too early',
  (letGo) => {
    const { held, button } = show();
    fireEvent.pointerDown(button);
    vi.advanceTimersByTime(1000);
    fireEvent[letGo](button);
    vi.advanceTimersByTime(1000);
    expect(held).not.toHaveBeenCalled();
  },
);

test('acts once when Enter is held down and repeats', () => {
  const { held, button } = show();
  for (let time = 0; time < 6; time += 1) {
    fireEvent.keyDown(button, { key: 'Enter', repeat: time > 0 });
    vi.advanceTimersByTime(200);
  }
  expect(held).toHaveBeenCalledOnce();
});

test('does nothing on a short key press', () => {
  const { held, button } = show();
  fireEvent.keyDown(button, { key: ' ' });
  vi.advanceTimersByTime(300);
  fireEvent.keyUp(button, { key: ' ' });
  vi.advanceTimersByTime(2000);
  expect(held).not.toHaveBeenCalled();
});

test('acts immediately on a click without a pointer, as from a screen reader', () => {
  const { held, button } = show();
  fireEvent.click(button);
  expect(held).toHaveBeenCalledOnce();
});

test('announces after a short tap that the button must be held', () => {
  const { button } = show();
  fireEvent.pointerDown(button);
  vi.advanceTimersByTime(100);
  fireEvent.pointerUp(button);
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Hold for a second.');
});

test('does nothing on repeated taps', () => {
  const { held, button } = show();
  for (let time = 0; time < 3; time += 1) {
    fireEvent.pointerDown(button);
    fireEvent.pointerUp(button);
    fireEvent.click(button);
  }
  vi.advanceTimersByTime(2000);
  expect(held).not.toHaveBeenCalled();
});
