import { expect, test } from 'vitest';
import { cityOfZone, zoneName } from './zone-names.ts';

test("zoneName uses the city's current name", () => {
  expect(zoneName('Europe/Kiev')).toBe('Kyiv');
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('Argentina/Buenos Aires');
});

test.each([
  ['Europe/Berlin', 'Berlin'],
  ['Asia/Calcutta', 'Kolkata'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('cityOfZone of %s is “%s”', (zone, name) => {
  expect(cityOfZone(zone)).toBe(name);
});
