import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';

it('is checked by a tap on its label', async () => {
  render(<CheckboxField label="Night sleep" hint="Counts to the night." name="night" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'Night sleep',
    description: 'Counts to the night.',
  });
  await userEvent.click(screen.getByText('Night sleep'));
  expect(box.checked).toBe(true);
});
