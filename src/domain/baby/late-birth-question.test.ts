import { expect, test } from 'vitest';
import { lateBirthQuestion } from './late-birth-question.ts';

test('asks once about entries before a birth date, with their number', () => {
  expect(lateBirthQuestion({}, 0)).toBeNull();
  const question = lateBirthQuestion({}, 3);
  expect(question).toMatchObject({ code: 'entriesBeforeBirth', count: 3 });
  expect(lateBirthQuestion({ [question?.name ?? '']: 'yes' }, 3)).toBeNull();
});
