import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stat, type StatDelta } from './Stat.tsx';

it('names a figure and its unit', () => {
  render(<Stat label="Weight" value="4.2" unit="kg" />);
  expect(screen.getByRole('term').textContent).toBe('Weight');
  expect(screen.getByRole('definition').textContent).toBe('4.2 kg');
});

it.each<{ delta: StatDelta; sign: string; says: string }>([
  { delta: { amount: 2, text: '2 more than yesterday' }, sign: 'plus', says: '2 more than yesterday' },
  { delta: { amount: -1, text: '1 fewer than yesterday' }, sign: 'minus', says: '1 fewer than yesterday' },
  { delta: { amount: 0, text: 'Same as last week' }, sign: 'equal', says: 'Same as last week' },
])('shows a change as a sign, and reads it in words: $says', ({ delta, sign, says }) => {
  render(<Stat label="Feeds" value={6} delta={delta} />);
  const [, change] = screen.getAllByRole('definition');
  expect(change?.textContent).toBe(says);
  expect(change?.querySelector(`.lucide-${sign}[aria-hidden="true"]`)).not.toBeNull();
});
