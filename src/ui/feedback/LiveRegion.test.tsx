import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { announce } from './announce.ts';
import { LiveRegion } from './LiveRegion.tsx';

it('exists before the first announcement, and holds the text of each', () => {
  render(<LiveRegion />);
  const region = document.querySelector('[aria-live="polite"]');
  act(() => announce('Daily Log'));
  expect(region?.textContent).toBe('Daily Log');
});

it('announces the same text again', () => {
  render(<LiveRegion />);
  act(() => announce('Feed saved'));
  const first = screen.getByText('Feed saved');
  act(() => announce('Feed saved'));
  expect(screen.getByText('Feed saved')).not.toBe(first);
});

it('omits announcements from before it mounted', () => {
  announce('Daily Log');
  render(<LiveRegion />);
  expect(screen.queryByText('Daily Log')).toBeNull();
});
