import { expect, test } from 'vitest';
import { kgFromPoundsAndOunces } from '#domain/units/units.ts';
import { speechIn } from '#testing/speech.ts';
import { formatLength, formatTemperature, formatVolume, formatWeight } from './amounts.ts';

const AMERICAN = speechIn('en-US');

test.each([
  [() => formatVolume(4, 'oz', AMERICAN), '4 oz'],
  [() => formatVolume(4, 'ml', AMERICAN), '118 ml'],
  [() => formatVolume(3.5, 'ml', AMERICAN), '104 ml'],
  [() => formatVolume(2.125, 'oz', AMERICAN), '2.13 oz'],
  [() => formatVolume(2.125, 'oz', speechIn('en-DE')), '2,13 oz'],
  [() => formatWeight(4.2, 'kg', AMERICAN), '4.2 kg'],
  [() => formatWeight(4.2, 'lb', AMERICAN), '9 lb 4.2 oz'],
  [() => formatWeight(kgFromPoundsAndOunces(7, 15.99), 'lb', AMERICAN), '8 lb 0 oz'],
  [() => formatLength(52, 'cm', AMERICAN), '52 cm'],
  [() => formatLength(52.07, 'in', AMERICAN), '20.5 in'],
  [() => formatTemperature(38.1, 'C', AMERICAN), '38.1 °C'],
  [() => formatTemperature(38, 'C', AMERICAN), '38.0 °C'],
  [() => formatTemperature(38.1, 'F', AMERICAN), '100.6 °F'],
])('%s is %s', (format, expected) => expect(format()).toBe(expected));
