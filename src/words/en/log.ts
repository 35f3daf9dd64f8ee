import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** Says how often something happened: "play", "play 2 times". */
const times = (count: number, what: string) =>
  plural(count, { one: what, other: `${what} ${number(count)} times` });

/**
 * The daily log: the days, the entries of a day, and the search. A text for a kind has the kind's name as its
 * key.
 */
export const log = {
  title: 'Daily Log',
  reading: 'Reading the log…',
  noBaby: {
    title: 'Your log is ready for your baby',
    about: 'Enter a name and a birth date, then start logging. It stays on this device until you share it.',
    add: 'Add your baby',
  },
  logOf: (name: string) => `${name}’s log`,
  day: {
    reading: 'Reading the day…',
    about: (date: string, age: string) => `${date} · ${age}`,
    choose: 'Choose a day',
    previous: 'Previous day',
    goTo: 'Go to a day',
    /** The name of the heading as a button. It begins with the visible day. */
    goFrom: (day: string) => `${day}, go to a day`,
    next: 'Next day',
    today: (date: string) => `Today, ${date}`,
  },
  filter: { only: 'Show only', all: 'All', search: 'Search all days' },
  totals: {
    title: 'Totals for the day',
    /** `feeds` and `diapers` are counts, such as "2 feeds". */
    withVolume: (feeds: string, volume: string) => `${feeds} (${volume} from bottles)`,
    withUnmeasured: (feeds: string, bottles: number) =>
      plural(bottles, {
        one: `${feeds} (1 bottle without an amount)`,
        other: `${feeds} (${number(bottles)} bottles without an amount)`,
      }),
    withBoth: (feeds: string, volume: string, bottles: number) =>
      plural(bottles, {
        one: `${feeds} (${volume} from bottles, 1 bottle without an amount)`,
        other: `${feeds} (${volume} from bottles, ${number(bottles)} bottles without an amount)`,
      }),
    withPumped: (sessions: string, volume: string) => `${sessions} (${volume})`,
    withTypes: (diapers: string, types: string) => `${diapers} (${types})`,
    activity: {
      counted: {
        tummy: (count: number) => times(count, 'tummy time'),
        bath: (count: number) => plural(count, { one: '1 bath', other: `${number(count)} baths` }),
        walk: (count: number) => plural(count, { one: '1 walk', other: `${number(count)} walks` }),
        play: (count: number) => times(count, 'play'),
        skin: (count: number) => times(count, 'skin to skin'),
        massage: (count: number) => plural(count, { one: '1 massage', other: `${number(count)} massages` }),
        teeth: (count: number) => times(count, 'brushed teeth'),
        crying: (count: number) => times(count, 'crying'),
        reading: (count: number) => times(count, 'reading'),
        own: (count: number) =>
          plural(count, { one: '1 other activity', other: `${number(count)} other activities` }),
      },
      /** `time` is the total of the day. */
      minutes: {
        tummy: (time: string) => `tummy time ${time}`,
        crying: (time: string) => `crying ${time}`,
      },
    },
    asleep: {
      over: (time: string) => `${time} asleep`,
      running: (time: string) => `${time} asleep so far`,
    },
  },
  timeline: {
    title: 'Timeline',
    sitting: {
      both: (time: string) => `Both sides · ${time}`,
      breast: (time: string) => `One feed · ${time} nursing`,
      other: 'One feed',
      withBottle: (feed: string, volume: string) => `${feed} · ${volume} bottle`,
    },
    now: (clock: string) => `Now · ${clock}`,
    /** In place of the time of an entry that has a day only. */
    noTime: 'No time',
    gap: (time: string) => `No entries for ${time}`,
    gapOf: {
      feed: (time: string) => `No feeds for ${time}`,
      diaper: (time: string) => `No diapers for ${time}`,
      sleep: (time: string) => `No sleep for ${time}`,
      growth: (time: string) => `No growth entries for ${time}`,
      temperature: (time: string) => `No temperatures for ${time}`,
      pump: (time: string) => `No pumping for ${time}`,
      activity: (time: string) => `No activities for ${time}`,
      symptom: (time: string) => `No symptoms for ${time}`,
      meal: (time: string) => `No meals for ${time}`,
      dose: (time: string) => `No medicine for ${time}`,
      moment: (time: string) => `No moments for ${time}`,
    },
    since: (day: string) => `since ${day}`,
    later: (days: number) => plural(days, { one: '+1 day', other: `+${number(days)} days` }),
    toCome: 'still to come',
    /** The parent who logged an entry on another phone. */
    by: (name: string) => `by ${name}`,
    /** The parent who changed an entry last, on another phone. */
    changedBy: (name: string) => `changed by ${name}`,
    /** Ties an entry to an earlier one, by the kind of the earlier one. */
    after: { feed: (clock: string) => `after the ${clock} feed` },
  },
  photo: {
    enlarge: (title: string) => `Enlarge photo: ${title}`,
    missing: 'Its photo isn’t on this device.',
  },
  empty: {
    only: {
      feed: 'No feeds on this day',
      diaper: 'No diapers on this day',
      sleep: 'No sleep on this day',
      growth: 'No growth entries on this day',
      temperature: 'No temperatures on this day',
      pump: 'No pumping on this day',
      activity: 'No activities on this day',
      symptom: 'No symptoms on this day',
      meal: 'No meals on this day',
      dose: 'No medicine on this day',
      moment: 'No moments on this day',
    },
    hidden: 'The filter is hiding other entries.',
    showAll: 'Show the whole day',
    future: { title: 'Still to come', about: 'You can log this day once it’s here.' },
    beforeBirth: {
      title: (name: string) => `Before ${name} was born`,
      about: 'Choose a later day to start logging.',
    },
    today: { title: 'A fresh page', about: 'Nothing logged yet. Add the first entry below.' },
    past: { title: 'Nothing logged', about: 'If you remember something, add it below.' },
  },
  add: {
    title: 'Add to this day',
    feed: 'Add feed',
    diaper: 'Add diaper',
    sleep: 'Add sleep',
    growth: 'Add growth',
    temperature: 'Add temperature',
    pump: 'Add pumping',
    activity: 'Add activity',
    symptom: 'Add symptom',
    meal: 'Add meal',
    dose: 'Add medicine',
    moment: 'Add moment',
  },
  search: {
    title: 'Search the log',
    back: 'Back to the day',
    label: 'Search all days',
    hint: 'Searches entries and notes, such as “dirty” or “4 oz”.',
    searching: 'Searching…',
    results: 'Entries found',
    found: (entries: number) =>
      plural(entries, { one: '1 entry found', other: `${number(entries)} entries found` }),
    latest: (entries: number) =>
      plural(entries, {
        one: 'Showing the latest entry',
        other: `Showing the latest ${number(entries)} entries`,
      }),
    more: 'Show more',
    none: (text: string) => `No entries match “${text}”`,
    tryShorter: 'Try a shorter word.',
    when: {
      day: (weekday: string, date: string) => `${weekday}, ${date}`,
      clock: (weekday: string, date: string, clock: string) => `${weekday}, ${date}, ${clock}`,
    },
  },
  print: {
    time: 'Time',
    entry: 'Entry',
    amount: 'Amount',
    note: 'Note',
    otherDay: (day: string, clock: string) => `${day}, ${clock}`,
    range: (start: string, end: string) => `${start} – ${end}`,
    running: (start: string) => `${start} – now`,
  },
};
