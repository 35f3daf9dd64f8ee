import { expect, test } from 'vitest';
import { exportName } from './export-name.ts';

test.each([
  ['Olive', 'wee-hours-olive-week.pdf'],
  ['Zoë O’Neil', 'wee-hours-zoë-o-neil-week.pdf'],
  ['../../etc/passwd', 'wee-hours-etc-passwd-week.pdf'],
  ['李小龍', 'wee-hours-李小龍-week.pdf'],
  ['नमिता', 'wee-hours-नमिता-week.pdf'],
  ['🌙', 'wee-hours-baby-week.pdf'],
])('exportName turns %s into %s', (name, expected) => {
  expect(exportName(name, 'week', 'pdf')).toBe(expected);
});
