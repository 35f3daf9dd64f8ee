import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

it('shows its title, sentence and action, and hides its illustration', () => {
  render(
    <EmptyState
      title="Nothing logged today"
      illustration={<svg role="img" aria-label="a moon" />}
      action={<button type="button">Log the first</button>}
    >
      The first feed of the day will stand here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Nothing logged today' })).toBeTruthy();
  expect(screen.getByText('The first feed of the day will stand here.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log the first' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
