import type { CareNote, FeedingNote, SleepNote } from '#domain/care-guide/care-note.ts';
import type { CareUnit } from '#domain/care-guide/care-range.ts';
import type { Stool } from '#domain/care-guide/diapers.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural } = grammarOf('en');

/**
 * Makes the texts of a range. Its numbers are already formatted. The last number, `last`, decides between singular and
 * plural.
 */
const inWords = (of: (numbers: string, last: number) => string, least = 'at least') => ({
  between: (low: string, high: string, last: number) => of(`${low} to ${high}`, last),
  about: (number: string, last: number) => of(`about ${number}`, last),
  upTo: (high: string, last: number) => of(`up to ${high}`, last),
  atLeast: (low: string, last: number) => of(`${least} ${low}`, last),
});

/**
 * The usual ranges and their notes, from the sources. Screens and reports use them. They are medical: a reader with
 * medical training must check every change.
 */
export const guide = {
  notAdvice:
    'Typical ranges for healthy babies born at term, not medical advice. Every baby is different: ask your own clinician.',
  /** The numbers of volumes and weights already have their unit: "60 to 90 ml a feed". */
  ranges: {
    wetDiapers: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} wet diaper in 24 hours`,
        other: `${numbers} wet diapers in 24 hours`,
      }),
    ),
    dirtyDiapers: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} dirty diaper in 24 hours`,
        other: `${numbers} dirty diapers in 24 hours`,
      }),
    ),
    feeds: inWords((numbers, last) =>
      plural(last, { one: `${numbers} feed in 24 hours`, other: `${numbers} feeds in 24 hours` }),
    ),
    feedsBySide: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} feed in 24 hours, each breast counted`,
        other: `${numbers} feeds in 24 hours, each breast counted`,
      }),
    ),
    hoursBetweenFeeds: inWords((numbers, last) =>
      plural(last, { one: `${numbers} hour between feeds`, other: `${numbers} hours between feeds` }),
    ),
    mlPerFeed: inWords((amounts) => `${amounts} a feed`),
    mlPerDay: inWords((amounts) => `${amounts} in 24 hours`),
    hoursOfSleep: inWords((numbers, last) =>
      plural(last, {
        one: `${numbers} hour of sleep in 24 hours`,
        other: `${numbers} hours of sleep in 24 hours`,
      }),
    ),
    gramsPerDay: inWords((amounts) => `${amounts} a day`),
    percentOfBirthWeight: inWords((numbers) => `${numbers}% of birth weight`, 'over'),
    daysAfterBirth: inWords(
      (numbers, last) =>
        plural(last, { one: `${numbers} day after birth`, other: `${numbers} days after birth` }),
      'from',
    ),
    minutesAwake: inWords((numbers, last) =>
      plural(last, { one: `${numbers} minute awake`, other: `${numbers} minutes awake` }),
    ),
  } satisfies Record<CareUnit, unknown>,
  /** A range without its unit. It is next to a range that has the unit. */
  numbers: inWords((numbers) => numbers),
  source: {
    /** The short name of the World Health Organization. */
    who: 'WHO',
    seen: (publisher: string, title: string) => `${publisher}: ${title}`,
    seenOf: (publisher: string, title: string, year: number) => `${publisher}: ${title}, ${year}`,
    quoted: (publisher: string, title: string) => `${publisher}: ${title} (cited in another source)`,
    quotedOf: (publisher: string, title: string, year: number) =>
      `${publisher}: ${title}, ${year} (cited in another source)`,
  },
  notes: {
    every1To3Hours: 'Every 1 to 3 hours.',
    every2To3Hours: 'Every 2 to 3 hours in the first days.',
    every2To4Hours: 'Over the first weeks and months, every 2 to 4 hours.',
    observedFeeds: 'Observed.',
    firstMonths: 'Over the first weeks and months.',
    firstDaysOnFormula: 'In the first days, on formula alone.',
    days1And2: 'On days 1 and 2.',
    formula: 'Of formula.',
    formulaAfterFirstDays: 'Of formula, after the first days; by 2 weeks for most.',
    formulaFirstMonth: 'Of formula; by the end of the first month at least 120 ml (4 oz).',
    formulaMost: 'Of formula; the most is about 210 to 240 ml (7 to 8 oz).',
    formulaOrSolids: 'Formula or solids, at 6 to 12 months.',
    bottlesAt6Months: 'Bottles, at 6 months.',
    formulaByPound: 'On formula alone: about 165 ml a kg (2½ oz a pound), and no more than 960 ml (32 oz).',
    formulaByKg: 'On formula alone: 150 to 200 ml a kg, at most 960 ml.',
    mayBeRight: 'May be right for some babies.',
    observedSleep: 'Observed in infants: 95 of 100 slept this much, 12.8 hours on average.',
    newborns: 'Newborns, often only 1 or 2 hours at a time.',
    napsIncluded: 'Naps included.',
    upTo90Minutes: 'Up to 90 in some tables.',
    formulaFedWet: 'Formula-fed, from a few days after birth.',
    formulaFedDirty: 'Formula-fed, in the first weeks.',
    fromMedians: 'Computed from the weights in the middle of the standard: half of all babies weigh less.',
    compareOverAMonth: 'Gains vary a lot from week to week: compare over at least a month.',
    compareOverTwoMonths: 'Gains vary a lot from week to week: compare over at least two months.',
    fromDay4: 'From day 4 to 3 or 4 months.',
    onceRegained: '4 to 8 oz a week, once birth weight is regained.',
    weighLeast: 'Breastfed babies weigh least at this time.',
    averageLoss: 'What breastfed babies lose on average.',
    formulaFedLoss: 'At 2 to 3 days, half of formula-fed babies have lost less than this.',
    lossStops: 'The loss usually stops by now.',
    halfAreBack: 'Half of all babies are back at birth weight.',
    usuallyBack: 'When clinicians usually expect birth weight again.',
    mostAreBack: 'Most babies are back at birth weight by then.',
    lossIsCommon: 'Losing up to 7% of birth weight in the first days is common.',
    lossToWatch:
      'Between 7 and 10%: weigh again soon and keep an eye on feeding. About 1 in 20 breastfed babies born vaginally, and more after a cesarean, lose 10% in two days.',
    lossToCall: 'Over 10%: call your clinician, who will want to see your baby.',
    notBackAfter14Days: 'Not yet back at birth weight after 14 days: mention it at the next visit.',
    notBackAfter3Weeks: 'Not yet back at birth weight after 3 weeks: call your clinician.',
  } satisfies Record<CareNote, string>,
  /** The publisher of a number and the note on it. Both are in parentheses after the number. */
  byPublisher: {
    every1To3Hours: (publisher: string) => `${publisher}: every 1 to 3 hours`,
    every2To3Hours: (publisher: string) => `${publisher}: every 2 to 3 hours in the first days`,
    every2To4Hours: (publisher: string) =>
      `${publisher}: over the first weeks and months, every 2 to 4 hours`,
    observedFeeds: (publisher: string) => `${publisher}: observed`,
    firstMonths: (publisher: string) => `${publisher}: over the first weeks and months`,
    firstDaysOnFormula: (publisher: string) => `${publisher}: in the first days, on formula alone`,
    days1And2: (publisher: string) => `${publisher}: on days 1 and 2`,
    formula: (publisher: string) => `${publisher}: of formula`,
    formulaAfterFirstDays: (publisher: string) =>
      `${publisher}: of formula, after the first days; by 2 weeks for most`,
    formulaFirstMonth: (publisher: string) =>
      `${publisher}: of formula; by the end of the first month at least 120 ml (4 oz)`,
    formulaMost: (publisher: string) =>
      `${publisher}: of formula; the most is about 210 to 240 ml (7 to 8 oz)`,
    formulaOrSolids: (publisher: string) => `${publisher}: formula or solids, at 6 to 12 months`,
    bottlesAt6Months: (publisher: string) => `${publisher}: bottles, at 6 months`,
    formulaByPound: (publisher: string) =>
      `${publisher}: on formula alone: about 165 ml a kg (2½ oz a pound), and no more than 960 ml (32 oz)`,
    formulaByKg: (publisher: string) => `${publisher}: on formula alone: 150 to 200 ml a kg, at most 960 ml`,
    mayBeRight: (publisher: string) => `${publisher}: may be right for some babies`,
    observedSleep: (publisher: string) =>
      `${publisher}: observed in infants: 95 of 100 slept this much, 12.8 hours on average`,
    newborns: (publisher: string) => `${publisher}: newborns, often only 1 or 2 hours at a time`,
    napsIncluded: (publisher: string) => `${publisher}: naps included`,
    upTo90Minutes: (publisher: string) => `${publisher}: up to 90 in some tables`,
  } satisfies Record<FeedingNote | SleepNote, unknown>,
  /**
   * What stools usually look like. The words about breastfed babies follow HSE Ireland. Those about formula have no
   * source.
   */
  stools: {
    black: 'Stools are usually black and tarry by now.',
    brownToBlack: 'Stools are usually brown to black by now.',
    greenish: 'Stools are usually greenish by now.',
    greenToYellow: 'Stools are usually green to yellow by now.',
    yellow: 'Stools are usually yellow by now.',
    yellowWithGrains: 'Stools are usually yellow by now, with seed-like grains.',
    later:
      'A breastfed baby may go several days without a stool if it is soft. On formula it is usually daily.',
  } satisfies Record<Stool, string>,
};
