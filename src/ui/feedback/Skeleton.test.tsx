import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';

it('names what is loading', () => {
  render(<Skeleton label="Opening the log…" shape="cards" count={4} />);
  expect(screen.getByRole('status').textContent).toBe('Opening the log…');
});
