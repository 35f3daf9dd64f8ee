import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

const days = (count: number) => plural(count, { one: '1 day', other: `${number(count)} days` });

/** The tables for spreadsheets, and the readme and the schema of the full export. */
export const tables = {
  baby: 'Baby',
  /** A column head, and the unit of its figures: "oz". */
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
    average: 'Average of a complete day',
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
    others: 'entries of a newer version',
    family: 'rows of the family’s lists',
    timers: 'running timers',
    trash: 'in the trash',
    counts: (counts: string[]) => `${counts.join(', ')}.`,
    files: {
      json: 'Everything: the account without its password, preferences, babies, entries, the family’s lists, running timers, the trash, and the list of imports.',
      schema: 'Explains each field of wee-hours.json (JSON Schema, draft 2020-12).',
      csv: 'Babies and entries as one table. Wee Hours can import it again without loss.',
      tables: (volume: string, weight: string, length: string, temperature: string) =>
        `A table for each kind, for reading and calculating, in ${volume}, ${weight}, ${length} and ${temperature}.`,
      photos: 'The babies’ photos. Their names are the ids of the babies in wee-hours.json.',
    },
    instants:
      'Times: startedAt, endedAt, at, createdAt and the like are milliseconds since 1970-01-01T00:00:00Z.',
    clocks: 'date, startTime, endTime and time are local times in the time zone of their row.',
    amounts: 'Amounts are not rounded. Each is in one unit:',
    removed: 'A baby with removedAt, and everything under trash, was deleted and could still be restored.',
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
    importNote: 'What an import made of a file’s other columns',
    endTime: 'Earlier than startTime: on the next day',
    sessionId: 'The same for the stretches of one sitting',
    orderUnknown: 'The file did not say which side of the sitting was first',
    photo: 'A JPEG as a data URL',
    removedAt: 'Removed with everything that was logged; can be restored for 30 days',
    timerKind: 'A kind that lasts',
    timerEnd: 'null while it runs',
    wrote: 'The entries of a stop that was undone',
    undone: 'Deleted with its whole import',
    others: 'Of unknown kinds',
    account: 'null for the demo. Never a password, nor anything that verifies one.',
    preferences: 'Units, time zone, first day of the week, report language, notes for the next visit',
    setAside: 'Entries that could not be read, unchanged, with their part of the log',
  },
};
