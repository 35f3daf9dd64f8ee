import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx';
import { FormRefusal } from './FormRefusal.tsx';

const refused = 'Invalid credentials';

function passes(seconds: number): void {
  act(() => vi.advanceTimersByTime(seconds * 1000));
}

/** In the browser's own time, so that no test waits. */
function renderAt(seconds: number | undefined): void {
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const until = seconds === undefined ? {} : { until: performance.now() + seconds * 1000 };
  render(
    <>
      <FormRefusal refusal={{ error: refused, ...until }} />
      <LiveRegion />
    </>,
  );
}

test('a refusal without a wait is its sentence alone', () => {
  renderAt(undefined);
  expect(screen.getByRole('alert').textContent).toBe(refused);
  expect(screen.queryByRole('timer')).toBeNull();
});

test('a wait counts down in words, and says when it is over', () => {
  renderAt(62);
  const timer = screen.getByRole('timer');
  expect(timer.textContent).toContain('Another try in 1 minute 2 seconds.');
  passes(2);
  expect(timer.textContent).toContain('Another try in 1 minute.');
  passes(59);
  expect(timer.textContent).toContain('Another try in 1 second.');
  passes(1);
  expect(timer.textContent).toBe('You can try again now.');
});

test('a screen reader hears the beginning and the end, and no second between', () => {
  renderAt(15);
  const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
  expect(said()).toBe('Another try in 15 seconds.');
  passes(7);
  expect(said()).toBe('Another try in 15 seconds.');
  passes(8);
  expect(said()).toBe('You can try again now.');
});
