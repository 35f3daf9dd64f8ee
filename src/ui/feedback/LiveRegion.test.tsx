import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announce } from './announce.ts';
import { LiveRegion } from './LiveRegion.tsx';

it('is there before it speaks, and says what is announced', () => {
  render(<LiveRegion />);
  const region = document.querySelector('[aria-live="polite"]');
  act(() => announce('Daily Log'));
  expect(region?.textContent).toBe('Daily Log');
});

it('says the same words anew', () => {
  render(<LiveRegion />);
  act(() => announce('Feed saved'));
  const first = screen.getByText('Feed saved');
  act(() => announce('Feed saved'));
  expect(screen.getByText('Feed saved')).not.toBe(first);
});

it('says nothing of what was said before it came', () => {
  announce('Daily Log');
  render(<LiveRegion />);
  expect(screen.queryByText('Daily Log')).toBeNull();
});
