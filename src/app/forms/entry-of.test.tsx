import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { entryOf } from './entry-of.ts';

test('entryOf reads typed text, skips files and marks unreadable input as not empty', () => {
  render(
    <form aria-label="Test">
      <input name="date" type="date" aria-label="Date" />
      <input name="note" defaultValue="sleepy" />
      <input name="type" type="radio" value="left" defaultChecked />
      <input name="type" type="radio" value="right" />
      <input name="colors" type="checkbox" value="green" defaultChecked />
      <input name="colors" type="checkbox" value="brown" />
      <input name="colors" type="checkbox" value="yellow" defaultChecked />
      <input name="photo" type="file" />
      <button type="submit">Save</button>
    </form>,
  );
  const form = screen.getByRole('form') as HTMLFormElement;
  expect(entryOf(form)).toEqual({ date: '', note: 'sleepy', type: 'left', colors: 'green\nyellow' });
  // Chromium reports a day without a month as an empty value with `badInput`.
  Object.defineProperty(screen.getByLabelText('Date'), 'validity', { value: { badInput: true } });
  expect(entryOf(form).date).toBe('…');
});
