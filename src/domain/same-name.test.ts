import { expect, test } from 'vitest';
import { isSameName } from './same-name.ts';

test.each([
  ['Zoë', ' zoe', true],
  ['JUNIPER', 'Juniper ', true],
  ['June', 'Juno', false],
  ['June', '', false],
  ['Baby Girl A', 'Baby\u00a0 Girl A', true],
  ['Baby Girl A', 'Baby Girl B', false],
])('“%s” and “%s”: %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});
