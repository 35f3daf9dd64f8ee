import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

it('is first and moves the focus past the menu, without a history entry', async () => {
  render(
    <>
      <SkipLink />
      <nav>
        <a href="/features">Features</a>
      </nav>
      <main id="main" tabIndex={-1} />
    </>,
  );
  const { length } = history;
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect([history.length, location.hash]).toEqual([length, '']);
});
