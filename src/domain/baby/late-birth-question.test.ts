import { expect, test } from 'vitest';
import { lateBirthQuestion } from './late-birth-question.ts';

test('asks once about entries before a birth date, with their number', () => {
  expect(lateBirthQuestion({}, 0)).toBeNull();
  expect(lateBirthQuestion({}, 1)?.text).toBe(
    '1 entry is before this day. Totals would leave it out. Is the date right?',
  );
  const question = lateBirthQuestion({}, 3);
  expect(question?.text).toBe(
    '3 entries are before this day. Totals would leave them out. Is the date right?',
  );
  expect(lateBirthQuestion({ [question?.name ?? '']: 'yes' }, 3)).toBeNull();
});
