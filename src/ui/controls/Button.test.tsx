import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('acts when it is pressed, by finger or by keyboard', async () => {
  const onClick = vi.fn();
  render(<Button onClick={onClick}>Save feed</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save feed' }));
  await userEvent.keyboard('{Enter}');
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('submits a form only when it is told to', async () => {
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

it('does nothing twice while it is busy, and keeps the focus', async () => {
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

it('is out of reach when it is disabled', async () => {
  const onClick = vi.fn();
  render(
    <Button disabled onClick={onClick}>
      Save
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).not.toHaveBeenCalled();
});

it('is a true link where it leads somewhere', () => {
  render(
    <Button as="a" href="/pricing">
      See pricing
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'See pricing' });
  expect(link.getAttribute('href')).toBe('/pricing');
  expect(link.hasAttribute('type')).toBe(false);
});
