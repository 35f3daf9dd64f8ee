import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The daily log: the days, the entries of a day, and the search of notes. Texts by kind have its name as their key. */
export const log = {
  title: 'Daily Log',
  reading: 'Reading the log…',
  noBaby: {
    title: 'Your log waits for its baby',
    about: 'Enter a name and a birth date, then start logging. Everything stays on this device.',
    add: 'Add your baby',
  },
  logOf: (name: string) => `${name}’s log`,
  day: {
    reading: 'Reading the day…',
    about: (date: string, age: string) => `${date} · ${age}`,
    choose: 'Choose a day',
    previous: 'Previous day',
    goTo: 'Go to a day',
    next: 'Next day',
  },
  filter: { only: 'Show only', search: 'Search all days' },
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
    withTypes: (diapers: string, types: string) => `${diapers} (${types})`,
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
    },
    gap: (time: string) => `No entries for ${time}`,
    gapOf: {
      feed: (time: string) => `No feeds for ${time}`,
      diaper: (time: string) => `No diapers for ${time}`,
      sleep: (time: string) => `No sleep for ${time}`,
      growth: (time: string) => `No growth entries for ${time}`,
      temperature: (time: string) => `No temperatures for ${time}`,
    },
    since: (day: string) => `since ${day}`,
    later: (days: number) => plural(days, { one: '+1 day', other: `+${number(days)} days` }),
    until: (clock: string) => `until ${clock}`,
    toCome: 'still to come',
  },
  empty: {
    only: {
      feed: 'No feeds on this day',
      diaper: 'No diapers on this day',
      sleep: 'No sleep on this day',
      growth: 'No growth entries on this day',
      temperature: 'No temperatures on this day',
    },
    hidden: 'Other entries are hidden by the filter.',
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
  },
  search: {
    title: 'Find a note',
    back: 'Back to the day',
    label: 'Search notes',
    hint: 'Any day. Parts of words match too.',
    searching: 'Searching…',
    results: 'Notes found',
    found: (notes: number) => plural(notes, { one: '1 note found', other: `${number(notes)} notes found` }),
    latest: (notes: number) =>
      plural(notes, { one: 'Showing the latest note', other: `Showing the latest ${number(notes)} notes` }),
    more: 'Show more',
    none: (text: string) => `No notes match “${text}”`,
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
