import type { SleepNote } from './care-note.ts';
import { type CareRange, type Expected, monthsInDays, rowAt } from './care-range.ts';
import type { CareSource } from './care-source.ts';

const NSF: CareSource = {
  publisher: 'National Sleep Foundation',
  name: 'Sleep time duration recommendations (Hirshkowitz and others)',
  year: 2015,
};
const AASM: CareSource = {
  publisher: 'American Academy of Sleep Medicine',
  name: 'Recommended Amount of Sleep for Pediatric Populations (Paruthi and others)',
  year: 2016,
};
const WHO: CareSource = {
  publisher: 'World Health Organization',
  name: 'Guidelines on physical activity, sedentary behaviour and sleep for children under 5 years of age',
  year: 2019,
};
const AAP: CareSource = {
  publisher: 'American Academy of Pediatrics, HealthyChildren',
  name: 'Sleep, baby 0 to 12 months',
};
const GALLAND: CareSource = {
  publisher: 'Galland and others, Sleep Medicine Reviews',
  name: 'Normal sleep patterns in infants and children',
  year: 2012,
};

function hours(
  low: number,
  high: number,
  source: CareSource,
  note: SleepNote | null = null,
): CareRange<SleepNote> {
  const seen = source === NSF || source === WHO ? 'quotation' : 'source';
  return { low, high, unit: 'hoursOfSleep', source, seen, note };
}

const OBSERVED = hours(9.7, 15.9, GALLAND, 'observedSleep');
const YOUNG: Expected<SleepNote> = [
  hours(14, 17, NSF),
  hours(14, 17, WHO),
  hours(11, 19, NSF, 'mayBeRight'),
  OBSERVED,
];

const ROWS: readonly { fromDay: number; expected: Expected<SleepNote> }[] = [
  {
    fromDay: 0,
    expected: [...YOUNG, hours(16, 17, AAP, 'newborns')],
  },
  { fromDay: monthsInDays(1), expected: YOUNG },
  {
    fromDay: monthsInDays(4),
    expected: [
      hours(12, 16, AASM, 'napsIncluded'),
      hours(12, 16, WHO, 'napsIncluded'),
      hours(12, 15, NSF, 'napsIncluded'),
      hours(10, 18, NSF, 'mayBeRight'),
      OBSERVED,
    ],
  },
  {
    fromDay: monthsInDays(12),
    expected: [hours(11, 14, AASM, 'napsIncluded'), hours(9, 16, NSF, 'mayBeRight')],
  },
];

/** Returns the usual sleep in 24 hours at an age in days, including naps. Null outside 0 to 24 months. */
export function expectedSleep(ageDays: number): Expected<SleepNote> | null {
  return rowAt(ROWS, ageDays)?.expected ?? null;
}

const SUMMER_HEALTH: CareSource = {
  publisher: 'Summer Health (a company, not an authority)',
  name: 'Wake windows and sleep schedules by age',
};

function awake(fromMonth: number, low: number, high: number, note: SleepNote | null = null) {
  const unit = 'minutesAwake' as const;
  return {
    fromDay: monthsInDays(fromMonth),
    range: { low, high, unit, source: SUMMER_HEALTH, seen: 'source' as const, note },
  };
}

const WAKE_WINDOWS: readonly { fromDay: number; range: CareRange }[] = [
  awake(0, 30, 60, 'upTo90Minutes'),
  awake(2, 60, 90),
  awake(3, 75, 120),
  awake(4, 90, 120),
  awake(5, 120, 180),
  awake(7, 150, 210),
  awake(11, 180, 240),
];

/**
 * Returns the customary wake window in minutes, for an age in days. It comes from the practice of sleep consultants and
 * not from evidence. A sentence beside it always says so. Null before birth and from 13 months.
 */
export function customaryWakeWindow(ageDays: number): CareRange | null {
  return ageDays < monthsInDays(13) ? (rowAt(WAKE_WINDOWS, ageDays)?.range ?? null) : null;
}
