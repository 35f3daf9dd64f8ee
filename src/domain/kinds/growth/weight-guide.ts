import type { Baby, Sex } from '#domain/baby/baby.ts';
import type { WeightNote } from '#domain/care-guide/care-note.ts';
import { type CareRange, type Expected, monthsInDays, rowAt } from '#domain/care-guide/care-range.ts';
import type { CareSource } from '#domain/care-guide/care-source.ts';
import { daysBetween } from '#domain/time/when.ts';
import { round } from '#domain/units/units.ts';
import type { GrowthVisit } from './growth-history.ts';
import { GROWTH_STANDARD_NAME } from './growth-percentile.ts';

export interface ExpectedWeightGain {
  /** The daily gain of the WHO median over this range of ages. */
  median: CareRange<WeightNote>;
  /** The gain of the middle 70 of 100 babies over one month, P15 to P85; null after 12 months. */
  band: CareRange<WeightNote> | null;
  /** The figures that health services give at this age; may be empty. */
  alsoSaid: readonly CareRange<WeightNote>[];
}

const WHO_STANDARD: CareSource = {
  publisher: 'World Health Organization',
  name: GROWTH_STANDARD_NAME,
  year: 2006,
};
const WHO_VELOCITY: CareSource = {
  publisher: 'World Health Organization',
  name: 'Child Growth Standards: Growth velocity',
  year: 2009,
};
const GREY_BRUCE: CareSource = { publisher: 'Grey Bruce Public Health', name: 'Breastfeeding' };
const TEXAS: CareSource = {
  publisher: 'Texas WIC',
  name: 'How can I tell if my baby is getting enough to eat?',
};

function grams(low: number, high: number, source: CareSource, note: WeightNote): CareRange<WeightNote> {
  const seen = source === WHO_VELOCITY ? 'quotation' : 'source';
  return { low, high, unit: 'gramsPerDay', source, seen, note };
}

interface Gain {
  median: number;
  band: readonly [low: number, high: number] | null;
}

/** The medians are differences of the standard's weight-for-age medians. The test recomputes them. */
const GAINS: readonly ({ fromDay: number } & Record<Sex, Gain>)[] = [
  { fromDay: 0, male: { median: 36.5, band: [24, 48] }, female: { median: 30.9, band: [22, 42] } },
  { fromDay: 28, male: { median: 36.5, band: [27, 46] }, female: { median: 31.3, band: [22, 40] } },
  {
    fromDay: monthsInDays(2),
    male: { median: 26.6, band: [19, 35] },
    female: { median: 23.6, band: [16, 31] },
  },
  {
    fromDay: monthsInDays(3),
    male: { median: 17.1, band: [7, 28] },
    female: { median: 15.9, band: [7, 26] },
  },
  {
    fromDay: monthsInDays(6),
    male: { median: 10.6, band: [3, 19] },
    female: { median: 10.2, band: [2, 18] },
  },
  { fromDay: monthsInDays(9), male: { median: 8.2, band: [1, 16] }, female: { median: 7.9, band: [1, 15] } },
  { fromDay: monthsInDays(12), male: { median: 6.9, band: null }, female: { median: 6.9, band: null } },
];

/** Returns the expected weight gain in g a day at an age in days. Null outside 0 to 24 months. */
export function expectedWeightGain(ageDays: number, sex: Sex): ExpectedWeightGain | null {
  const gain = rowAt(GAINS, ageDays)?.[sex];
  if (!gain) return null;
  const compareOver = ageDays < monthsInDays(6) ? 'compareOverAMonth' : 'compareOverTwoMonths';
  return {
    median: grams(gain.median, gain.median, WHO_STANDARD, 'fromMedians'),
    band: gain.band && grams(...gain.band, WHO_VELOCITY, compareOver),
    alsoSaid: publicHealthWording(ageDays),
  };
}

/**
 * Days since birth. Newborns lose weight for three or four days. Most regain their birth weight by three weeks (NICE
 * NG75).
 */
const LOSING_UNTIL = 4;
const BACK_BY = 21;

/**
 * Returns the usual range for the gain of a visit, at the chart age halfway between the two weighings. Null if there is
 * no gain a day, and outside 0 to 24 months. Also null from the weight loss after birth until the weight is regained,
 * because no source gives a usual gain for that time.
 */
export function expectedGainUntil(
  { age, gain }: Pick<GrowthVisit, 'age' | 'gain'>,
  { birthDate, sex }: Pick<Baby, 'birthDate' | 'sex'>,
): ExpectedWeightGain | null {
  if (!gain?.perDay) return null;
  const sinceBirth = daysBetween(birthDate, gain.since);
  if (sinceBirth < LOSING_UNTIL && sinceBirth + gain.days < BACK_BY) return null;
  return expectedWeightGain(Math.floor(age.ageDays - gain.days / 2), sex);
}

function publicHealthWording(ageDays: number): CareRange<WeightNote>[] {
  if (ageDays < 3 || ageDays >= monthsInDays(4)) return [];
  return [grams(20, 35, GREY_BRUCE, 'fromDay4'), grams(16, 32, TEXAS, 'onceRegained')];
}

const NICE: CareSource = { publisher: 'NICE', name: 'Faltering growth (NG75)', year: 2017 };
const NOEL_WEISS: CareSource = {
  publisher: 'Noel-Weiss and others, Open Medicine',
  name: 'Physiological weight loss in the breastfed neonate',
  year: 2008,
};
const FLAHERMAN: CareSource = {
  publisher: 'Flaherman and others, Pediatrics',
  name: 'Early Weight Loss Nomograms for Exclusively Breastfed Newborns',
  year: 2015,
};
const MILLER: CareSource = {
  publisher: 'Miller and others, Hospital Pediatrics',
  name: 'Early Weight Loss Nomograms for Formula Fed Newborns',
  year: 2015,
};
const PAUL: CareSource = {
  publisher: 'Paul and others, Pediatrics',
  name: 'Weight Change Nomograms for the First Month After Birth',
  year: 2016,
};
const NEWBORN_WEIGHT: CareSource = {
  publisher: 'newbornweight.org',
  name: 'Weight change nomograms for the first month after birth',
  year: 2016,
};

function percent(
  low: number,
  high: number | null,
  source: CareSource,
  note: WeightNote,
): CareRange<WeightNote> {
  return { low, high, unit: 'percentOfBirthWeight', source, seen: 'source', note };
}

function days(low: number, high: number, source: CareSource, note: WeightNote): CareRange<WeightNote> {
  const seen = source === PAUL ? 'quotation' : 'source';
  return { low, high, unit: 'daysAfterBirth', source, seen, note };
}

/** Notes on weight in the first three weeks. */
export const birthWeightNotes: Expected<WeightNote> = [
  days(2, 3, NOEL_WEISS, 'weighLeast'),
  percent(5.7, 6.6, NOEL_WEISS, 'averageLoss'),
  percent(2.9, 3.7, MILLER, 'formulaFedLoss'),
  days(3, 4, NICE, 'lossStops'),
  days(9, 10, PAUL, 'halfAreBack'),
  days(10, 14, NEWBORN_WEIGHT, 'usuallyBack'),
  days(21, 21, NICE, 'mostAreBack'),
];

const LOSS_NOTES = {
  common: percent(0, 7, NOEL_WEISS, 'lossIsCommon'),
  watch: percent(7, 10, FLAHERMAN, 'lossToWatch'),
  call: percent(10, null, NICE, 'lossToCall'),
};

/** Returns the note on a loss, in percent of birth weight, rounded to a tenth. Null at 0 or less. */
export function weightLossNote(percentLost: number): CareRange<WeightNote> | null {
  const shown = round(percentLost, 1);
  if (!(shown > 0)) return null;
  if (shown <= 7) return LOSS_NOTES.common;
  return shown <= 10 ? LOSS_NOTES.watch : LOSS_NOTES.call;
}

const MENTION_FROM_DAYS = 14;
const CALL_FROM_DAYS = 21;

/** Returns the note on a baby below birth weight at an age in days. Null in the first 14 days. */
export function notRegainedNote(ageDays: number): CareRange<WeightNote> | null {
  if (ageDays < MENTION_FROM_DAYS) return null;
  return ageDays < CALL_FROM_DAYS
    ? days(10, 14, NEWBORN_WEIGHT, 'notBackAfter14Days')
    : days(21, 21, NICE, 'notBackAfter3Weeks');
}
