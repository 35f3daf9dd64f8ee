import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Drawer } from './Drawer.tsx';

it('requests closing on its button, a back gesture and a tap outside', async () => {
  const onClose = vi.fn();
  render(
    <Drawer title="Menu" onClose={onClose}>
      <a href="/app/log">Daily Log</a>
    </Drawer>,
  );
  const drawer = screen.getByRole('dialog', { name: 'Menu' });
  expect(screen.getByRole('link', { name: 'Daily Log' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(drawer, new Event('cancel', { cancelable: true }));
  await userEvent.click(drawer);
  expect(onClose).toHaveBeenCalledTimes(3);
});
