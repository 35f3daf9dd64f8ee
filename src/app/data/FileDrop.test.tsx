import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FileDrop } from './FileDrop.tsx';

function dropped(): string[][] {
  const chosen: string[][] = [];
  const note = (files: File[]) => void chosen.push(files.map(({ name }) => name));
  render(<FileDrop label="Choose files" several focused={false} onChoose={note} />);
  return chosen;
}

const csv = new File(['a,b'], 'log.csv', { type: 'text/csv' });

test('accepts dropped files and ignores dropped text', () => {
  const chosen = dropped();
  const place = screen.getByText('Choose files');
  expect(fireEvent.drop(place, { dataTransfer: { files: [csv] } })).toBe(false);
  fireEvent.drop(place, { dataTransfer: { files: [] } });
  expect(chosen).toEqual([['log.csv']]);
});

test('prevents the browser from opening a file that is dropped elsewhere on the page', () => {
  const chosen = dropped();
  // `fireEvent` returns false if the browser's default is prevented. The default opens the file in place of the app.
  expect(fireEvent.dragOver(document.body)).toBe(false);
  expect(fireEvent.drop(document.body, { dataTransfer: { files: [csv] } })).toBe(false);
  expect(chosen).toEqual([]);
});
