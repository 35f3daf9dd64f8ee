import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Disclosure } from './Disclosure.tsx';

it('opens on a press and stays open when its parent re-renders', async () => {
  const faq = <Disclosure summary="Is my data private?">It never leaves your device.</Disclosure>;
  const { rerender } = render(faq);
  const details = screen.getByRole<HTMLDetailsElement>('group');
  expect(details.open).toBe(false);
  await userEvent.click(screen.getByText('Is my data private?'));
  expect(details.open).toBe(true);
  rerender(<Disclosure summary="Is my data private?">It never leaves your phone.</Disclosure>);
  expect(details.open).toBe(true);
});
