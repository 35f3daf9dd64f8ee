import { describe, expect, test } from 'vitest';
import { adviceFor } from '#domain/kinds/entry-advice.ts';
import { celsiusFrom } from '#domain/units/temperature-units.ts';
import { aSleep } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';

function advise(celsius: number, birthDate: string, day: string, overrides: object = {}) {
  const record = anEntry('temperature', { celsius, day, ...overrides });
  return adviceFor({ kind: 'temperature', record }, { birthDate });
}

const FEVER = ['feverUnder3Months'];

describe('the advice on a temperature', () => {
  test('begins at 38.0 °C, which is 100.4 °F', () => {
    expect(advise(37.9, '2026-05-01', '2026-05-06')).toEqual([]);
    expect(advise(38, '2026-05-01', '2026-05-06')).toEqual(FEVER);
    expect(advise(celsiusFrom(100.3, 'F'), '2026-05-01', '2026-05-06')).toEqual([]);
    expect(advise(celsiusFrom(100.4, 'F'), '2026-05-01', '2026-05-06')).toEqual(FEVER);
  });

  test('begins where a screen shows 38.0 °C or 100.4 °F, whatever the hundredths', () => {
    for (const celsius of [37.95, 37.99, celsiusFrom(100.36, 'F')])
      expect([celsius, advise(celsius, '2026-05-01', '2026-05-06')]).toEqual([celsius, FEVER]);
    expect(advise(37.94, '2026-05-01', '2026-05-06')).toEqual([]);
  });

  test('is the same at any site', () => {
    for (const site of [undefined, 'armpit', 'forehead', 'rectal'])
      expect(advise(38.2, '2026-05-01', '2026-05-06', { site })).toEqual(FEVER);
  });

  test('ends at 3 calendar months on the day of the entry', () => {
    expect(advise(39, '2026-02-06', '2026-05-05')).toEqual(FEVER);
    expect(advise(39, '2026-02-06', '2026-05-06')).toEqual([]);
    expect(advise(39, '2026-11-30', '2027-02-27')).toEqual(FEVER);
    expect(advise(39, '2027-11-29', '2028-02-28')).toEqual(FEVER);
  });

  test('does not exist for a kind without rules', () => {
    expect(adviceFor({ kind: 'sleep', record: aSleep() }, { birthDate: '2026-05-01' })).toEqual([]);
  });
});
