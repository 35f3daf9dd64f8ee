import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DurationField } from './DurationField.tsx';

const form = () => screen.getByRole<HTMLFormElement>('form');
const carried = () => new FormData(form()).get('minutes');

it('is a group of hours and minutes that gives its form the minutes', async () => {
  render(
    <form aria-label="form">
      <DurationField label="How long" name="minutes" />
    </form>,
  );
  expect(screen.getByRole('group', { name: 'How long' })).toBeTruthy();
  expect(carried()).toBe('');
  await userEvent.type(screen.getByLabelText('hours'), '1');
  await userEvent.type(screen.getByLabelText('minutes'), '20');
  expect(carried()).toBe('80');
});

it('takes ninety minutes as minutes alone', async () => {
  const onMinutesChange = vi.fn();
  render(
    <form aria-label="form">
      <DurationField label="How long" name="minutes" onMinutesChange={onMinutesChange} />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('minutes'), '90');
  expect(carried()).toBe('90');
  expect(onMinutesChange).toHaveBeenLastCalledWith(90);
  await userEvent.clear(screen.getByLabelText('minutes'));
  expect(onMinutesChange).toHaveBeenLastCalledWith(null);
});

it('goes back to where it started when the form is reset', async () => {
  render(
    <form aria-label="form">
      <DurationField label="How long" name="minutes" defaultMinutes={75} />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('hours'), '2');
  expect(carried()).toBe(String(12 * 60 + 15));
  act(() => form().reset());
  expect(carried()).toBe('75');
});

it('says what is wrong with it', () => {
  render(<DurationField label="How long" name="minutes" error="Longer than a day. Check the hours." />);
  expect(
    screen.getByRole('group', { name: 'How long', description: 'Longer than a day. Check the hours.' }),
  ).toBeTruthy();
  expect(screen.getByLabelText('hours').getAttribute('aria-invalid')).toBe('true');
});
