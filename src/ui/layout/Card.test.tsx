import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from './Card.tsx';

it('is a region with a heading, so that screen readers can jump to it', () => {
  render(
    <Card title="Today" level={3} action={<button type="button">Edit</button>}>
      <p>Six feeds</p>
    </Card>,
  );
  const region = screen.getByRole('region', { name: 'Today' });
  expect(region.contains(screen.getByRole('heading', { level: 3, name: 'Today' }))).toBe(true);
  expect(region.contains(screen.getByRole('button', { name: 'Edit' }))).toBe(true);
  expect(region.textContent).toContain('Six feeds');
});

it('is one link if it has a destination', () => {
  render(
    <Card as="a" href="/app/log">
      Six feeds
    </Card>,
  );
  expect(screen.getByRole('link', { name: 'Six feeds' }).getAttribute('href')).toBe('/app/log');
});
