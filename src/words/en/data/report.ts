import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

const days = (count: number) => plural(count, { one: '1 day', other: `${number(count)} days` });
const completeDays = (count: number) =>
  plural(count, { one: '1 complete day', other: `${number(count)} complete days` });
/** Names the period of a summary: a week, or a number of days. */
const span = (count: number) => (count === 7 ? 'week' : days(count));
/**
 * Names the period before. If `soFar` is true, the period is not over, and only the same part of the period before
 * counts.
 */
const before = (count: number, soFar: boolean) => {
  if (soFar) return count === 7 ? 'last week, same point' : `the ${days(count)} before, same point`;
  return `the ${span(count)} before`;
};

/** The pages of the visit report and of the printed summary. Figures, spans and dates are already formatted. */
export const report = {
  growth: {
    title: 'Growth',
    none: 'No growth logged.',
    /** These describe a measurement by its percentile and by its z-score. */
    percentile: (percentile: string) => `P${percentile}`,
    z: (z: string) => `z ${z}`,
    standing: (percentile: string, z: string) => `P${percentile}, z ${z}`,
    /** Names the growth standard and says how the age is counted. */
    standard: {
      female: (name: string, age: string) => `${name} 2006, girls. ${age}`,
      male: (name: string, age: string) => `${name} 2006, boys. ${age}`,
    },
    columns: {
      date: 'Date and age',
      'weight-for-age': 'Weight',
      'length-for-age': 'Length',
      'head-for-age': 'Head',
      'weight-for-length': 'Weight/length',
      gain: 'Gain',
    },
    noStandardHere: 'no standard',
    noStandard:
      'No standard: WHO has no curves before term (by corrected age), after 24 months, or for lengths under 45 or over 110 cm.',
    noBirthWeight: 'No weight was logged on the day of birth, so the loss since then isn’t known.',
    gain: {
      g: (grams: string) => `${grams} g/day`,
      oz: (ounces: string) => `${ounces} oz/day`,
      error: (error: string, count: number) => `${error}, ${days(count)}`,
      /** The two lines of a cell without a gain, because the weighings are too close together. */
      tooClose: { first: 'Too close', second: 'together to tell' },
    },
    usualGain: (range: string, publisher: string) => `Usual gain at that age: ${range} (${publisher}).`,
    earlier: (count: number) =>
      plural(count, {
        one: 'One earlier measurement appears only on the curve.',
        other: `${number(count)} earlier measurements appear only on the curve.`,
      }),
  },
  visit: {
    title: 'Visit report',
    file: {
      title: (name: string, period: string) => `${name}, visit report, ${period}`,
      subject: 'Growth, feeds, diapers and sleep for a visit, as logged by the parents',
    },
    notADiagnosis: 'Counts as logged by the parents, not a diagnosis.',
    page: (page: number, pages: number) => `Page ${number(page)} of ${number(pages)}`,
    made: (day: string, clock: string, zone: string) => `Made ${day}, ${clock}, ${zone}`,
    about: {
      female: {
        born: (born: string) => `Girl, born ${born}`,
        due: (born: string, due: string) => `Girl, born ${born}, due ${due}`,
      },
      male: {
        born: (born: string) => `Boy, born ${born}`,
        due: (born: string, due: string) => `Boy, born ${born}, due ${due}`,
      },
    },
    age: {
      label: (day: string) => `Age on ${day}`,
      inDays: (age: number) => `${days(age)}, day ${number(age + 1)} of life`,
      corrected: (age: number, corrected: string) =>
        `${days(age)}, day ${number(age + 1)} of life, corrected ${corrected}`,
      beforeTerm: (age: number) => `${days(age)}, day ${number(age + 1)} of life, corrected before term`,
    },
    birthWeight: {
      label: 'Birth weight',
      weighed: 'weighed on the day of birth',
      notLogged: 'not logged',
      notWeighed: 'no weighing on the day of birth',
    },
    logging: {
      label: 'Days with complete logging',
      noneOver: 'no day is over yet',
      none: (over: number) => `None of ${number(over)}`,
      of: (kinds: string[], over: number) => `${kinds.join(' · ')} of ${number(over)}`,
      feed: (count: number) => `Feeds ${number(count)}`,
      diaper: (count: number) => `Diapers ${number(count)}`,
      sleep: (count: number) => `Sleep ${number(count)}`,
      complete: 'averages use complete days',
      gaps: (count: number) =>
        plural(count, { one: '1 day has a gap', other: `${number(count)} days have gaps` }),
      empty: (count: number) =>
        plural(count, { one: '1 day is empty', other: `${number(count)} days are empty` }),
      gapsAndEmpty: (gaps: number, empty: number) =>
        `${plural(gaps, { one: '1 day has a gap', other: `${number(gaps)} days have gaps` })}, ${number(empty)} empty`,
    },
    /** Each of the `vaccines` is the name of a vaccine with its day. */
    vaccines: {
      since: (visit: string, vaccines: readonly string[]) =>
        `Vaccines since the visit on ${visit}: ${vaccines.join('; ')}.`,
      all: (vaccines: readonly string[]) => `Vaccines logged: ${vaccines.join('; ')}.`,
      vaccine: (name: string, day: string) => `${name} (${day})`,
      earlier: (count: number) =>
        plural(count, { one: '1 earlier one', other: `${number(count)} earlier ones` }),
    },
    kinds: { feed: 'Feeds', diaper: 'Diapers', sleep: 'Sleep' },
    weekly: {
      feed: 'Feeds a day, weekly average',
      diaper: 'Diapers a day, weekly average',
      sleep: 'Hours asleep a day, weekly average',
    },
    figures: {
      none: 'None logged',
      only: {
        label: 'Total logged',
        feed: (count: number) => plural(count, { one: '1 feed', other: `${number(count)} feeds` }),
        diaper: (count: number) => plural(count, { one: '1 diaper', other: `${number(count)} diapers` }),
        sleep: (count: number) => plural(count, { one: '1 sleep', other: `${number(count)} sleeps` }),
        why: 'none on a complete day, so a daily average would mislead',
      },
      /** Counts some days out of all: "2 of 14". */
      of: (some: number, all: number) => `${number(some)} of ${number(all)}`,
      range: (least: string, most: string) => `${least} to ${most}`,
      rangeOver: (least: string, most: string, count: number) =>
        `${least} to ${most}, over ${completeDays(count)}`,
      feeds: 'Feeds in 24 h',
      sources: 'Breast alone, with a bottle',
      sides: 'Left and right in 24 h',
      sidesMinutes: (left: number, right: number) => `${number(left)} + ${number(right)} min`,
      balance: (left: number, right: number) => `balance ${number(left)}% left, ${number(right)}% right`,
      intervals: {
        day: {
          label: 'Start to start, by day',
          more: (longest: string) => `median, 7 am to 7 pm; longest ${longest}`,
        },
        night: {
          label: 'Start to start, at night',
          more: (longest: string) => `median, 7 pm to 7 am; longest ${longest}`,
        },
      },
      bottles: {
        label: 'Bottles in 24 h',
        unmeasured: 'too many bottles have no amount',
        someDays: (amounts: string, count: number) =>
          `${amounts}, over the ${completeDays(count)} with every amount`,
      },
      oneBottle: 'One bottle',
      byWeight: {
        label: 'From bottles, by weight',
        value: (ml: number) => `${number(ml)} ml/kg/day`,
        over: (count: number) => `over ${completeDays(count)} with a known weight`,
        unknown: 'no weight is known for these days',
      },
      diapers: 'Diapers in 24 h',
      wet: 'Wet, counting both',
      dirty: 'Dirty, counting both',
      atLeast: {
        wet: (day: number) => `At least wet, to day ${number(day)}`,
        dirty: (day: number) => `At least dirty, to day ${number(day)}`,
      },
      below: (least: string) => `Days below ${least}`,
      callIfWorried: (sources: string) => `${sources}. Call your clinician if you are worried.`,
      notCounted: {
        label: 'Days not counted for diapers',
        more: 'hours without one: not logged, or none came',
      },
      asleep: 'Asleep in 24 h',
      night: 'At night, as logged',
      naps: 'By day, in naps',
      napsPerDay: 'Naps a day',
      longest: 'Longest stretch',
      longestSoFar: (span: string) => `${span} so far`,
    },
    usual: {
      only: (age: string, range: string, publisher: string) => `Usual at ${age}: ${range} (${publisher})`,
      withOthers: (age: string, range: string, publisher: string, others: string[]) =>
        `Usual at ${age}: ${range} (${publisher}). Others: ${others.join(', ')}`,
      other: (range: string, publisher: string) => `${range} (${publisher})`,
      onFormula: (publisher: string) => `${publisher} (on formula)`,
    },
    sources: (sources: string[]) =>
      `Averages and ranges use only days that are finished and have no gaps. Wet and dirty each count a diaper that was both. Numbers called usual or at least are for healthy babies born at term, not a judgment. Sources: ${sources.join('; ')}.`,
    words: {
      empty: 'Questions and notes',
      questions: { title: 'Questions for the visit', more: 'Questions for the visit, continued' },
      notes: { title: 'Notes from the parents', more: 'Notes from the parents, continued' },
      next: '(continued on the next page)',
    },
    hours: {
      title: 'The 24 hours of each day',
      average: 'Average of complete days',
      /** The second line of a column head. The column also counts diapers that were both wet and dirty. */
      both: '+ both',
      signs: {
        left: 'Left breast',
        right: 'Right breast',
        bottle: 'Bottle',
        sleep: 'Asleep',
        wet: 'Wet',
        dirty: 'Dirty',
        both: 'Both',
        gap: 'Nothing logged',
      },
      /** Each note is one line. `gap` is the mark of a gap. */
      notes: (gap: string) => [
        'Times as on the clock. Feeds are sittings, on the day they began: both breasts, and a bottle within 30 min after them. Sleep is split at midnight. A dash: nothing was logged.',
        'Wet and dirty each count those that were both. In brackets: the least for that day of life (sources on the last page).',
        `${gap} Hours without such an entry: the figure may be too low, and no average counts it. A thin line: nothing was logged for hours.`,
        'A plus: one or more bottles have no amount. Averages of bottles use days on which every bottle has one. † The day was not over.',
      ],
      /** The lines about pumping. They are left out if there was none. Amounts and times are formatted. */
      pumping: {
        line: (parts: readonly string[]) => `Pumping: ${parts.join(', ')}.`,
        sessions: (sessions: number) =>
          plural(sessions, { one: '1 session', other: `${number(sessions)} sessions` }),
        unmeasured: (sessions: number) => `${number(sessions)} without an amount`,
        perDay: (amount: string) => `${amount} on a day with pumping`,
        gap: (time: string) => `at most ${time} between two`,
        sides: (known: number, sessions: number, left: string, right: string) =>
          `Pumped and nursed by side (amounts known for ${number(known)} of ${number(sessions)} sessions): left ${left}; right ${right}.`,
        side: (pumped: string, nursed: string) => `${pumped} pumped, ${nursed} at the breast`,
      },
    },
    appendix: {
      title: 'Appendix: every entry',
      continued: (day: string) => `${day}, continued`,
      range: (start: string, end: string) => `${start} – ${end}`,
      place: (zone: string) => `in ${zone}`,
    },
  },
  period: {
    title: (count: number) => (count === 7 ? 'Weekly summary' : `Summary of ${days(count)}`),
    file: {
      title: (name: string, period: string) => `${name}, ${period}`,
      subject: 'Feeds, diapers, sleep and growth, as logged by the family',
    },
    about: {
      female: {
        born: (born: string, age: string) => `Girl, born ${born}, ${age} old`,
        notBorn: (born: string) => `Girl, birth date ${born}, not born yet`,
      },
      male: {
        born: (born: string, age: string) => `Boy, born ${born}, ${age} old`,
        notBorn: (born: string) => `Boy, birth date ${born}, not born yet`,
      },
    },
    zone: (zone: string) => `Time zone: ${zone}`,
    figures: {
      none: (count: number) => `None logged in the ${span(count)}`,
      noDay: 'No complete day yet',
      average: (figure: string, count: number) => `${figure} a day, over ${days(count)}`,
      nothingBefore: 'Nothing to compare with',
      noneBefore: (count: number, soFar: boolean) => `None logged in ${before(count, soFar)}`,
      tooFew: (count: number) => `Too little logged in the ${span(count)}`,
      tooFewBefore: (count: number, soFar: boolean) => `Too little logged in ${before(count, soFar)}`,
      same: (count: number, soFar: boolean) => `Same total as ${before(count, soFar)}`,
      changed: (change: string, count: number, soFar: boolean) =>
        `${change} in total vs. ${before(count, soFar)}`,
    },
    table: {
      title: 'Day by day',
      total: (count: number) => (count === 7 ? 'Week' : days(count)),
      average: 'Daily average',
      before: (count: number) => (count === 7 ? 'Week before' : `${days(count)} before`),
      beforeSoFar: (count: number) =>
        count === 7 ? 'Last week, same point' : `${days(count)} before, same point`,
      change: 'Change in total',
    },
    earlier: (count: number) =>
      plural(count, {
        one: 'The log has 1 earlier entry.',
        other: `The log has ${number(count)} earlier entries.`,
      }),
    least: (sources: string[]) =>
      `The line in the chart is the least number of wet diapers, counting both, by day of life, for babies born at term. ${sources.join('. ')}.`,
    counting:
      'A diaper that was both counts once, under Both. A sleep across midnight is split between its days. A dash: nothing was logged.',
    made: (day: string, clock: string) =>
      `Figures as logged by the family, not medical advice and not a diagnosis. Made on the family’s own device on ${day}, ${clock}.`,
  },
};
