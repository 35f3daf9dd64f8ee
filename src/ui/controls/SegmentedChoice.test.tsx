import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SegmentedChoice } from './SegmentedChoice.tsx';

const sides = [
  { value: 'left', label: 'Left' },
  { value: 'right', label: 'Right' },
] as const;

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('is a radio group that submits the choice', async () => {
  render(
    <form aria-label="form">
      <SegmentedChoice label="Which side?" name="side" options={sides} defaultValue="left" />
    </form>,
  );
  expect(screen.getByRole('group', { name: 'Which side?' })).toBeTruthy();
  expect(radio('Left').checked).toBe(true);
  await userEvent.click(radio('Right'));
  expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('side')).toBe('right');
});

it('calls `onValueChange`', async () => {
  const onValueChange = vi.fn();
  render(
    <SegmentedChoice
      label="Which side?"
      name="side"
      options={sides}
      defaultValue="left"
      onValueChange={onValueChange}
    />,
  );
  await userEvent.click(radio('Right'));
  expect(onValueChange).toHaveBeenLastCalledWith('right');
});

it('shows the controlled value', () => {
  const { rerender } = render(
    <SegmentedChoice label="Which side?" name="side" options={sides} value="left" onValueChange={() => {}} />,
  );
  rerender(
    <SegmentedChoice
      label="Which side?"
      name="side"
      options={sides}
      value="right"
      onValueChange={() => {}}
    />,
  );
  expect(radio('Right').checked).toBe(true);
});

it('has a name even if its label is hidden, and shows an error', () => {
  render(
    <SegmentedChoice
      label="Which side?"
      hideLabel
      name="side"
      options={sides}
      required
      error="Choose one."
    />,
  );
  expect(screen.getByRole('group', { name: 'Which side?', description: 'Choose one.' })).toBeTruthy();
  expect(radio('Left').required).toBe(true);
});
