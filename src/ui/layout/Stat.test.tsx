import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Stat } from './Stat.tsx';
import { type Delta, StatDelta } from './StatDelta.tsx';

it('names a figure and its unit', () => {
  render(<Stat label="Weight" value="4.2" unit="kg" />);
  expect(screen.getByRole('term').textContent).toBe('Weight');
  expect(screen.getByRole('definition').textContent).toBe('4.2 kg');
});

it.each<Delta & { arrow: string }>([
  { amount: 2, text: '2 vs yesterday', spoken: '2 more than yesterday', arrow: 'arrow-up' },
  { amount: -1, text: '1 vs yesterday', spoken: '1 fewer than yesterday', arrow: 'arrow-down' },
  { amount: 0, text: 'Same as last week', spoken: 'Same as last week', arrow: 'equal' },
])('shows a change with an arrow, and reads it as a sentence: $spoken', ({ arrow, ...delta }) => {
  render(
    <Stat label="Feeds" value={6}>
      <StatDelta {...delta} />
    </Stat>,
  );
  const [, change] = screen.getAllByRole('definition');
  expect(change?.querySelector(`.lucide-${arrow}[aria-hidden="true"]`)).not.toBeNull();
  expect(screen.getByText(delta.text)).toBeTruthy();
  change?.querySelector('span[aria-hidden="true"]')?.remove();
  expect(change?.textContent).toBe(delta.spoken);
});

it('hides a label that the unit says from the eye only', () => {
  render(<Stat label="Daily average" hideLabel value={6} unit="a day" />);
  expect(screen.getByRole('term').textContent).toBe('Daily average');
});
