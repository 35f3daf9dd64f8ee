import { expect, test } from 'vitest';
import { paperFor } from './paper.ts';

test.each([
  ['en-US', 612],
  ['es-US', 612],
  ['fr-CA', 612],
  ['en', 612],
  ['es-CO', 612],
  ['en-PH', 612],
  ['es-AR', 595.28],
  ['en-GB', 595.28],
  ['de', 595.28],
  ['ar-EG', 595.28],
])('for %s the paper is %f points wide', (locale, width) => {
  expect(paperFor(locale).width).toBe(width);
});
