import { afterEach, expect, test } from 'vitest';
import { chooseChimeHours, chooseNightInCrib, readChimeHours, readNightInCrib } from './crib-choices.ts';
import { writeText } from './local-store.ts';

afterEach(() => localStorage.clear());

test('crib mode has the night colors until the parent switches them off', () => {
  expect(readNightInCrib()).toBe(true);
  chooseNightInCrib(false);
  expect(readNightInCrib()).toBe(false);
  chooseNightInCrib(true);
  expect(readNightInCrib()).toBe(true);
});

test('the chime is off by default, and sounds after the chosen hours', () => {
  expect(readChimeHours()).toBeNull();
  chooseChimeHours(2.5);
  expect(readChimeHours()).toBe(2.5);
  chooseChimeHours(null);
  expect(readChimeHours()).toBeNull();
});

test.each(['1', 'soon', ''])('the chime is off if the stored value is %j', (kept) => {
  writeText('local', 'crib-chime', kept);
  expect(readChimeHours()).toBeNull();
});
