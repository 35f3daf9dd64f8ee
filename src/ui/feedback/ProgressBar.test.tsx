import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Reading your file' });

it('shows the progress', () => {
  render(<ProgressBar label="Reading your file" value={3} max={12} />);
  expect(bar().position).toBe(0.25);
  expect(screen.getByText('25%')).toBeTruthy();
  expect(bar().getAttribute('aria-valuetext')).toBe('25%');
});

it('is indeterminate without a value', () => {
  render(<ProgressBar label="Reading your file" />);
  expect(bar().position).toBe(-1);
  expect(screen.queryByText(/%/)).toBeNull();
});
