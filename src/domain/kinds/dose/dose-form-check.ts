import type { Fault } from '#domain/fault.ts';
import type { FormCheck } from '#domain/kinds/form-check.ts';
import { textOf } from '#domain/parsed.ts';
import { round } from '#domain/units/units.ts';
import type { Dose } from './dose.ts';

/** Decimals of an amount. A syringe for babies has marks of 0.1 ml or less. */
const DECIMALS = 3;

/** Returns the fault of an amount with too many decimals. */
export function decimalsFault(amount: number | undefined): Fault | undefined {
  return amount !== undefined && round(amount, DECIMALS) !== amount
    ? { code: 'tooManyDecimals', limit: DECIMALS }
    : undefined;
}

/** Validates the amount of a dose. Fills in the medicine of the list from `medicineId` of the form. */
export const checkDose: FormCheck<Dose, 'name' | 'amount' | 'unit' | 'given' | 'ingredient'> = (
  values,
  entry,
  { record },
) => {
  const amount = values.amount === record?.amount ? undefined : decimalsFault(values.amount);
  if (amount) return { errors: { amount } };
  const medicineId =
    entry.medicineId === undefined ? record?.medicineId : textOf(entry, 'medicineId') || undefined;
  return { value: { ...values, ...(medicineId !== record?.medicineId && { medicineId }) } };
};
