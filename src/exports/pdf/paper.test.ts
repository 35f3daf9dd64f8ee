import { expect, test } from 'vitest';
import { formatDate } from '#domain/time/when-words.ts';
import { paperFor } from './paper.ts';

test.each([
  ['en-US', 612, 'May 6, 2026'],
  ['es-US', 612, '6 May 2026'],
  ['fr-CA', 612, '6 May 2026'],
  ['en', 612, 'May 6, 2026'],
  ['es-CO', 612, '6 May 2026'],
  ['en-PH', 612, 'May 6, 2026'],
  ['es-AR', 595.28, '6 May 2026'],
  ['en-GB', 595.28, '6 May 2026'],
  ['de', 595.28, '6 May 2026'],
  ['ar-EG', 595.28, '6 May 2026'],
])('for %s the paper is %f points wide and a date is written %s', (language, width, date) => {
  expect(paperFor(language).width).toBe(width);
  expect(formatDate('2026-05-06', language)).toBe(date);
});
