import { tz } from '@date-fns/tz';
import { differenceInMonths } from 'date-fns';
import { plural } from '#domain/plural.ts';
import type { Author } from '#domain/record.ts';
import { newId } from '#domain/record.ts';
import { type Day, daysBetween } from '#domain/time/when.ts';

export type Sex = 'female' | 'male';

export interface Baby {
  babyId: string;
  userId: string;
  name: string;
  birthDate: Day;
  sex: Sex;
  /** A small JPEG as a data URL: blobs in IndexedDB are fragile on iOS. */
  photoUrl: string | null;
  /** When set, ages can be corrected for an early birth. */
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

/** A new baby's record from its form. */
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

/** Day of life: 1 on the day of birth, as in the diaper tables. */
export function dayOfLife(baby: Pick<Baby, 'birthDate'>, day: Day): number {
  return daysBetween(baby.birthDate, day) + 1;
}

/** From this age in days an age is shown in months. */
export const MONTHS_FROM_DAY = 84;

/** Orders babies by creation. */
export function byCreation(
  a: Pick<Baby, 'babyId' | 'createdAt'>,
  b: Pick<Baby, 'babyId' | 'createdAt'>,
): number {
  return a.createdAt - b.createdAt || (a.babyId < b.babyId ? -1 : 1);
}

/** "3 days", "5 weeks 2 days", "4 months", "1 year 2 months": an age as parents and clinicians state it. */
export function formatAge(birthDate: Day, day: Day): string {
  const days = daysBetween(birthDate, day);
  if (days < 0) return 'not born yet';
  if (days < 14) return plural(days, 'day');
  if (days < MONTHS_FROM_DAY) return join(plural(Math.floor(days / 7), 'week'), days % 7, 'day');
  const months = wholeMonths(birthDate, day);
  if (months < 12) return plural(months, 'month');
  return join(plural(Math.floor(months / 12), 'year'), months % 12, 'month');
}

/** Whole calendar months from one day to another; negative if `to` is earlier. */
export function wholeMonths(from: Day, to: Day): number {
  return differenceInMonths(`${to}T00:00:00Z`, `${from}T00:00:00Z`, { in: tz('UTC') });
}

function join(first: string, rest: number, unit: string): string {
  return rest === 0 ? first : `${first} ${plural(rest, unit)}`;
}

/** Twins and multiples: the babies born within seven days of this one. Excludes the baby itself and removed babies. */
export function bornTogether(babyId: string, babies: readonly Baby[]): Baby[] {
  const baby = babies.find((one) => one.babyId === babyId);
  if (!baby) return [];
  return babies.filter(
    (one) =>
      one !== baby &&
      one.removedAt === undefined &&
      Math.abs(daysBetween(one.birthDate, baby.birthDate)) <= TOGETHER_WITHIN_DAYS,
  );
}
