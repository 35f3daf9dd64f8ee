import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Mark } from './Mark.tsx';
import { Wordmark } from './Wordmark.tsx';

it('gives a link its name', () => {
  render(
    <a href="/">
      <Wordmark />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Wee Hours' })).toBeTruthy();
});

it('has the same drawing as the icons', () => {
  const { container } = render(<Mark />);
  const crescent = container.querySelector('path')?.getAttribute('d');
  expect(readFileSync('public/mark.svg', 'utf8')).toContain(`d="${crescent}"`);
});
