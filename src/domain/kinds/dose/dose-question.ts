import type { FormCheck } from '#domain/kinds/form-check.ts';
import { textOf } from '#domain/parsed.ts';
import type { DoseFact } from '#domain/question.ts';
import { clockAt, dayAt, MINUTE } from '#domain/time/when.ts';
import type { Dose } from './dose.ts';
import { checkDoseTimes, type DoseToCheck } from './dose-check.ts';
import { checkDose } from './dose-form-check.ts';
import { foldName } from './ingredients.ts';
import type { Medicine } from './medicine.ts';

/** The name of the question in a form. */
const NAME = 'dose-times';

/** The fields that decide whether a dose is too early. */
const DECISIVE = ['at', 'name', 'ingredient', 'medicineId', 'given'] as const;

/** True if the change of a dose can raise no question. */
export function isDecidedAlike(dose: DoseToCheck, before: DoseToCheck): boolean {
  return DECISIVE.every((name) => dose[name] === before[name]);
}

/**
 * Returns the facts about a dose that is outside the limits of the parent. Empty if it is within them. `zone` is that
 * of the clock times. `now` is epoch milliseconds.
 */
export function doseFacts(
  dose: DoseToCheck,
  doses: readonly Dose[],
  medicines: readonly Medicine[],
  { zone, now }: { zone: string; now: number },
): DoseFact[] {
  return checkDoseTimes(dose, doses, medicines).map((concern): DoseFact => {
    if (concern.code === 'many') return concern;
    const { which, other, apart, everyHours } = concern;
    const day = dayAt(other.at, zone);
    return {
      code: which,
      name: foldName(other.name) === foldName(dose.name) ? undefined : other.name,
      amount: other.amount,
      unit: other.unit,
      clock: clockAt(other.at, zone),
      day: day === dayAt(dose.at, zone) ? undefined : day,
      minutes: Math.floor(apart / MINUTE),
      everyHours,
      isNow: Math.abs(now - dose.at) < MINUTE,
    };
  });
}

/**
 * Makes the form check of a dose. It asks about a dose outside the limits. `doses` are those of the form's baby. An
 * edit that changes neither the times nor the medicine raises no question, unless the dose `isMoved` to this baby.
 */
export function doseFormCheck(
  doses: readonly Dose[],
  medicines: readonly Medicine[],
  isMoved: boolean,
): FormCheck<Dose, 'name' | 'amount' | 'unit' | 'given' | 'ingredient' | 'at'> {
  return (values, entry, context) => {
    const checked = checkDose(values, entry, context);
    if (!('value' in checked) || textOf(entry, NAME) === 'yes') return checked;
    const { record } = context;
    const dose = { ...record, ...values, ...checked.value };
    if (record && !isMoved && isDecidedAlike(dose, record)) return checked;
    const facts = doseFacts(dose, doses, medicines, context);
    return facts.length ? { questions: [{ name: NAME, code: 'doseTimes', facts }] } : checked;
  };
}
