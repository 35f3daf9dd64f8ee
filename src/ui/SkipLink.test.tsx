import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

it('is what Tab finds first, and leads past the menu', async () => {
  render(
    <>
      <SkipLink />
      <nav>
        <a href="/features">Features</a>
      </nav>
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
  expect(document.activeElement?.getAttribute('href')).toBe('#main');
});
