import type { MeasureKey } from '#domain/summaries/measures.ts';
import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('en');

/**
 * The figures of a period, and their charts. Screens and reports use them. Amounts, dates and times are already
 * formatted.
 */
export const figures = {
  /** `label` is the name in a card or a file. `short` is the head of a narrow column. */
  measures: {
    feeds: { label: 'Feeds', short: 'Feeds' },
    leftMinutes: { label: 'Left breast', short: 'Left' },
    rightMinutes: { label: 'Right breast', short: 'Right' },
    bottles: { label: 'Bottle feeds', short: 'Bottles' },
    bottleOz: { label: 'Bottle total', short: 'Bottle' },
    diapers: { label: 'Diapers', short: 'Diapers' },
    wet: { label: 'Only wet', short: 'Wet' },
    dirty: { label: 'Only dirty', short: 'Dirty' },
    mixed: { label: 'Wet and dirty', short: 'Both' },
    sleepMinutes: { label: 'Asleep', short: 'Asleep' },
    nightMinutes: { label: 'Night sleep', short: 'Night' },
    napMinutes: { label: 'Nap sleep', short: 'In naps' },
    naps: { label: 'Naps', short: 'Naps' },
  } satisfies Record<MeasureKey, { label: string; short: string }>,
  columnUnits: { hours: 'h:mm', minutes: 'min', oz: 'oz', ml: 'ml' },
  grams: {
    g: (amount: string) => `${amount} g`,
    oz: (amount: string) => `${amount} oz`,
  },
  period: {
    over: (days: string) => days,
    running: (days: string) => `${days}, so far`,
  },
  /** Says which period the figures are compared with. `range` is the period before, such as "May 3 – 9, 2026". */
  compared: {
    week: (range: string) => `Compared with the week before, ${range}.`,
    runningWeek: (range: string, weekday: string) =>
      `Compared with last week, ${range}, up to the same time ${weekday}.`,
    days: (range: string, days: number) => `Compared with the ${number(days)} days before, ${range}.`,
    runningDays: (range: string, day: string, days: number) =>
      `Compared with the ${number(days)} days before, ${range}, up to the same time on ${day}.`,
    fewEntries: (days: number) =>
      plural(days, {
        one: 'Only 1 of those days has entries.',
        other: `Only ${number(days)} of those days have entries.`,
      }),
    gaps: (days: number) =>
      plural(days, {
        one: '1 of those days has a gap in the log.',
        other: `${number(days)} of those days have gaps in the log.`,
      }),
  },
  /** Why there is no comparison. */
  notCompared: {
    born: {
      week: (name: string) => `No comparison yet: ${name} was born during or after the week before.`,
      days: (name: string, days: number) =>
        `No comparison yet: ${name} was born during or after the previous ${number(days)} days.`,
    },
    nothingBefore: (range: string) => `No comparison: nothing was logged ${range}.`,
    fewBefore: (range: string, logged: number) =>
      plural(logged, {
        one: `No comparison: only 1 day has entries ${range}.`,
        other: `No comparison: only ${number(logged)} days have entries ${range}.`,
      }),
    nothing: {
      week: 'No comparison: nothing was logged that week.',
      runningWeek: 'No comparison: nothing was logged this week.',
      days: 'No comparison: nothing was logged on those days.',
      runningDays: 'No comparison: nothing was logged on these days.',
    },
    few: {
      week: (logged: number) =>
        plural(logged, {
          one: 'No comparison: only 1 day of that week has entries.',
          other: `No comparison: only ${number(logged)} days of that week have entries.`,
        }),
      runningWeek: (logged: number) =>
        plural(logged, {
          one: 'No comparison: only 1 day of this week has entries.',
          other: `No comparison: only ${number(logged)} days of this week have entries.`,
        }),
      days: (logged: number) =>
        plural(logged, {
          one: 'No comparison: only 1 of those days has entries.',
          other: `No comparison: only ${number(logged)} of those days have entries.`,
        }),
      runningDays: (logged: number) =>
        plural(logged, {
          one: 'No comparison: only 1 of these days has entries.',
          other: `No comparison: only ${number(logged)} of these days have entries.`,
        }),
    },
  },
  /** Says which days are in the averages. */
  averages: {
    none: 'Averages start with the first full day: one that’s over and has no gaps.',
    full: (days: number) =>
      plural(days, {
        one: 'Averages use the 1 full day.',
        other: `Averages use the ${number(days)} full days.`,
      }),
    fullSoFar: (days: number) =>
      plural(days, {
        one: 'Averages use the 1 full day so far.',
        other: `Averages use the ${number(days)} full days so far.`,
      }),
    byKind: (kinds: readonly string[], over: number) =>
      plural(over, {
        one: `Averages use full days: ${list(kinds)}, of 1.`,
        other: `Averages use full days: ${list(kinds)}, of ${number(over)}.`,
      }),
    fullOf: {
      feed: (days: number) => `feeds ${number(days)}`,
      diaper: (days: number) => `diapers ${number(days)}`,
      sleep: (days: number) => `sleep ${number(days)}`,
    },
  },
  /** Explains what a gap is. `hours` is "8", or "10–12" if the limit changes within the period. */
  gaps: {
    screen: (silences: readonly string[]) => `A diamond marks a gap: more than ${silences.join(', ')}.`,
    paper: (silences: readonly string[]) => `* marks a gap: more than ${silences.join(', ')}.`,
    silence: {
      feed: (hours: string) => `${hours} hours without a feed`,
      diaper: (hours: string) => `${hours} hours without a diaper`,
      sleep: (hours: string) => `${hours} hours without sleep`,
      anyKind: (hours: string) => `${hours} hours without an entry`,
    },
  },
  unmeasured: {
    some: (bottles: number) =>
      plural(bottles, {
        one: '1 bottle has no amount, so the total is higher than shown.',
        other: `${number(bottles)} bottles have no amount, so the total is higher than shown.`,
      }),
    all: (bottles: number) =>
      plural(bottles, {
        one: '1 bottle has no amount, so the total isn’t known.',
        other: `${number(bottles)} bottles have no amount, so the total isn’t known.`,
      }),
    average: 'The average uses the other days.',
  },
  charts: {
    feed: { title: 'Feeds a day', filled: 'Breast', open: 'With a bottle' },
    diaper: { title: 'Diapers a day', filled: 'Wet or both', open: 'Only dirty' },
    sleep: { title: 'Hours asleep a day', filled: 'Night', open: 'Naps' },
    least: 'At least',
    /** The end of the line of the minimum, in two lines. */
    leastWet: (count: number) => ['At least', `${number(count)} wet`],
    gap: 'Gap in the log',
    average: 'Average',
    /** Describes a day of a chart. `figure` is its value on the day. */
    day: {
      complete: (day: string, figure: string) => `${day} ${figure}`,
      gap: (day: string, figure: string) => `${day} ${figure} with a gap in the log`,
      nothing: (day: string) => `${day} nothing logged`,
      /** Marks the figure of today, which still grows. */
      soFar: (figure: string) => `${figure} so far`,
    },
    days: (days: readonly string[]) => `${days.join(', ')}.`,
  },
  curves: {
    'weight-for-age': { short: 'Weight', title: 'Weight for age' },
    'length-for-age': { short: 'Length', title: 'Length for age' },
    'head-for-age': { short: 'Head', title: 'Head circumference for age' },
    'weight-for-length': { short: 'Weight for length', title: 'Weight for length' },
  },
  /** Names the growth between two measurements. */
  gainOf: {
    weight: (days: string) => `Weight gain, ${days}`,
    'length-for-age': (days: string) => `Length gain, ${days}`,
    'head-for-age': (days: string) => `Head growth, ${days}`,
  },
  curvesOf: {
    female: {
      'weight-for-age': 'Weight for age, WHO curves for girls',
      'length-for-age': 'Length for age, WHO curves for girls',
      'head-for-age': 'Head circumference for age, WHO curves for girls',
      'weight-for-length': 'Weight for length, WHO curves for girls',
    },
    male: {
      'weight-for-age': 'Weight for age, WHO curves for boys',
      'length-for-age': 'Length for age, WHO curves for boys',
      'head-for-age': 'Head circumference for age, WHO curves for boys',
      'weight-for-length': 'Weight for length, WHO curves for boys',
    },
  },
  axes: {
    weeks: 'Age in weeks',
    months: 'Age in months',
    cm: 'Length in cm',
    in: 'Length in inches',
    unit: { kg: 'kg', lb: 'lb', cm: 'cm', in: 'in' },
  },
  curvesTold: {
    lines: 'Five curves: the 3rd, 15th, 50th, 85th and 97th percentiles.',
    empty: 'No measurements on them yet.',
    visit: (day: string, standing: string) => `${day}: ${standing}.`,
  },
  percentile: {
    below: 'Below the 1st percentile',
    of: (percentile: number) => `${ordinal(percentile)} percentile`,
    above: 'Above the 99th percentile',
    /** The name of a curve. */
    curve: (percentile: number) => ordinal(percentile),
  },
  noStandard: { age: 'No standard for this age', length: 'No standard for this length' },
  /** Describes a measured value and its percentile. */
  standing: {
    below: (value: string) => `${value}, below the 1st percentile`,
    of: (value: string, percentile: number) => `${value}, ${ordinal(percentile)} percentile`,
    above: (value: string) => `${value}, above the 99th percentile`,
    age: (value: string) => `${value}, no standard for this age`,
    length: (value: string) => `${value}, no standard for this length`,
  },
  chartAge: {
    fromBirth: 'Age counted from birth.',
    corrected: {
      days: (days: number) =>
        plural(days, {
          one: 'Corrected age, counted from the due date (1 day early).',
          other: `Corrected age, counted from the due date (${number(days)} days early).`,
        }),
      weeks: (weeks: number) =>
        plural(weeks, {
          one: 'Corrected age, counted from the due date (1 week early).',
          other: `Corrected age, counted from the due date (${number(weeks)} weeks early).`,
        }),
      weeksAndDays: (weeks: number, days: number) =>
        `Corrected age, counted from the due date (${plural(weeks, { one: '1 week', other: `${number(weeks)} weeks` })} ${plural(days, { one: '1 day', other: `${number(days)} days` })} early).`,
    },
  },
  /** `grams` is a signed amount with its error and its unit, such as "+31 ± 4 g". */
  gain: {
    overDays: (grams: string, days: number) =>
      plural(days, { one: `${grams} a day over 1 day`, other: `${grams} a day over ${number(days)} days` }),
    tooClose: 'too close together to tell',
    error: (grams: string) => `± is the weighing error, one SD: about ${grams} each time.`,
  },
  afterBirth: {
    born: (weight: string) => `Birth weight ${weight}.`,
    neverBelow: 'No later weight was lower.',
    noneAfter: 'No later weight yet.',
    lowest: (weight: string, dayOfLife: number, percent: string) =>
      `The lowest weight was ${weight} on day ${number(dayOfLife)} of life, ${percent}% less.`,
    back: (dayOfLife: number, day: string) => `Back at birth weight by day ${number(dayOfLife)}, ${day}.`,
    notBack: (dayOfLife: number) =>
      `Not yet back at birth weight when last weighed, on day ${number(dayOfLife)}.`,
  },
  /** The license asks for this notice beside the curves. */
  growthNotice:
    'Growth data: WHO Child Growth Standards, © World Health Organization 2006, 2007, CC BY-NC-SA 3.0 IGO; re-encoded, values unchanged. WHO does not endorse this app.',
};

function ordinal(value: number): string {
  const teen = value % 100 > 10 && value % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th');
  return `${value}${ending}`;
}
