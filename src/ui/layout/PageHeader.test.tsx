import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHeader } from './PageHeader.tsx';

it('heads the page with a title that can take the focus', () => {
  render(
    <PageHeader
      eyebrow="Tuesday, March 4"
      title="Welcome, June!"
      description="Here's a summary of your day."
      actions={<button type="button">Add New Log</button>}
    />,
  );
  const title = screen.getByRole('heading', { level: 1, name: 'Welcome, June!' });
  title.focus();
  expect(document.activeElement).toBe(title);
  expect(screen.getByText("Here's a summary of your day.")).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add New Log' })).toBeTruthy();
});
