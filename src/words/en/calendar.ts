import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('en');

/** The calendar: the month, and the rhythm of the days. */
export const calendar = {
  title: 'Calendar',
  opening: 'Opening the calendar…',
  gated: {
    title: 'The month at a glance',
    plan: 'The month view and your baby’s daily rhythm come with Plus and Lifetime.',
    log: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Every day is open in the ',
      link('Daily Log'),
      ', on any plan.',
    ],
  },
  noBaby: {
    title: 'Your calendar starts with your baby',
    about: 'Add a name and a birth date. Then each day’s entries show up here.',
    add: 'Add your baby',
  },
  views: { title: 'View', month: 'Month', rhythm: 'Rhythm' },
  months: {
    title: 'Page by month',
    previous: 'Previous month',
    next: 'Next month',
    present: 'This month',
  },
  periods: {
    title: (days: number) => plural(days, { one: 'Page by day', other: `Page by ${number(days)} days` }),
    previous: (days: number) => plural(days, { one: 'Previous day', other: `Previous ${number(days)} days` }),
    next: (days: number) => plural(days, { one: 'Next day', other: `Next ${number(days)} days` }),
    present: 'Latest',
  },
  month: {
    reading: 'Reading the month…',
    grid: (month: string) => `${month}, day by day. Use the arrow keys to move between days.`,
    show: 'What to show',
    showOthers: 'What else to show',
    mark: 'Mark on each day',
    legend: 'What the icons mean',
    hoursAsleep: 'Hours asleep',
    growthMeasured: 'Growth measured',
    firstTaste: 'First taste of a food',
  },
  /** The words of a day: those that it shows, and those for a screen reader. */
  day: {
    count: (entries: number) => number(entries),
    growthMeasured: 'growth measured',
    underOne: '<1',
    hours: (hours: string) => `${hours}\u00a0h`,
    firstTasteOf: (foods: readonly string[]) => `first taste of ${list(foods)}`,
    timeAsleep: {
      over: (time: string) => `${time} asleep`,
      running: (time: string) => `${time} asleep so far`,
    },
    logged: {
      today: (day: string, entries: readonly string[]) => `${day}, today: ${list(entries)}`,
      past: (day: string, entries: readonly string[]) => `${day}: ${list(entries)}`,
    },
    empty: {
      today: (day: string) => `${day}, today: nothing logged`,
      past: (day: string) => `${day}: nothing logged`,
    },
  },
  rhythm: {
    reading: 'Reading the days…',
    empty: 'No sleep, feeds or diapers on these days.',
    title: {
      midnight: 'Midnight to midnight',
      hour: (hour: string) => `${hour} to ${hour}`,
    },
    start: {
      title: 'Rows start at',
      midnight: 'From midnight',
      hour: (hour: string) => `From ${hour}`,
    },
    picture: (name: string, days: string) => `${name}’s daily rhythm, ${days}`,
    legend: 'What the marks mean',
    night: 'Night sleep',
    nap: 'Nap',
    feed: 'Feed',
    diaper: 'Diaper',
    skipped: 'Skipped: the hour lost when clocks changed',
    twice: 'Half-height: the hour repeated when clocks changed',
    asTable: 'Show as a table',
    /** The text alternative of the rhythm. Its sentences follow each other. */
    told: {
      rows: {
        midnight: (days: number) =>
          plural(days, {
            one: '1 day, midnight to midnight.',
            other: `${number(days)} days, one row each, midnight to midnight.`,
          }),
        /** Each row begins in the evening before its day. */
        hour: (days: number, hour: string) =>
          plural(days, {
            one: `1 day, counted midnight to midnight. Its row begins at ${hour} the evening before.`,
            other: `${number(days)} days, counted midnight to midnight. Rows begin at ${hour} the evening before.`,
          }),
      },
      counts: {
        feeds: (feeds: number) =>
          plural(feeds, { one: '1 feed and no sleep.', other: `${number(feeds)} feeds and no sleep.` }),
        both: (feeds: number, stretches: number) =>
          list([
            plural(feeds, { one: '1 feed', other: `${number(feeds)} feeds` }),
            plural(stretches, {
              one: '1 stretch of sleep, split at midnight.',
              other: `${number(stretches)} stretches of sleep, split at midnight.`,
            }),
          ]),
      },
      average: (time: string) => `On days with a full sleep log, ${time} asleep on average.`,
      others: (entries: readonly string[]) => `Also ${list(entries)}.`,
      running: 'The last sleep is still running.',
      clocks: (days: number) =>
        plural(days, {
          one: 'The clocks changed on one of these days.',
          other: `The clocks changed on ${number(days)} of these days.`,
        }),
    },
  },
  range: {
    title: 'Number of days',
    lengths: { 14: '2 weeks', 28: '4 weeks', 84: '12 weeks', 365: '1 year' },
    choose: 'Choose dates',
    from: 'From',
    to: 'To',
    show: 'Show these days',
  },
  table: {
    title: 'The days as a table',
    day: 'Day',
    asleep: 'Asleep',
    sleeps: 'Sleeps',
    feeds: 'Feeds',
    diapers: 'Diapers',
    noSleep: 'none logged',
    sleep: {
      over: (start: string, end: string) => `${start} – ${end}`,
      running: (start: string) => `${start} – now`,
    },
    /** Joins the times in a cell. */
    times: (times: readonly string[]) => times.join(', '),
  },
};
