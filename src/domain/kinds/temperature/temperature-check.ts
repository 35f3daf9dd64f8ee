import type { FormCheck } from '#domain/kinds/form-check.ts';
import { textOf } from '#domain/parsed.ts';
import { celsiusFrom } from '#domain/units/temperature-units.ts';
import { TEMPERATURE_LIMITS, type Temperature } from './temperature.ts';

/** The range in degrees Celsius that raises no question. */
const LIKELY = [34, 42] as const;

/** Numbers that are implausible as degrees Celsius of a child but plausible as degrees Fahrenheit. */
const FAHRENHEIT = [86, 110] as const;

const isWithin = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;

/**
 * Fills in the thermometer's unit. Asks whether an implausible number of degrees Celsius was meant as degrees
 * Fahrenheit (answer in `fahrenheit`). Asks about a temperature that is rare in children (answer in `unlikely`).
 */
export const checkTemperature: FormCheck<Temperature, 'celsius' | 'site'> = (
  values,
  entry,
  { record, units },
) => {
  if (record?.celsius === values.celsius) return { value: { ...values, typedUnit: record.typedUnit } };
  const isSlip = units.temperature === 'C' && isWithin(values.celsius, FAHRENHEIT);
  if (isSlip && textOf(entry, 'fahrenheit') !== 'yes')
    return { questions: [{ name: 'fahrenheit', code: 'fahrenheit', degrees: values.celsius }] };
  const typedUnit = isSlip ? 'F' : units.temperature;
  const celsius = isSlip ? celsiusFrom(values.celsius, 'F') : values.celsius;
  const isUnlikely = isWithin(celsius, TEMPERATURE_LIMITS) && !isWithin(celsius, LIKELY);
  if (isUnlikely && textOf(entry, 'unlikely') !== 'yes')
    return { questions: [{ name: 'unlikely', code: 'rareTemperature', celsius, unit: typedUnit }] };
  return { value: { ...values, celsius, typedUnit } };
};
