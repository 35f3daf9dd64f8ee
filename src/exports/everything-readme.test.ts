import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyLog } from '#domain/log/family-log.ts';
import { US_UNITS } from '#domain/units/units.ts';
import {
  addMadeUpKinds,
  aFamilyLog,
  MADE_UP_SAMPLES,
  removeMadeUpKinds,
} from '#testing/made-up/made-up-kinds.ts';
import { speechIn } from '#testing/speech.ts';
import { everythingReadme } from './everything-readme.ts';

const AMERICAN = { units: US_UNITS, ...speechIn('en-US') };

beforeEach(addMadeUpKinds);
afterEach(removeMadeUpKinds);

describe('the readme in the full export', () => {
  test('names the unit of each measure of every kind', () => {
    const text = everythingReadme(emptyLog(), 0, AMERICAN);
    expect(text).toContain(
      [
        'Amounts are not rounded. Each is in one unit:',
        '  amountOz, breastOz, leftOz, rightOz, totalOz  US fluid ounces',
        '  weightKg                                      kilograms',
        '  lengthCm, headCm, length                      centimeters',
        '  celsius                                       degrees Celsius',
        '',
      ].join('\r\n'),
    );
  });

  test('counts the rows in the family’s lists', () => {
    const text = everythingReadme(aFamilyLog(MADE_UP_SAMPLES.salve()), 0, AMERICAN);
    expect(text).toContain('Salves 1, rows in the family’s lists 1, running timers 0');
    expect(everythingReadme(emptyLog(), 0, AMERICAN)).not.toContain('family’s lists 0');
  });
});
