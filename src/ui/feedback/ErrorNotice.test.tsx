import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ErrorNotice } from './ErrorNotice.tsx';

it('announces what happened and what to do, and offers the action', () => {
  render(
    <ErrorNotice
      title="Not saved yet"
      happened="The phone has no room left. What you typed is still here."
      todo="Free some space, then save again."
      action={<button type="button">Try again</button>}
    />,
  );
  const alert = screen.getByRole('alert');
  for (const words of [
    'Not saved yet',
    'What you typed is still here.',
    'Free some space, then save again.',
  ]) {
    expect(alert.textContent).toContain(words);
  }
  expect(alert.contains(screen.getByRole('button', { name: 'Try again' }))).toBe(true);
});
