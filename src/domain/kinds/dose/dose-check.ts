import { DAY, HOUR } from '#domain/time/when.ts';
import type { Dose } from './dose.ts';
import type { Medicine } from './medicine.ts';
import { isSame, type SameMedicine, sameMedicine } from './same-medicine.ts';

/** A dose that may not be saved yet. */
export type DoseToCheck = Pick<Dose, 'name' | 'ingredient' | 'medicineId' | 'given' | 'at'> & { id?: string };

/** Why the app asks before it saves a dose. Every limit is one that the parent has set. */
export type DoseConcern =
  /** Another dose is nearer than `everyHours`. `apart` is the time between the two, in milliseconds. */
  | { code: 'near'; which: 'last' | 'next'; other: Dose; apart: number; everyHours: number }
  /** The dose would be one of `count` doses within 24 hours. */
  | { code: 'many'; count: number; mostPerDay: number };

/** The strictest limits that the parent has set for one medicine. */
export interface DoseLimits {
  everyHours: number | undefined;
  mostPerDay: number | undefined;
}

/**
 * The time around a dose in which other doses matter, in milliseconds: the longest interval that a parent can set. It
 * is also longer than the 24 hours in which doses are counted.
 */
const DOSES_MATTER_FOR = 72 * HOUR;

/** The days around a dose whose doses are read. The extra day covers doses of other zones. */
export const DAYS_AROUND = DOSES_MATTER_FOR / DAY + 1;

/**
 * Compares a dose with all other doses of the baby, whichever name they have. Returns why the app asks the parent
 * before it saves the dose. A refused dose raises no question and counts for no other dose. `doses` must hold the doses
 * within {@link DOSES_MATTER_FOR} on both sides.
 */
export function checkDoseTimes(
  dose: DoseToCheck,
  doses: readonly Dose[],
  medicines: readonly Medicine[],
): DoseConcern[] {
  if (!dose.given) return [];
  const others = doses.filter(({ id }) => id !== dose.id);
  const same = sameMedicine(medicines, [dose, ...others]);
  const marks = same.ofDose(dose);
  const limits = limitsOf(marks, medicines, same);
  const given = givenOf(marks, others, same);
  return [...nearOnes(dose, given, limits), ...tooMany(dose, given, limits)];
}

/** Returns the strictest limits among the medicines of the list that are the same. Archived ones have none. */
export function limitsOf(
  marks: ReadonlySet<string>,
  medicines: readonly Medicine[],
  same: SameMedicine,
): DoseLimits {
  const those = medicines.filter(
    (medicine) => medicine.archivedAt === undefined && isSame(marks, same.ofMedicine(medicine)),
  );
  const intervals = those.flatMap(({ everyHours }) => everyHours ?? []);
  const counts = those.flatMap(({ mostPerDay }) => mostPerDay ?? []);
  return {
    everyHours: intervals.length ? Math.max(...intervals) : undefined,
    mostPerDay: counts.length ? Math.min(...counts) : undefined,
  };
}

/** Returns the doses of the same medicine that were given, the earliest first. */
export function givenOf(marks: ReadonlySet<string>, doses: readonly Dose[], same: SameMedicine): Dose[] {
  return doses
    .filter((dose) => dose.given && isSame(marks, same.ofDose(dose)))
    .sort((one, other) => one.at - other.at);
}

function nearOnes({ at }: DoseToCheck, given: readonly Dose[], { everyHours }: DoseLimits): DoseConcern[] {
  if (everyHours === undefined) return [];
  const last = given.findLast((other) => other.at <= at);
  const next = given.find((other) => other.at > at);
  const near = (which: 'last' | 'next', other: Dose | undefined): DoseConcern[] => {
    const apart = other ? Math.abs(at - other.at) : Number.POSITIVE_INFINITY;
    return other && apart < everyHours * HOUR ? [{ code: 'near', which, other, apart, everyHours }] : [];
  };
  return [...near('last', last), ...near('next', next)];
}

/** Counts the doses in every 24 hours that hold the dose. Doses exactly 24 hours apart are not in the same ones. */
function tooMany({ at }: DoseToCheck, given: readonly Dose[], { mostPerDay }: DoseLimits): DoseConcern[] {
  if (mostPerDay === undefined) return [];
  const times = [at, ...given.map((other) => other.at)];
  const starts = times.filter((start) => start <= at && start > at - DAY);
  const counts = starts.map((start) => times.filter((time) => time >= start && time < start + DAY).length);
  const count = Math.max(...counts);
  return count > mostPerDay ? [{ code: 'many', count, mostPerDay }] : [];
}
