import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stat, type StatDelta } from './Stat.tsx';

it('gives a figure its name and its unit', () => {
  render(<Stat label="Weight" value="4.2" unit="kg" />);
  expect(screen.getByRole('term').textContent).toBe('Weight');
  expect(screen.getByRole('definition').textContent).toBe('4.2 kg');
});

it.each<{ delta: StatDelta; says: string }>([
  { delta: { amount: 2, than: 'yesterday' }, says: '+2 more than yesterday' },
  { delta: { amount: -1, than: 'yesterday', less: 'fewer' }, says: '−1 fewer than yesterday' },
  { delta: { amount: -40, text: '40 min', than: 'last week' }, says: '−40 min less than last week' },
  { delta: { amount: 0, than: 'last week' }, says: 'Same as last week' },
])('tells a change by sign and word: $says', ({ delta, says }) => {
  render(<Stat label="Feeds" value={6} delta={delta} />);
  expect(screen.getByText(says)).toBeTruthy();
});
