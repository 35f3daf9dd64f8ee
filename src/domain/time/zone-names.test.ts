import { expect, test } from 'vitest';
import { clockName, zoneName } from './zone-names.ts';

test("zoneName uses the city's current name", () => {
  expect(zoneName('Europe/Kiev')).toBe('Kyiv');
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Argentina/Buenos Aires');
});

test.each([
  ['Europe/Berlin', 'Berlin time'],
  ['Asia/Calcutta', 'Kolkata time'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires time'],
  ['UTC', 'UTC time'],
])('clockName of %s is “%s”', (zone, name) => {
  expect(clockName(zone)).toBe(name);
});
