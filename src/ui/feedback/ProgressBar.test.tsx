import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Reading your file' });

it('says how far it is', () => {
  render(<ProgressBar label="Reading your file" value={3} max={12} />);
  expect(bar().position).toBe(0.25);
  expect(screen.getByText('25%')).toBeTruthy();
  expect(bar().getAttribute('aria-valuetext')).toBe('25%');
});

it('claims nothing while nobody can know', () => {
  render(<ProgressBar label="Reading your file" />);
  expect(bar().position).toBe(-1);
  expect(screen.queryByText(/%/)).toBeNull();
});
