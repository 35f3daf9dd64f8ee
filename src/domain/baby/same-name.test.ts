import { expect, test } from 'vitest';
import { isSameName, takenName } from './same-name.ts';

test.each([
  ['Zoë', ' zoe', true],
  ['JUNIPER', 'Juniper ', true],
  ['June', 'Juno', false],
  ['June', '', false],
  ['Baby Girl A', 'Baby\u00a0 Girl A', true],
  ['Baby Girl A', 'Baby Girl B', false],
])('isSameName of “%s” and “%s” is %s', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
});

test('takenName rejects the name of another baby and accepts an empty one', () => {
  const others = [{ name: 'Zoë' }, { name: '' }];
  expect(takenName(' ZOE', others)).toEqual({ code: 'nameTaken' });
  expect(takenName('Max', others)).toBeUndefined();
  expect(takenName(' ', others)).toBeUndefined();
});
