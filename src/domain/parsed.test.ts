import { expect, test } from 'vitest';
import type { FieldErrors } from './fault.ts';
import { readNote, readsAs, textOf } from './parsed.ts';

test('textOf trims a field, and treats a missing one as empty', () => {
  expect(textOf({ note: '  slept\n' }, 'note')).toBe('slept');
  expect(textOf({}, 'note')).toBe('');
});

test('readNote keeps a note of 2000 characters and rejects a longer one', () => {
  const errors: FieldErrors = {};
  expect(readNote({ note: 'z'.repeat(2000) }, errors)).toHaveLength(2000);
  expect(errors).toEqual({});
  readNote({ note: 'z'.repeat(2001) }, errors);
  expect(errors.note).toEqual({ code: 'noteTooLong', length: 2001, limit: 2000 });
});

test('readNote keeps a longer imported note unchanged unless it is edited', () => {
  const errors: FieldErrors = {};
  const record = { note: ` ${'z'.repeat(2001)}\n` };
  expect(readNote({ note: record.note }, errors, record)).toBe(record.note);
  expect(errors).toEqual({});
  readNote({ note: `${record.note}!` }, errors, record);
  expect(errors.note?.code).toBe('noteTooLong');
});

test('readsAs compares fields with the shown values, and treats missing ones as empty', () => {
  const shown = { date: '2026-05-06', amount: '4' };
  expect(
    readsAs({ date: '2026-05-06', amount: ' 4 ', ounces: '' }, shown, ['date', 'amount', 'ounces']),
  ).toBe(true);
  expect(readsAs({ date: '2026-05-06', amount: '4.0' }, shown, ['date', 'amount'])).toBe(false);
});
