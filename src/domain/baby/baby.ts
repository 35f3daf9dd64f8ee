import type { Author } from '#domain/record.ts';
import { newId } from '#domain/record.ts';
import { addMonthsToDay, monthOf, monthsBetween } from '#domain/time/calendar-month.ts';
import { type Day, daysBetween } from '#domain/time/when.ts';

export type Sex = 'female' | 'male';

export interface Baby {
  babyId: string;
  userId: string;
  name: string;
  birthDate: Day;
  sex: Sex;
  /** A small JPEG as a data URL, because blobs in IndexedDB are fragile on iOS. */
  photoUrl: string | null;
  /** With a due date, ages can be corrected for an early birth. */
  dueDate?: Day;
  /**
   * When the profile was archived (epoch ms). The switcher does not show an archived profile. Its log can still be
   * read, added to and exported.
   */
  archivedAt?: number;
  /**
   * When the profile was removed with its log (epoch ms). A removed profile is hidden and can be restored for 30 days.
   * A merge removes it on the other phone too.
   */
  removedAt?: number;
  createdAt: number;
  updatedAt: number;
  updatedBy: string;
}

const TOGETHER_WITHIN_DAYS = 7;

export type BabyFields = Pick<Baby, 'name' | 'birthDate' | 'sex' | 'photoUrl'> & { dueDate: Day | null };

/** Makes the record of a new baby from the values of its form. */
export function newBaby(fields: BabyFields, userId: string, author: Author): Baby {
  const { dueDate, ...rest } = fields;
  return {
    ...rest,
    ...(dueDate === null ? {} : { dueDate }),
    babyId: newId(author.now),
    userId,
    createdAt: author.now,
    updatedAt: author.now,
    updatedBy: author.device,
  };
}

/** Returns the day of life, which is 1 on the day of birth, as in the diaper tables. */
export function dayOfLife(baby: Pick<Baby, 'birthDate'>, day: Day): number {
  return daysBetween(baby.birthDate, day) + 1;
}

/** Ages of at least this many days are shown in months or years. */
export const MONTHS_FROM_DAY = 84;

/** Orders babies by creation. */
export function byCreation(
  a: Pick<Baby, 'babyId' | 'createdAt'>,
  b: Pick<Baby, 'babyId' | 'createdAt'>,
): number {
  return a.createdAt - b.createdAt || (a.babyId < b.babyId ? -1 : 1);
}

/** An age as parents and clinicians state it: in days, then weeks, then months, then years. */
export type Age =
  | { code: 'unborn' }
  | { code: 'days'; days: number }
  | { code: 'weeks'; weeks: number; days: number }
  | { code: 'months'; months: number }
  | { code: 'years'; years: number; months: number };

export function ageOn(birthDate: Day, day: Day): Age {
  const days = daysBetween(birthDate, day);
  if (days < 0) return { code: 'unborn' };
  if (days < 14) return { code: 'days', days };
  if (days < MONTHS_FROM_DAY) return { code: 'weeks', weeks: Math.floor(days / 7), days: days % 7 };
  const months = wholeMonths(birthDate, day);
  if (months < 12) return { code: 'months', months };
  return { code: 'years', years: Math.floor(months / 12), months: months % 12 };
}

/**
 * Counts the whole calendar months from one day to another. A month ends on the same day of the next one, or on its
 * last day if it is shorter. Negative if `to` is earlier.
 */
export function wholeMonths(from: Day, to: Day): number {
  const months = monthsBetween(monthOf(from), monthOf(to));
  return addMonthsToDay(from, months) > to ? months - 1 : months;
}

/**
 * Returns the ids of a baby's siblings, such as its twin: the babies born within seven days of it. Leaves out removed
 * babies.
 */
export function bornTogether(babyId: string | null, babies: readonly Baby[]): string[] {
  const baby = babies.find((one) => one.babyId === babyId);
  if (!baby) return [];
  const siblings = babies.filter(
    (one) =>
      one !== baby &&
      one.removedAt === undefined &&
      Math.abs(daysBetween(one.birthDate, baby.birthDate)) <= TOGETHER_WITHIN_DAYS,
  );
  return siblings.map((sibling) => sibling.babyId);
}
