import type { FormCheck } from '#domain/kinds/form-check.ts';
import { textOf } from '#domain/parsed.ts';
import { celsiusFrom, temperatureIn } from '#domain/units/temperature-units.ts';
import { TEMPERATURE_LIMITS, type Temperature } from './temperature.ts';

/** The range in degrees Celsius that raises no question. */
const LIKELY = [34, 42] as const;

/** In each unit, the numbers that are implausible in it and plausible in the other unit. */
const SLIPS = { C: [86, 110], F: TEMPERATURE_LIMITS } as const;

const isWithin = (value: number, [low, high]: readonly [number, number]) => value >= low && value <= high;

/**
 * Fills in the thermometer's unit. Asks whether an implausible number was meant in the other unit (answer in
 * `otherDegrees`). Asks about a temperature that is rare in children (answer in `unlikely`).
 */
export const checkTemperature: FormCheck<Temperature, 'celsius' | 'site'> = (
  values,
  entry,
  { record, units },
) => {
  if (record?.celsius === values.celsius) return { value: { ...values, typedUnit: record.typedUnit } };
  const { temperature: unit } = units;
  const degrees = temperatureIn(values.celsius, unit);
  const isSlip = isWithin(degrees, SLIPS[unit]);
  const meant = unit === 'C' ? 'F' : 'C';
  if (isSlip && textOf(entry, 'otherDegrees') !== 'yes')
    return { questions: [{ name: 'otherDegrees', code: 'otherDegrees', degrees, meant }] };
  const typedUnit = isSlip ? meant : unit;
  const celsius = isSlip ? celsiusFrom(degrees, meant) : values.celsius;
  const isUnlikely = isWithin(celsius, TEMPERATURE_LIMITS) && !isWithin(celsius, LIKELY);
  if (isUnlikely && textOf(entry, 'unlikely') !== 'yes')
    return { questions: [{ name: 'unlikely', code: 'rareTemperature', celsius, unit: typedUnit }] };
  return { value: { ...values, celsius, typedUnit } };
};
