import type { FormCheck } from '#domain/kinds/form-check.ts';
import { type Question, textOf } from '#domain/parsed.ts';
import { celsiusFrom, formatTemperature } from '#domain/units/temperature-units.ts';
import type { Units } from '#domain/units/units.ts';
import { TEMPERATURE_LIMITS, type Temperature } from './temperature.ts';

/** The range in degrees Celsius that raises no question. */
const LIKELY = [34, 42] as const;

/** Numbers that are implausible as degrees Celsius of a child but plausible as degrees Fahrenheit. */
const FAHRENHEIT = [86, 110] as const;

const isWithin = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;

/**
 * Asks whether an implausible number of degrees Celsius was meant as degrees Fahrenheit. The answer is in the entry's
 * `fahrenheit`.
 */
function fahrenheitQuestion(degrees: number): Question {
  return {
    name: 'fahrenheit',
    text: `${degrees} °C is too high. Is that °F?`,
    choices: [{ value: 'yes', label: `Yes, ${degrees} °F` }],
  };
}

/** Asks about a temperature that is rare in children. The answer is in the entry's `unlikely`. */
function unlikelyQuestion(celsius: number, unit: Units['temperature']): Question {
  return {
    name: 'unlikely',
    text: `${formatTemperature(celsius, unit)} is rare. Is that right?`,
    choices: [{ value: 'yes', label: 'Yes, save it as it is' }],
  };
}

/** Fills in the thermometer's unit, and asks about an implausible temperature in that unit. */
export const checkTemperature: FormCheck<Temperature, 'celsius' | 'site'> = (
  values,
  entry,
  { record, units },
) => {
  if (record?.celsius === values.celsius) return { value: { ...values, typedUnit: record.typedUnit } };
  const isSlip = units.temperature === 'C' && isWithin(values.celsius, FAHRENHEIT);
  if (isSlip && textOf(entry, 'fahrenheit') !== 'yes')
    return { questions: [fahrenheitQuestion(values.celsius)] };
  const typedUnit = isSlip ? 'F' : units.temperature;
  const celsius = isSlip ? celsiusFrom(values.celsius, 'F') : values.celsius;
  const isUnlikely = isWithin(celsius, TEMPERATURE_LIMITS) && !isWithin(celsius, LIKELY);
  if (isUnlikely && textOf(entry, 'unlikely') !== 'yes')
    return { questions: [unlikelyQuestion(celsius, typedUnit)] };
  return { value: { ...values, celsius, typedUnit } };
};
