import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx';
import { NumberField } from './NumberField.tsx';

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount (oz)' });

/** Parses numbers with a point or a comma, and also “seven”, as a form may read more than digits. */
const read = (text: string) =>
  text === 'seven' ? 7 : text === 'four' ? null : Number(text.replace(',', '.'));

it('steps up and down by its buttons', async () => {
  render(<NumberField label="Amount" unit="oz" read={read} name="oz" step={0.5} min={0} defaultValue={4} />);
  await userEvent.click(screen.getByRole('button', { name: 'More: Amount' }));
  expect(amount().value).toBe('4.5');
  await userEvent.click(screen.getByRole('button', { name: 'Less: Amount' }));
  await userEvent.click(screen.getByRole('button', { name: 'Less: Amount' }));
  expect(amount().value).toBe('3.5');
});

it('stays empty on − when there is no usual value', async () => {
  render(<NumberField label="Amount" unit="oz" read={read} name="oz" min={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'Less: Amount' }));
  expect(amount().value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'More: Amount' }));
  expect(amount().value).toBe('1');
});

it('starts with the usual value on either button', async () => {
  render(<NumberField label="Amount" unit="oz" read={read} name="oz" min={0} usual={4} />);
  await userEvent.click(screen.getByRole('button', { name: 'Less: Amount' }));
  expect(amount().value).toBe('4');
  await userEvent.click(screen.getByRole('button', { name: 'Less: Amount' }));
  expect(amount().value).toBe('3');
});

it('announces the new number', async () => {
  render(
    <>
      <LiveRegion />
      <NumberField label="Amount" unit="oz" read={read} name="oz" step={0.5} min={0} defaultValue={4} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More: Amount' }));
  expect(screen.getByText('4.5 oz')).toBeTruthy();
});

it('steps up and down by the arrow keys', async () => {
  render(<NumberField label="Amount" unit="oz" read={read} name="oz" step={0.5} defaultValue={4} />);
  amount().focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(amount().value).toBe('4.5');
});

it('stops at its minimum', async () => {
  render(<NumberField label="Amount" unit="oz" read={read} name="oz" step={1} min={0} defaultValue={1} />);
  amount().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(amount().value).toBe('0');
});

it('accepts numbers between the steps, with point or comma, and steps from them', async () => {
  render(<NumberField label="Amount" unit="oz" read={read} name="oz" step={0.5} min={0} />);
  await userEvent.type(amount(), '3,7');
  expect(amount().value).toBe('3,7');
  await userEvent.click(screen.getByRole('button', { name: 'More: Amount' }));
  expect(amount().value).toBe('4');
  await userEvent.clear(amount());
  await userEvent.type(amount(), '3.7');
  await userEvent.click(screen.getByRole('button', { name: 'Less: Amount' }));
  expect(amount().value).toBe('3.5');
});

it('starts at its first step when empty, and keeps text that is not a number', async () => {
  render(<NumberField label="Amount" unit="oz" read={read} name="oz" step={0.1} min={0} />);
  const more = screen.getByRole('button', { name: 'More: Amount' });
  for (let press = 0; press < 3; press += 1) await userEvent.click(more);
  expect(amount().value).toBe('0.3');
  await userEvent.clear(amount());
  await userEvent.type(amount(), 'four');
  await userEvent.click(more);
  expect(amount().value).toBe('four');
});

it('steps from any value that the form can read', async () => {
  render(<NumberField label="Amount" unit="oz" read={read} name="oz" step={0.5} />);
  await userEvent.type(amount(), 'seven');
  await userEvent.click(screen.getByRole('button', { name: 'More: Amount' }));
  expect(amount().value).toBe('7.5');
});

it('fires an input event when a button changes it', async () => {
  const onChange = vi.fn();
  render(
    <NumberField
      label="Amount"
      unit="oz"
      read={read}
      defaultValue={4}
      onChange={(event) => onChange(event.target.value)}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More: Amount' }));
  expect(onChange).toHaveBeenLastCalledWith('5');
});
