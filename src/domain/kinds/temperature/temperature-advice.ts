import { wholeMonths } from '#domain/baby/baby.ts';
import type { AdviceRule } from '#domain/kinds/advice-rule.ts';
import { temperatureIn } from '#domain/units/temperature-units.ts';
import type { Temperature } from './temperature.ts';

/** A fever at any site, in each unit (the sign `feverUnder3Months`). */
const FEVER = { C: 38, F: 100.4 } as const;

/** The age from the birth date in calendar months, not corrected. From this age on, another sign holds. */
const MONTHS = 3;

/** Advises to call about a fever of a baby under 3 months, by the age on the day of the entry. */
export const adviseOnTemperature: AdviceRule<Temperature> = ({ celsius, day }, { birthDate }) =>
  isFever(celsius) && wholeMonths(birthDate, day) < MONTHS ? ['feverUnder3Months'] : [];

/** True if a screen in either unit shows a fever. Stored hundredths can round up to it. */
function isFever(celsius: number): boolean {
  return temperatureIn(celsius, 'C') >= FEVER.C || temperatureIn(celsius, 'F') >= FEVER.F;
}
