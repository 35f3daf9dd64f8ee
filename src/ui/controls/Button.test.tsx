import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('acts on a tap and on Enter', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save feed</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save feed' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('submits a form only with type="submit"', async () => {
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancel</Button>
      <Button type="submit">Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onSubmit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

it('ignores presses and keeps the focus while it is busy', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        Saving…
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Saving…', busy: true });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('cannot be pressed or focused when it is disabled', async () => {
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).not.toHaveBeenCalled();
});

it('is a link if it has a destination', () => {
  render(
    <Button as="a" href="/pricing">
      See pricing
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'See pricing' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect(link.hasAttribute('type')).toBe(false);
});
