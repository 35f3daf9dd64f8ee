import type { DiaperNote } from './care-note.ts';
import { type CareRange, type Expected, rowAt } from './care-range.ts';
import type { CareSource } from './care-source.ts';

/** The minimum counts in 24 hours. A diaper that is wet and dirty counts as wet and as dirty. */
export interface ExpectedDiapers {
  /** Null after {@link LAST_DAY_OF_LEAST}. */
  wet: Expected | null;
  /** Null after {@link LAST_DAY_OF_LEAST}. */
  dirty: Expected | null;
  stool: Stool;
}

/** What stools usually look like at an age. `later` is from six weeks on, when a baby may go days without one. */
export type Stool =
  | 'black'
  | 'brownToBlack'
  | 'greenish'
  | 'greenToYellow'
  | 'yellow'
  | 'yellowWithGrains'
  | 'later';

/**
 * The last day of life with a minimum count, for wet and for dirty diapers.
 *
 * Wet: the table of Texas WIC ends at day 45. For later days only the AAP gives a number: fewer than 6 wet diapers a
 * day are one of its signs of dehydration. Many healthy babies have fewer than 6 after month 3. The number is therefore
 * a sign to call about (`when-to-call.ts`) and not a minimum.
 *
 * Dirty: the table of HSE Ireland ends at six weeks (day 42). It says that later, babies may go days without stool. The
 * table of Texas WIC ends at day 45. We use the earlier day. Otherwise a healthy baby without stool would be shown as
 * below a minimum.
 */
export const LAST_DAY_OF_LEAST = { wet: 45, dirty: 42 } as const;

const TEXAS: CareSource = {
  publisher: 'Texas WIC',
  name: 'How can I tell if my baby is getting enough to eat?',
};
const HSE: CareSource = { publisher: 'HSE Ireland', name: 'Knowing if your newborn is getting enough' };
const LANCASHIRE: CareSource = {
  publisher: 'East Lancashire Hospitals NHS Trust',
  name: 'Early breastfeeding days',
};
const OWH: CareSource = {
  publisher: 'US Office on Women’s Health',
  name: 'diaper table credited to the American Academy of Pediatrics',
};
const NHS: CareSource = { publisher: 'NHS', name: 'Formula milk: common questions' };

function wet(
  low: number,
  high: number | null,
  source: CareSource,
  note: DiaperNote | null = null,
): CareRange {
  return { low, high, unit: 'wetDiapers', source, seen: source === OWH ? 'quotation' : 'source', note };
}

function dirty(
  low: number,
  high: number | null,
  source: CareSource,
  note: DiaperNote | null = null,
): CareRange {
  return { low, high, unit: 'dirtyDiapers', source, seen: 'source', note };
}

const FORMULA_WET = wet(6, 6, NHS, 'formulaFedWet');
const FORMULA_DIRTY = dirty(1, null, NHS, 'formulaFedDirty');

const ROWS: readonly (ExpectedDiapers & { fromDay: number })[] = [
  {
    fromDay: 0,
    wet: [wet(1, null, TEXAS), wet(1, 2, LANCASHIRE)],
    dirty: [dirty(1, null, TEXAS), dirty(1, null, LANCASHIRE)],
    stool: 'black',
  },
  {
    fromDay: 1,
    wet: [wet(2, null, TEXAS), wet(1, 2, LANCASHIRE)],
    dirty: [dirty(2, null, TEXAS), dirty(1, null, LANCASHIRE)],
    stool: 'brownToBlack',
  },
  {
    fromDay: 2,
    wet: [wet(3, null, TEXAS), wet(3, null, LANCASHIRE), wet(5, 6, OWH)],
    dirty: [dirty(3, null, TEXAS), dirty(2, null, LANCASHIRE)],
    stool: 'greenish',
  },
  {
    fromDay: 3,
    wet: [wet(4, null, TEXAS), wet(3, null, LANCASHIRE), wet(6, null, OWH)],
    dirty: [dirty(3, null, TEXAS), dirty(3, 4, HSE), dirty(2, null, LANCASHIRE)],
    stool: 'greenToYellow',
  },
  {
    fromDay: 4,
    wet: [wet(5, null, TEXAS), wet(5, null, LANCASHIRE), wet(6, null, OWH)],
    dirty: [dirty(3, null, TEXAS), dirty(3, 8, HSE), dirty(2, null, LANCASHIRE)],
    stool: 'yellow',
  },
  {
    fromDay: 5,
    wet: [wet(6, null, TEXAS), wet(5, null, LANCASHIRE)],
    dirty: [dirty(3, null, TEXAS), dirty(3, 8, HSE), dirty(2, null, LANCASHIRE)],
    stool: 'yellowWithGrains',
  },
  {
    fromDay: 6,
    wet: [wet(6, null, TEXAS), wet(6, null, LANCASHIRE), FORMULA_WET],
    dirty: [dirty(3, null, TEXAS), dirty(3, 8, HSE), dirty(2, null, LANCASHIRE), FORMULA_DIRTY],
    stool: 'yellow',
  },
  {
    fromDay: 28,
    wet: [wet(6, null, TEXAS), FORMULA_WET],
    dirty: [dirty(3, null, TEXAS), dirty(3, 8, HSE), FORMULA_DIRTY],
    stool: 'yellow',
  },
  {
    fromDay: LAST_DAY_OF_LEAST.dirty,
    wet: [wet(6, null, TEXAS), FORMULA_WET],
    dirty: null,
    stool: 'later',
  },
  { fromDay: LAST_DAY_OF_LEAST.wet, wet: null, dirty: null, stool: 'later' },
];

/**
 * Returns the expected diapers in 24 hours on a day of life (1 is the day of birth). Null before birth and after 24
 * months. Sources disagree on days 3 to 5, so one day below a minimum is no reason for an alarm.
 */
export function expectedDiapers(dayOfLife: number): ExpectedDiapers | null {
  return rowAt(ROWS, dayOfLife - 1);
}

/**
 * Returns the first source's minimum count for a day of life, which is the one to show. Null after {@link
 * LAST_DAY_OF_LEAST}.
 */
export function leastDiapers(dayOfLife: number, type: 'wet' | 'dirty'): number | null {
  return expectedDiapers(dayOfLife)?.[type]?.[0].low ?? null;
}

/**
 * Returns whether a minimum applies only to formula. The log does not show whether a bottle had formula or pumped milk.
 */
export function isOfFormula(range: CareRange): boolean {
  return range === FORMULA_WET || range === FORMULA_DIRTY;
}

/**
 * Returns the lowest minimum of all sources for a day of life, which a hint uses. If several sources give it, returns
 * the first of them. A minimum for formula counts only if the baby has only bottles. Null if {@link expectedDiapers}
 * has none.
 */
export function lowestLeast(
  dayOfLife: number,
  type: 'wet' | 'dirty',
  { bottleFed }: { bottleFed: boolean },
): CareRange | null {
  const ranges = expectedDiapers(dayOfLife)?.[type] ?? [];
  return ranges
    .filter((range) => bottleFed || !isOfFormula(range))
    .reduce<CareRange | null>((lowest, range) => (lowest && lowest.low <= range.low ? lowest : range), null);
}
