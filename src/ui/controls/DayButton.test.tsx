import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DayButton } from './DayButton.tsx';

const button = () => screen.getByRole('button', { name: 'Date: Today' });
const field = () => screen.getByLabelText<HTMLInputElement>('Date');

test('DayButton focuses its field if the browser cannot open the picker', async () => {
  render(
    <DayButton label="Date" buttonLabel="Date: Today" defaultValue="2026-05-06">
      Today
    </DayButton>,
  );
  field().showPicker = () => {
    throw new DOMException('', 'NotSupportedError');
  };
  await userEvent.click(button());
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.activeElement).toBe(field());
});

test('DayButton focuses its field when the picker clears the day', async () => {
  render(
    <DayButton label="Date" buttonLabel="Date: Today" defaultValue="2026-05-06">
      Today
    </DayButton>,
  );
  button().focus();
  fireEvent.change(field(), { target: { value: '' } });
  expect(screen.queryByRole('button')).toBeNull();
  expect(field().getAttribute('aria-hidden')).toBeNull();
  expect(document.activeElement).toBe(field());
});
