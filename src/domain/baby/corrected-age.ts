import { DAYS_OF_24_MONTHS } from '#domain/time/months-of-age.ts';
import { type Day, daysBetween } from '#domain/time/when.ts';

/** The age a growth chart is read at, and which one that is. */
export interface ChartAge {
  /** Whole days; negative before the due date when corrected, where no standard applies. */
  ageDays: number;
  counted: 'from birth' | 'from due date';
  /** Days by which the baby came before 40 weeks; 0 when on time, late, or without a due date. */
  daysEarly: number;
}

/** Born before 37 completed weeks: more than 3 weeks before the due date, which stands for 40 weeks. */
const PRETERM_DAYS = 21;
/** Born before 32 completed weeks. */
const VERY_PRETERM_DAYS = 56;
/** 36 months, as {@link DAYS_OF_24_MONTHS}. */
const DAYS_OF_36_MONTHS = 1095;

/**
 * The age to read a growth chart at on `day`. A baby born preterm is read at the corrected age, the age less the time
 * before 40 weeks, until 24 months after birth (the Maternal and Child Health Bureau's growth chart training), and until
 * 36 months when it was born before 32 weeks (Elmrayed 2025). A baby born at 37 weeks or later is read at the age since birth.
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

/** Which age was used, for the line under a chart: "Corrected age, counted from the due date (5 weeks early)". */
export function describeChartAge({ counted, daysEarly }: ChartAge): string {
  if (counted === 'from birth') return 'Age counted from birth';
  return `Corrected age, counted from the due date (${weeksAndDays(daysEarly)} early)`;
}

function weeksAndDays(days: number): string {
  const weeks = Math.floor(days / 7);
  const rest = days % 7;
  const words = `${weeks} ${weeks === 1 ? 'week' : 'weeks'}`;
  return rest === 0 ? words : `${words} ${rest} ${rest === 1 ? 'day' : 'days'}`;
}
