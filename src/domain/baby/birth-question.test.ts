import { expect, test } from 'vitest';
import { aBaby } from '#testing/builders.ts';
import { birthQuestion } from './birth-question.ts';

const baby = aBaby({ birthDate: '2026-03-25' });

test('asks once about a day before the birth, and never about a later day', () => {
  const question = birthQuestion({}, '2025-05-03', baby);
  expect(question).toMatchObject({
    code: 'beforeBirth',
    day: '2025-05-03',
    baby: 'Juniper',
    birthDate: '2026-03-25',
  });
  expect(birthQuestion({ [question?.name ?? '']: 'yes' }, '2025-05-03', baby)).toBeNull();
  expect(birthQuestion({}, '2026-03-24', baby)).not.toBeNull();
  expect(birthQuestion({}, '2026-03-25', baby)).toBeNull();
});
