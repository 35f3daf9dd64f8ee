import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProgressBar } from './ProgressBar.tsx';

const bar = () => screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Reading your file' });

it('says how far it is', () => {
  render(<ProgressBar label="Reading your file" value={3} max={12} />);
  expect(bar().position).toBe(0.25);
  expect(screen.getByText('25%')).toBeTruthy();
});

it('says it in better words where there are some', () => {
  render(<ProgressBar label="Reading your file" value={3} max={12} words="3 of 12 files" />);
  expect(screen.getByText('3 of 12 files')).toBeTruthy();
  expect(bar().getAttribute('aria-valuetext')).toBe('3 of 12 files');
});

it('claims nothing while nobody can know', () => {
  render(<ProgressBar label="Reading your file" />);
  expect(bar().position).toBe(-1);
  expect(screen.queryByText(/%/)).toBeNull();
});
