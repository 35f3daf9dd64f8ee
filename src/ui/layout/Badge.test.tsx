import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Badge } from './Badge.tsx';

it('shows its text', () => {
  render(
    <Badge tone="accent" icon={<svg aria-hidden="true" />}>
      Most Popular
    </Badge>,
  );
  expect(screen.getByText('Most Popular')).toBeTruthy();
});
