import type { FormCheck } from '#domain/kinds/form-check.ts';
import { type Question, textOf } from '#domain/parsed.ts';
import { celsiusFrom, formatTemperature } from '#domain/units/temperature-units.ts';
import type { Units } from '#domain/units/units.ts';
import { TEMPERATURE_LIMITS, type Temperature } from './temperature.ts';

/** Degrees Celsius that raise no question. */
const LIKELY = [34, 42] as const;

/** Numbers that are no degrees Celsius of a child, and are degrees Fahrenheit of one. */
const FAHRENHEIT = [86, 110] as const;

const isWithin = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;

/** Asks whether a number that is hardly degrees Celsius is degrees Fahrenheit. The answer is in the entry's `fahrenheit`. */
function fahrenheitQuestion(degrees: number): Question {
  return {
    name: 'fahrenheit',
    text: `${degrees} °C is too high. Is that °F?`,
    choices: [{ value: 'yes', label: `Yes, ${degrees} °F` }],
  };
}

/** Asks about a temperature that children hardly have. The answer is in the entry's `unlikely`. */
function unlikelyQuestion(celsius: number, unit: Units['temperature']): Question {
  return {
    name: 'unlikely',
    text: `${formatTemperature(celsius, unit)} is rare. Is that right?`,
    choices: [{ value: 'yes', label: 'Yes, save it as it is' }],
  };
}

/** Fills in the unit of the thermometer, and asks about what hardly is a temperature of a child in that unit. */
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
