import { act, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx';
import { FormRefusal } from './FormRefusal.tsx';

const refused = 'Invalid credentials';

function passes(seconds: number): void {
  act(() => vi.advanceTimersByTime(seconds * 1000));
}

/** Renders a refusal with a wait of `seconds`. Fakes the clock, so that tests need not wait. */
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

test('FormRefusal shows only the error if there is no wait', () => {
  renderAt(undefined);
  expect(screen.getByRole('alert').textContent).toBe(refused);
  expect(screen.queryByRole('timer')).toBeNull();
});

test('FormRefusal counts down, and shows when the wait is over', () => {
  renderAt(62);
  const timer = screen.getByRole('timer');
  expect(timer.textContent).toContain('Try again in 1 minute 2 seconds.');
  passes(2);
  expect(timer.textContent).toContain('Try again in 1 minute.');
  passes(59);
  expect(timer.textContent).toContain('Try again in 1 second.');
  passes(1);
  expect(timer.textContent).toBe('You can try again now.');
});

test('FormRefusal announces the start and the end of the wait, not each second', () => {
  renderAt(15);
  const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
  expect(said()).toBe('Try again in 15 seconds.');
  passes(7);
  expect(said()).toBe('Try again in 15 seconds.');
  passes(8);
  expect(said()).toBe('You can try again now.');
});
