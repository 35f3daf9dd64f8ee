import { DAYS_OF_24_MONTHS } from '#domain/time/months-of-age.ts';
import { type Day, daysBetween } from '#domain/time/when.ts';

/** The age at which a growth chart is read, and whether it is corrected. */
export interface ChartAge {
  /** Whole days. A corrected age is negative before the due date. No standard applies then. */
  ageDays: number;
  counted: 'from birth' | 'from due date';
  /** Days from the birth to the due date, which is at 40 weeks. 0 if born on time or late, or without a due date. */
  daysEarly: number;
}

/** A baby born more than this many days before the due date is preterm: before 37 completed weeks of 40. */
const PRETERM_DAYS = 21;
/** A baby born more than this many days before the due date was born before 32 completed weeks. */
const VERY_PRETERM_DAYS = 56;
/** 36 months in whole days, like {@link DAYS_OF_24_MONTHS}. */
const DAYS_OF_36_MONTHS = 1095;

/**
 * Returns the age at which to read a growth chart on `day`. For a preterm baby this is the corrected age, which is the
 * age minus the time before 40 weeks. The correction ends 24 months after birth (the Maternal and Child Health Bureau's
 * growth chart training). For a baby born before 32 weeks it ends at 36 months (Elmrayed 2025). For a baby born at 37
 * weeks or later, the age is counted from the birth.
 */
export function chartAge(birthDate: Day, dueDate: Day | undefined, day: Day): ChartAge {
  const sinceBirth = daysBetween(birthDate, day);
  const daysEarly = dueDate === undefined ? 0 : Math.max(0, daysBetween(birthDate, dueDate));
  const until = daysEarly > VERY_PRETERM_DAYS ? DAYS_OF_36_MONTHS : DAYS_OF_24_MONTHS;
  if (daysEarly <= PRETERM_DAYS || sinceBirth > until) {
    return { ageDays: sinceBirth, counted: 'from birth', daysEarly };
  }
  return { ageDays: sinceBirth - daysEarly, counted: 'from due date', daysEarly };
}
