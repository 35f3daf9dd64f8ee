import { ageOn } from '#domain/baby/baby.ts';
import type { Day } from '#domain/time/when.ts';
import type { Speech } from '#words/speech.ts';

/** Returns the age on `day`: "3 days", "5 weeks 2 days", "4 months", "1 year 2 months". */
export function formatAge(birthDate: Day, day: Day, { words }: Speech<'care'>): string {
  const { unborn, days, weeks, months, years, and } = words.care.age;
  const age = ageOn(birthDate, day);
  switch (age.code) {
    case 'unborn':
      return unborn;
    case 'days':
      return days(age.days);
    case 'weeks':
      return age.days === 0 ? weeks(age.weeks) : and(weeks(age.weeks), days(age.days));
    case 'months':
      return months(age.months);
    case 'years':
      return age.months === 0 ? years(age.years) : and(years(age.years), months(age.months));
  }
}
