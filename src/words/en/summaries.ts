import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/**
 * The summaries of a week and of 14 or 30 days, and the growth curves. Amounts and dates
 * are already formatted. `runningWeek` and `runningDays` are for a period that is not over.
 */
export const summaries = {
  title: 'Summaries',
  opening: 'Opening the summaries…',
  reading: 'Adding up the days…',
  tabs: { title: 'Parts of the summaries', overview: 'Overview', growth: 'Growth', share: 'Share' },
  /** Opens the rest of a card. `card` is its title. */
  more: 'More',
  moreOf: (card: string) => `More about ${card}`,
  /** Opens the explanations below the cards. */
  about: 'About these numbers',
  noBaby: {
    title: 'Add your baby to see summaries',
    about: 'Each week of feeds, diapers and sleep adds up here.',
    add: 'Add your baby',
  },
  lengths: {
    title: 'How many days',
    week: 'Week',
    days: (days: number) => `${number(days)} days`,
  },
  pages: {
    week: {
      title: 'Page by week',
      previous: 'Previous week',
      next: 'Next week',
      present: 'This week',
    },
    days: (days: number) => ({
      title: `Page by ${number(days)} days`,
      previous: `Previous ${number(days)} days`,
      next: `Next ${number(days)} days`,
      present: `Last ${number(days)} days`,
    }),
  },
  /** `title` and `text` are two parts of one sentence, as `PlanNote` needs them. */
  gated: {
    periods: {
      title: '14 and 30 days',
      text: '14-day and 30-day summaries, with trends, come with Plus and Lifetime.',
    },
    curves: {
      text: 'WHO growth curves with percentiles come with Plus and Lifetime.',
    },
    share: {
      text: 'A PDF report for the pediatrician and lactation consultant comes with Starter, Plus and Lifetime. So do a short PDF and a CSV table.',
    },
  },
  empty: {
    title: {
      week: () => 'Nothing logged that week',
      runningWeek: () => 'Nothing logged this week yet',
      days: (days: number) => `Nothing logged in those ${number(days)} days`,
      runningDays: (days: number) => `Nothing logged in these ${number(days)} days yet`,
    },
    over: {
      about: 'You can still add entries to any of these days.',
      open: 'Open these days in the log',
    },
    running: {
      about: 'Your first feed, diaper or sleep will show here.',
      open: 'Open the log',
    },
  },
  preterm: <Node>(name: Node): (string | Node)[] => [name, ' was born early, so go by your own plan.'],
  kinds: {
    feed: {
      title: 'Feeds',
      table: 'Feeds day by day',
      note: 'The other breast or a bottle within half an hour counts as the same feed. Intervals across a gap in the log don’t count.',
    },
    diaper: {
      title: 'Diapers',
      table: 'Diapers day by day',
      note: 'A diaper that was wet and dirty counts once, under Both.',
    },
    sleep: {
      title: 'Sleep',
      table: 'Sleep day by day',
      note: 'A sleep across midnight is split between its days.',
    },
  },
  total: {
    week: () => 'That week',
    runningWeek: () => 'This week so far',
    days: (days: number) => `Those ${number(days)} days`,
    runningDays: (days: number) => `These ${number(days)} days so far`,
  },
  none: {
    week: () => 'None logged that week.',
    runningWeek: () => 'None logged this week so far.',
    days: (days: number) => `None logged in those ${number(days)} days.`,
    runningDays: (days: number) => `None logged in these ${number(days)} days so far.`,
  },
  /** Compares a total with that of the period before. `amount` has no sign. */
  change: {
    week: {
      more: (amount: string) => `${amount} more than the week before`,
      fewer: (amount: string) => `${amount} fewer than the week before`,
      less: (amount: string) => `${amount} less than the week before`,
      same: () => 'Same as the week before',
    },
    runningWeek: {
      more: (amount: string) => `${amount} more than at this point last week`,
      fewer: (amount: string) => `${amount} fewer than at this point last week`,
      less: (amount: string) => `${amount} less than at this point last week`,
      same: () => 'Same as at this point last week',
    },
    days: {
      more: (amount: string, days: number) => `${amount} more than the ${number(days)} days before`,
      fewer: (amount: string, days: number) => `${amount} fewer than the ${number(days)} days before`,
      less: (amount: string, days: number) => `${amount} less than the ${number(days)} days before`,
      same: (_amount: string, days: number) => `Same as the ${number(days)} days before`,
    },
    runningDays: {
      more: (amount: string, days: number) =>
        `${amount} more than the previous ${number(days)} days by this time`,
      fewer: (amount: string, days: number) =>
        `${amount} fewer than the previous ${number(days)} days by this time`,
      less: (amount: string, days: number) =>
        `${amount} less than the previous ${number(days)} days by this time`,
      same: (_amount: string, days: number) => `Same as the previous ${number(days)} days by this time`,
    },
  },
  /** Compares a daily average with that of the period before. `amount` has no sign. */
  averageChange: {
    week: {
      more: (amount: string) => `${amount} more a day than the week before`,
      fewer: (amount: string) => `${amount} fewer a day than the week before`,
      less: (amount: string) => `${amount} less a day than the week before`,
      same: () => 'Same as the week before',
      brief: (amount: string) => `${amount} vs the week before`,
    },
    runningWeek: {
      more: (amount: string) => `${amount} more a day than last week`,
      fewer: (amount: string) => `${amount} fewer a day than last week`,
      less: (amount: string) => `${amount} less a day than last week`,
      same: () => 'Same as last week',
      brief: (amount: string) => `${amount} vs last week`,
    },
    days: {
      more: (amount: string, days: number) => `${amount} more a day than the ${number(days)} days before`,
      fewer: (amount: string, days: number) => `${amount} fewer a day than the ${number(days)} days before`,
      less: (amount: string, days: number) => `${amount} less a day than the ${number(days)} days before`,
      same: (_amount: string, days: number) => `Same as the ${number(days)} days before`,
      brief: (amount: string, days: number) => `${amount} vs the ${number(days)} days before`,
    },
    runningDays: {
      more: (amount: string, days: number) => `${amount} more a day than the ${number(days)} days before`,
      fewer: (amount: string, days: number) => `${amount} fewer a day than the ${number(days)} days before`,
      less: (amount: string, days: number) => `${amount} less a day than the ${number(days)} days before`,
      same: (_amount: string, days: number) => `Same as the ${number(days)} days before`,
      brief: (amount: string, days: number) => `${amount} vs the ${number(days)} days before`,
    },
  },
  /** Compares a figure in small print. `amount` has its sign. */
  versus: {
    week: (amount: string) => `${amount} vs the week before`,
    days: (amount: string, days: number) => `${amount} vs the ${number(days)} days before`,
    sameWeek: 'same as the week before',
    sameDays: (days: number) => `same as the ${number(days)} days before`,
  },
  average: {
    title: 'Daily average',
    over: (days: number) =>
      plural(days, { one: 'The average of 1 full day.', other: `The average of ${number(days)} full days.` }),
    /** Follows the figure of a card. */
    unit: 'a day',
    perDay: (amount: string) => `${amount} a day`,
  },
  details: {
    separator: ' · ',
    balance: {
      label: 'Left / right',
      share: (left: string, right: string) => `${left} / ${right}%`,
      of: 'of nursing time',
      week: (left: string, right: string) => `the week before ${left} / ${right}%`,
      days: (left: string, right: string, days: number) =>
        `the ${number(days)} days before ${left} / ${right}%`,
    },
    milk: {
      label: 'Formula / breast milk',
      both: (formula: string, breast: string) => `${formula} / ${breast}`,
      shares: (formula: string, breast: string) => `${formula} / ${breast}%`,
      /** Volumes that are neither formula nor breast milk. */
      rest: {
        mixed: (volume: string) => `${volume} mixed`,
        other: (volume: string) => `${volume} other`,
        unnamed: (volume: string) => `${volume} not named`,
      },
      /** `change` is the text of a change, such as "+4 oz vs the week before". */
      changes: {
        formula: (change: string) => `formula ${change}`,
        breast: (change: string) => `breast milk ${change}`,
      },
    },
    feedsByDay: { label: 'Time between feeds, day' },
    feedsAtNight: { label: 'Time between feeds, night' },
    usually: 'usually, start to start',
    longest: (time: string) => `longest ${time}`,
    longestSleep: {
      label: 'Longest stretch',
      over: (time: string) => time,
      running: (time: string) => `${time} so far`,
    },
  },
  /** The day that was picked in a chart. `entries` are the day's figures, such as "8 feeds". */
  picked: {
    pick: (chart: string) => `${chart}: choose a day`,
    told: (day: string, entries: string) => `${day}: ${entries}`,
    none: 'nothing logged',
    /** The name of today, which is not over. */
    soFar: (day: string) => `${day}, so far`,
    todaySoFar: 'Today so far',
    asleep: (time: string) => `${time} asleep`,
    open: 'Open day',
    openOf: (day: string) => `Open day, ${day}`,
  },
  byDay: {
    day: 'Day',
    /** The head of a column of counts. `unit` is its second line. */
    wet: { name: 'Wet', unit: '+ both (least)' },
    dirty: { name: 'Dirty', unit: '+ both (least)' },
    least: (count: string, least: number) => `${count} (${number(least)})`,
    none: '–',
    gap: ', gap in the log',
    nothing: (day: string) => `nothing logged on ${day}`,
    /** The sources follow, each on its own line. */
    sources: 'At least, on that day of life.',
  },
  usual: {
    atAge: (age: string) => `Usual at ${age}`,
    atThatAge: 'Usual at that age',
    firstWeeks: 'Usual in the first weeks',
    more: 'More from the sources',
  },
  growth: {
    title: 'Growth',
    none: 'No measurements yet.',
    weight: 'Last weight',
    /** Follows the last weight. */
    onDay: (day: string) => `on ${day}`,
    head: (length: string) => `head ${length}`,
    add: 'Log growth',
    gainUnit: {
      g: (amount: string) => `${amount} g a day`,
      oz: (amount: string) => `${amount} oz a day`,
    },
    /** `gain` is "± 2 g a day", and `each` is the error of one weighing. */
    error: (gain: string, each: string) => `${gain}, because scales are off by about ${each} each time.`,
    tooClose: (days: string) =>
      `Weight gain, ${days}: too close together to tell. Weigh at least 7 days apart.`,
    addBirthWeight: <Node>(link: (text: string) => Node): (string | Node)[] => [
      link('Add the birth weight'),
      ' to see the first days’ weight loss and recovery.',
    ],
  },
  curves: {
    title: 'Growth curves',
    which: 'Which curves',
    notMeasured: 'Not measured yet',
    weightAt: (weight: string, length: string) => `${weight} at ${length}`,
    /** Say what a percentile means. `below` are the babies below it: "24 of 100 girls this age". */
    means: {
      'weight-for-age': (below: string) => `Lighter: ${below}.`,
      'length-for-age': (below: string) => `Shorter: ${below}.`,
      'head-for-age': (below: string) => `With a smaller head: ${below}.`,
      'weight-for-length': (below: string) => `Lighter: ${below}.`,
    },
    /** `count` is out of 100, such as "24". */
    below: {
      age: (count: string, babies: string) => `${count} of 100 ${babies} this age`,
      correctedAge: (count: string, babies: string) => `${count} of 100 ${babies} of this corrected age`,
      length: (count: string, babies: string) => `${count} of 100 ${babies} this long`,
    },
    babies: { female: 'girls', male: 'boys' },
    fewest: 'fewer than 1',
    most: 'more than 99',
    about: 'The 50th percentile is the middle. A percentile isn’t a grade, and one point isn’t a diagnosis.',
    table: {
      title: 'The measurements as a table',
      empty: 'No measurements for this curve yet.',
      day: 'Day',
      age: 'Age',
      corrected: 'Corrected',
      length: 'Length',
      weight: 'Weight',
      measure: 'Measure',
      gain: 'Gain',
      percentile: 'Percentile',
      none: '–',
      beforeDue: 'before the due date',
    },
  },
};
