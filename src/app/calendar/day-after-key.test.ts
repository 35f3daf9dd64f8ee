import { expect, test } from 'vitest';
import { dayAfterKey } from './day-after-key.ts';

const family = { today: '2026-05-20', weekStartsOn: 0 };

test.each([
  ['ArrowLeft', false, '2026-05-06', '2026-05-05'],
  ['ArrowRight', false, '2026-05-06', '2026-05-07'],
  ['ArrowUp', false, '2026-05-06', '2026-04-29'],
  ['ArrowDown', false, '2026-05-06', '2026-05-13'],
  ['Home', false, '2026-05-06', '2026-05-03'],
  ['End', false, '2026-05-06', '2026-05-09'],
  ['Home', false, '2026-05-02', '2026-05-01'],
  ['End', false, '2026-04-28', '2026-04-30'],
  ['PageUp', false, '2026-05-06', '2026-04-06'],
  ['PageDown', false, '2026-03-31', '2026-04-30'],
  ['PageUp', true, '2026-05-06', '2025-05-06'],
  ['ArrowRight', false, '2026-05-20', '2026-05-20'],
  ['ArrowDown', false, '2026-05-15', '2026-05-20'],
  ['End', false, '2026-05-18', '2026-05-20'],
  ['PageDown', true, '2026-05-06', '2026-05-20'],
  ['Enter', false, '2026-05-06', null],
])('dayAfterKey moves with %s (shift %s) from %s to %s', (key, shiftKey, day, expected) => {
  expect(dayAfterKey({ key, shiftKey }, day, family)).toBe(expected);
});
