import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stat, type StatDelta } from './Stat.tsx';

it('names a figure and its unit', () => {
  render(<Stat label="Weight" value="4.2" unit="kg" />);
  expect(screen.getByRole('term').textContent).toBe('Weight');
  expect(screen.getByRole('definition').textContent).toBe('4.2 kg');
});

it.each<{ delta: StatDelta; sign: string; says: string }>([
  { delta: { amount: 2, than: 'yesterday' }, sign: 'plus', says: '2 more than yesterday' },
  { delta: { amount: -1, than: 'yesterday', less: 'fewer' }, sign: 'minus', says: '1 fewer than yesterday' },
  {
    delta: { amount: -40, text: '40 min', than: 'last week' },
    sign: 'minus',
    says: '40 min less than last week',
  },
  { delta: { amount: 0, than: 'last week' }, sign: 'equal', says: 'Same as last week' },
])('shows a change as a sign, and reads it in words: $says', ({ delta, sign, says }) => {
  render(<Stat label="Feeds" value={6} delta={delta} />);
  const [, change] = screen.getAllByRole('definition');
  expect(change?.textContent).toBe(says);
  expect(change?.querySelector(`.lucide-${sign}[aria-hidden="true"]`)).not.toBeNull();
});
