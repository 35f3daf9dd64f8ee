import type { FeedingNote } from './care-note.ts';
import { type CareRange, type Expected, monthsInDays, rowAt } from './care-range.ts';
import type { CareSource } from './care-source.ts';

const AAP_BREASTFEEDING: CareSource = {
  publisher: 'American Academy of Pediatrics, HealthyChildren',
  name: 'Where We Stand: Breastfeeding',
};
const CDC_BREASTFEEDING: CareSource = { publisher: 'CDC', name: 'How Much and How Often to Breastfeed' };
const KIDSHEALTH: CareSource = { publisher: 'Nemours KidsHealth', name: 'Feeding Your 1- to 3-Month-Old' };
const KIDSHEALTH_FAQS: CareSource = { publisher: 'Nemours KidsHealth', name: 'Breastfeeding FAQs' };
const KENT: CareSource = {
  publisher: 'Kent and others, Pediatrics',
  name: 'Volume and frequency of breastfeedings and fat content of breast milk throughout the day',
  year: 2006,
};
const CDC_FORMULA: CareSource = { publisher: 'CDC', name: 'How Much and How Often to Feed Infant Formula' };
const AAP_FIRST_DAYS: CareSource = {
  publisher: 'American Academy of Pediatrics (S. Jain)',
  name: 'How Often and How Much Should Your Baby Eat?',
};
const AAP_FORMULA: CareSource = {
  publisher: 'American Academy of Pediatrics, HealthyChildren',
  name: 'Amount and Schedule of Formula Feedings',
};
const NHS_CHOICES: CareSource = { publisher: 'NHS Choices', name: 'how much formula by weight', year: 2011 };

function range(
  unit: CareRange['unit'],
  [low, high]: readonly [low: number, high: number],
  source: CareSource,
  seen: CareRange['seen'],
  note: FeedingNote | null = null,
): CareRange<FeedingNote> {
  return { low, high, unit, source, seen, note };
}

const FIRST_MONTHS = range('feeds', [8, 12], CDC_BREASTFEEDING, 'quotation', 'every2To4Hours');

const BREASTFEEDS: readonly { fromDay: number; expected: Expected<FeedingNote> | null }[] = [
  {
    fromDay: 0,
    expected: [range('feeds', [8, 12], AAP_BREASTFEEDING, 'source', 'every1To3Hours'), FIRST_MONTHS],
  },
  {
    fromDay: monthsInDays(1),
    expected: [
      range('feeds', [6, 8], KIDSHEALTH, 'source'),
      range('feeds', [7, 9], KIDSHEALTH_FAQS, 'quotation'),
      FIRST_MONTHS,
    ],
  },
  { fromDay: monthsInDays(2), expected: [range('feeds', [6, 8], KIDSHEALTH, 'source'), FIRST_MONTHS] },
  {
    fromDay: monthsInDays(3),
    expected: [range('feedsBySide', [6, 18], KENT, 'quotation', 'observedFeeds')],
  },
  { fromDay: monthsInDays(6), expected: null },
];

/**
 * Returns the usual breastfeeding sessions in 24 hours at an age in days. Both breasts within half an hour are one
 * session. Null before birth and from 6 months, because none of our sources gives a figure for that age.
 */
export function expectedFeeds(ageDays: number): Expected<FeedingNote> | null {
  return rowAt(BREASTFEEDS, ageDays)?.expected ?? null;
}

export interface ExpectedBottle {
  /** Ml a feed. */
  perFeed: Expected<FeedingNote>;
  /** Feeds in 24 hours, or hours between them. */
  rhythm: Expected<FeedingNote>;
  /** Ml in 24 hours by weight. Null without a weight, in the first week, and from 6 months, when solids begin. */
  perDay: Expected<FeedingNote> | null;
}

const EVERY_3_TO_4_HOURS = range('hoursBetweenFeeds', [3, 4], CDC_FORMULA, 'source', 'firstMonths');

const FIRST_BOTTLES = range('mlPerFeed', [30, 60], CDC_FORMULA, 'source', 'firstDaysOnFormula');
const NEWBORN_RHYTHM: Expected<FeedingNote> = [
  range('feeds', [8, 12], CDC_FORMULA, 'source', 'every2To3Hours'),
];

const BOTTLES: readonly ({ fromDay: number } & Pick<ExpectedBottle, 'perFeed' | 'rhythm'>)[] = [
  {
    fromDay: 0,
    perFeed: [FIRST_BOTTLES, range('mlPerFeed', [15, 15], AAP_FIRST_DAYS, 'quotation', 'days1And2')],
    rhythm: NEWBORN_RHYTHM,
  },
  { fromDay: 2, perFeed: [FIRST_BOTTLES], rhythm: NEWBORN_RHYTHM },
  {
    fromDay: 7,
    perFeed: [range('mlPerFeed', [60, 90], AAP_FORMULA, 'quotation', 'formulaAfterFirstDays'), FIRST_BOTTLES],
    rhythm: [EVERY_3_TO_4_HOURS],
  },
  {
    fromDay: monthsInDays(1),
    perFeed: [range('mlPerFeed', [90, 120], AAP_FORMULA, 'quotation', 'formulaFirstMonth')],
    rhythm: [EVERY_3_TO_4_HOURS],
  },
  {
    fromDay: monthsInDays(2),
    perFeed: [range('mlPerFeed', [120, 150], AAP_FIRST_DAYS, 'quotation', 'formula')],
    rhythm: [EVERY_3_TO_4_HOURS],
  },
  {
    fromDay: monthsInDays(4),
    perFeed: [range('mlPerFeed', [120, 180], AAP_FIRST_DAYS, 'quotation', 'formula')],
    rhythm: [EVERY_3_TO_4_HOURS],
  },
  {
    fromDay: monthsInDays(6),
    perFeed: [range('mlPerFeed', [180, 240], AAP_FORMULA, 'quotation', 'formulaMost')],
    rhythm: [
      range('feeds', [5, 6], CDC_FORMULA, 'source', 'formulaOrSolids'),
      range('feeds', [4, 5], AAP_FORMULA, 'quotation', 'bottlesAt6Months'),
    ],
  },
];

/**
 * Returns the usual formula bottles for an age in days, and for a weight in kg if it is known. Null before birth and
 * from 12 months, when babies may stop drinking formula.
 */
export function expectedBottle(ageDays: number, weightKg: number | null): ExpectedBottle | null {
  const row = ageDays < monthsInDays(12) ? rowAt(BOTTLES, ageDays) : null;
  if (!row) return null;
  const byWeight = weightKg !== null && weightKg > 0 && ageDays >= 7 && ageDays < monthsInDays(6);
  return { perFeed: row.perFeed, rhythm: row.rhythm, perDay: byWeight ? bottleByWeight(weightKg) : null };
}

/** 2½ oz a pound: 75 ml for 453 g. */
const AAP_ML_PER_KG = 165;
const UK_ML_PER_KG = [150, 200] as const;
/** 32 oz. At 2½ oz a pound, a baby of 12.8 lb (5.8 kg) drinks this much. */
const MOST_ML_PER_DAY = 960;
const MOST_FROM_KG = 5.8;

function bottleByWeight(weightKg: number): Expected<FeedingNote> {
  const byPounds = weightKg >= MOST_FROM_KG ? MOST_ML_PER_DAY : AAP_ML_PER_KG * weightKg;
  const [low, high] = UK_ML_PER_KG.map((perKg) => Math.min(perKg * weightKg, MOST_ML_PER_DAY)) as [
    number,
    number,
  ];
  const aap = range(
    'mlPerDay',
    [low === MOST_ML_PER_DAY ? 0 : byPounds, byPounds],
    AAP_FORMULA,
    'quotation',
    'formulaByPound',
  );
  if (low === MOST_ML_PER_DAY) return [aap];
  const uk = range('mlPerDay', [low, high], NHS_CHOICES, 'quotation', 'formulaByKg');
  return [aap, uk];
}
