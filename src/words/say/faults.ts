import type { Fault, FieldErrors } from '#domain/fault.ts';
import { formatClock, formatDate } from '#domain/time/when-words.ts';
import { round } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import { formatAmount, formatVolume } from './amounts.ts';
import { formatNumber } from './numbers.ts';

/** Says why forms refuse values. */

/** Returns the text for each invalid field, by field name. */
export function sayFieldErrors(
  errors: FieldErrors,
  speech: Speech<'care' | 'faults'>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(errors).map(([name, fault]) => [name, sayFault(fault, speech)]));
}

/** Says why a value is invalid, and what to do. */
export function sayFault(fault: Fault, speech: Speech<'care' | 'faults'>): string {
  const { words, locale } = speech;
  const { fields } = words.faults;
  switch (fault.code) {
    case 'notADate':
    case 'notATime':
      return fields[fault.code](fault.typed);
    case 'notANumber':
      return fields.notANumber(fault.typed, formatNumber(4.2, speech));
    case 'notAnAmount':
      return fields.notAnAmount(fault.typed, formatNumber(fault.unit === 'oz' ? 4 : 120, speech));
    case 'dateTooEarly':
    case 'dateInFuture':
    case 'birthTooEarly':
    case 'birthInFuture':
      return fields[fault.code](formatDate(fault.day, locale));
    case 'dueDateTooFar':
      return fields.dueDateTooFar(fault.weeks);
    case 'tooManyDays':
    case 'tooManyColors':
    case 'nameTooLong':
    case 'tooManyDecimals':
      return fields[fault.code](fault.limit);
    case 'tooManyHours':
      return fields.tooManyHours(fault.hours);
    case 'endTooFar': {
      const [start, end] = [formatClock(fault.start, locale), formatClock(fault.end, locale)];
      return fields.endTooFar(start, end, fault.hours);
    }
    case 'noteTooLong':
    case 'visitNotesTooLong':
    case 'visitQuestionsTooLong':
    case 'lineTooLong':
    case 'foodTooLong':
      return fields[fault.code](fault.length, fault.limit);
    case 'tooManyFoods':
      return fields.tooManyFoods(fault.count, fault.limit);
    case 'bottleTooLarge': {
      const { plain, otherUnit } = fields.bottleTooLarge;
      const amount = formatVolume(fault.oz, fault.unit, speech);
      return fault.meantOz === null
        ? plain(amount)
        : otherUnit(amount, ...inBothUnits(fault.meantOz, speech));
    }
    case 'shareOutside':
      return fields.shareOutside(formatVolume(fault.oz, fault.unit, speech));
    case 'outside': {
      const amountOf = (value: number) => formatAmount(fault.unit, value, fault.units, speech);
      return fields.outside(amountOf(fault.value), amountOf(fault.low), amountOf(fault.high));
    }
    default:
      return fields[fault.code];
  }
}

/**
 * Formats an amount that the parent may mean: in milliliters, and in ounces to one decimal. `oz` is US fluid ounces.
 */
export function inBothUnits(oz: number, speech: Speech<'care'>): [ml: string, oz: string] {
  return [formatVolume(oz, 'ml', speech), formatVolume(round(oz, 1), 'oz', speech)];
}
