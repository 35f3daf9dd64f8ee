import type { Fault, FieldErrors } from '#domain/fault.ts';
import { isInstant, isKey, isMeasure, isOnCalendar } from '#domain/kinds/fields.ts';
import { outsideFault } from '#domain/kinds/measure-units.ts';
import { type Entry, HALF_TYPED, type Parsed, textOf } from '#domain/parsed.ts';
import { type Author, newId, newStamp } from '#domain/record.ts';
import { isOneOf, isText } from '#domain/shape.ts';
import { type Day, isDay, momentAt } from '#domain/time/when.ts';
import { parseNumber, type Units } from '#domain/units/units.ts';
import { DOSE_FIELDS, DOSE_LIMITS, DOSE_TIME, DOSE_UNITS, type Dose, type DoseUnit } from './dose.ts';
import { decimalsFault } from './dose-form-check.ts';

/** What a parent enters about a medicine. Every number comes from the label or from the doctor. */
export interface MedicineFields {
  name: string;
  ingredient?: string | undefined;
  /** The usual amount, in `unit`. */
  amount?: number | undefined;
  unit?: DoseUnit | undefined;
  /** The shortest time between two doses, in hours. */
  everyHours?: number | undefined;
  /** The largest number of doses in 24 hours. */
  mostPerDay?: number | undefined;
  daily?: true | undefined;
  /** The last day. */
  until?: Day | undefined;
}

/** A medicine of the family's list, as stored. It is a row of the family. */
export interface Medicine extends MedicineFields {
  id: string;
  kind: 'medicine';
  createdAt: number;
  updatedAt: number;
  updatedBy: string;
  /** Epoch milliseconds. An archived medicine has no tile and raises no question. */
  archivedAt?: number | undefined;
}

const EVERY_HOURS = [1, 72] as const;
const MOST_PER_DAY = [1, 12] as const;

/** Validates the fields of a medicine's row. */
export function isMedicine(row: { kind: string }): row is Medicine {
  const medicine = row as { readonly [Field in keyof Medicine]?: unknown };
  return (
    medicine.kind === 'medicine' &&
    isKey(medicine.name) &&
    isMissingOr(isText, medicine.ingredient) &&
    isMissingOr(isMeasure, medicine.amount) &&
    isMissingOr((unit) => isOneOf(DOSE_UNITS, unit), medicine.unit) &&
    isMissingOr(isMeasure, medicine.everyHours) &&
    isMissingOr(isMeasure, medicine.mostPerDay) &&
    isMissingOr((daily) => daily === true, medicine.daily) &&
    isMissingOr(isOnCalendar, medicine.until) &&
    isMissingOr(isInstant, medicine.archivedAt)
  );
}

function isMissingOr(isOne: (value: unknown) => boolean, value: unknown): boolean {
  return value === undefined || isOne(value);
}

/** Makes a new medicine of the list. */
export function newMedicine(fields: MedicineFields, { now, device }: Author): Medicine {
  return { ...fields, id: newId(now), kind: 'medicine', createdAt: now, updatedAt: now, updatedBy: device };
}

/** Makes a dose of the usual amount that is given now. */
export function doseNow(
  { id, name, ingredient, amount, unit }: Medicine,
  babyId: string,
  zone: string,
  author: Author,
): Dose {
  return {
    ...newStamp(babyId, author),
    ...DOSE_TIME.timesOf(momentAt(author.now, zone)),
    kind: 'dose',
    note: '',
    zone,
    name,
    medicineId: id,
    given: true,
    ...(ingredient !== undefined && { ingredient }),
    ...(amount !== undefined && { amount }),
    ...(unit !== undefined && { unit }),
  };
}

/** Returns the fault of a medicine's name or ingredient that is too long. Both have one limit. */
function nameFault(name = ''): Fault | undefined {
  const { limit } = DOSE_FIELDS.name;
  return name.length > limit ? { code: 'nameTooLong', limit } : undefined;
}

/** True for a medicine that the family gives on the day `today`. */
export function isGiven({ archivedAt, until }: Medicine, today: Day): boolean {
  return archivedAt === undefined && (until === undefined || until >= today);
}

/**
 * Parses a medicine from its form. The form has an input for each field. `ingredientName` is the text for an ingredient
 * that is not in the list. It counts if `ingredient` is `other`.
 */
export function parseMedicine(entry: Entry, units: Units): Parsed<MedicineFields> {
  const errors: FieldErrors = {};
  const fail = (name: string, fault: Fault | undefined) => {
    if (fault) errors[name] ??= fault;
  };
  const number = (name: string, range: readonly [number, number]) => {
    const typed = textOf(entry, name);
    if (!typed) return undefined;
    const value = parseNumber(typed);
    if (value === null) fail(name, { code: 'notANumber', typed });
    else fail(name, outsideFault('number', value, range, units));
    return value ?? undefined;
  };

  const name = textOf(entry, 'name');
  fail('name', name ? nameFault(name) : { code: 'noText' });
  const isOther = textOf(entry, 'ingredient') === 'other';
  const ingredient = textOf(entry, isOther ? 'ingredientName' : 'ingredient') || undefined;
  fail('ingredientName', nameFault(ingredient));
  const amount = number('amount', DOSE_LIMITS);
  fail('amount', decimalsFault(amount));
  const unit = textOf(entry, 'unit');
  const everyHours = number('everyHours', EVERY_HOURS);
  const mostPerDay = number('mostPerDay', MOST_PER_DAY);
  if (mostPerDay !== undefined && !Number.isInteger(mostPerDay)) fail('mostPerDay', { code: 'notWhole' });
  const until = textOf(entry, 'until') || undefined;
  if (until === HALF_TYPED) fail('until', { code: 'halfDate' });
  else if (until && !isDay(until)) fail('until', { code: 'notADate', typed: until });
  if (Object.keys(errors).length) return { errors };
  return {
    value: {
      name,
      ingredient,
      amount,
      unit: isOneOf(DOSE_UNITS, unit) ? unit : undefined,
      everyHours,
      mostPerDay,
      daily: textOf(entry, 'daily') ? true : undefined,
      until,
    },
  };
}
