import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

const days = (count: number) => plural(count, { one: '1 day', other: `${number(count)} days` });

/** The tables for spreadsheets. Also the readme and the schema of the full export. */
export const tables = {
  baby: 'Baby',
  /** Adds the unit of a column to its head: "Bottle total (oz)". */
  unit: (head: string, unit: string) => `${head} (${unit})`,
  entries: {
    date: 'Date',
    time: 'Time',
    start: 'Start',
    endDate: 'End date',
    end: 'End',
    minutes: 'Minutes',
    zone: 'Time zone',
    note: 'Note',
    yes: 'Yes',
  },
  period: {
    day: 'Day',
    dayOfLife: 'Day of life',
    log: { feed: 'Log of feeds', diaper: 'Log of diapers', sleep: 'Log of sleep' },
    minutes: 'min',
    unmeasuredBottles: 'Bottles with no amount',
    leastWet: 'Wet counting both, expected at least',
    leastDirty: 'Dirty counting both, expected at least',
    weight: 'Weight',
    length: 'Length',
    head: 'Head',
    logging: {
      complete: 'complete',
      gaps: 'has gaps',
      nothing: 'nothing logged',
      running: 'so far',
    },
    total: (count: number) => (count === 7 ? 'Week' : `All ${days(count)}`),
    average: 'Average per complete day',
    over: (count: number) => `over ${days(count)}`,
    amountsOver: (count: number) => `amounts over ${days(count)}`,
    before: (count: number) => (count === 7 ? 'Week before' : `${days(count)} before`),
    beforeUpTo: (count: number, time: string) =>
      count === 7 ? `Week before, up to ${time}` : `${days(count)} before, up to ${time}`,
    change: 'Change in total',
  },
  /** The units in which amounts are stored. */
  stored: { oz: 'US fluid ounces', kg: 'kilograms', cm: 'centimeters', celsius: 'degrees Celsius' },
  readme: {
    title: 'All Wee Hours data of this account',
    made: (time: string) => `Made on ${time} (UTC), on the device itself.`,
    count: (name: string, count: number) => `${name} ${number(count)}`,
    babies: 'Baby profiles',
    others: 'entries from a newer version',
    family: 'rows in the family’s lists',
    timers: 'running timers',
    trash: 'in the trash',
    counts: (counts: string[]) => `${counts.join(', ')}.`,
    files: {
      json: 'Everything: the account without its password, preferences, babies, entries, the family’s lists, running timers, the trash, and the list of imports.',
      schema: 'Explains each field of wee-hours.json (JSON Schema, draft 2020-12).',
      csv: 'Babies and entries as one table. Wee Hours can import all of it again.',
      tables: (volume: string, weight: string, length: string, temperature: string) =>
        `One table per type, for reading and calculating, in ${volume}, ${weight}, ${length} and ${temperature}.`,
      photos:
        'The photos of babies and moments. Their names are the babies’ ids, and the photo ids of the moments.',
    },
    instants:
      'Times: startedAt, endedAt, at, createdAt and the like are milliseconds since 1970-01-01T00:00:00Z.',
    clocks: 'date, startTime, endTime and time are local times in the time zone of their row.',
    amounts: 'Amounts are not rounded. Each is in one unit:',
    removed: 'A baby with removedAt, and everything under trash, was deleted but could still be restored.',
    guards:
      "A ' before = + - or @ stops a spreadsheet from running the text as a formula. A cell that begins with '\\ has such marks inside, after , ; tabs and line breaks. An import removes the marks.",
    notLocked: 'This zip has no password. Anyone with the file can read it, so keep it private.',
  },
  schema: {
    title: 'All Wee Hours data of one account',
    instant: 'Milliseconds since 1970-01-01T00:00:00Z',
    moment: 'ISO 8601, UTC',
    day: 'A day of the family’s calendar',
    clock: 'Local time',
    wall: 'Day and local time',
    zone: 'IANA time zone of the local times',
    filled: 'Details that the import added to entries of an earlier import',
    importNote: 'Text that an import wrote from a file’s other columns',
    endTime: 'If earlier than startTime, it is on the next day',
    sessionId: 'Shared by all feeds of one sitting',
    orderUnknown: 'The file did not say which side of the sitting was first',
    photo: 'A JPEG as a data URL',
    removedAt: 'Removed with all its entries. Can be restored for 30 days.',
    timerKind: 'A kind with a duration',
    timerWhat: 'The activity, for a kind with several',
    timerEnd: 'null while it runs',
    wrote: 'Entries from a stop that was undone',
    undone: 'Deleted with its whole import',
    others: 'Entries of unknown kinds',
    account: 'null for the demo. It never has a password or anything that verifies one.',
    preferences: 'Units, time zone, first day of the week, report language, notes for the next visit',
    setAside: 'Entries that could not be read, unchanged, with their part of the log',
  },
};
