import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The pages of the visit report about kinds that a family switches on, and about the details of a day. */
export const visitpages = {
  fever: {
    title: 'Temperature',
    time: 'Time',
    readings: 'Temperature',
    readingsAndDoses: 'Temperature, and doses (squares on the curve)',
    when: (day: string, clock: string) => `${day}, ${clock}`,
  },
  /** Meals after which the parents saw a reaction. */
  reactions: {
    title: 'Reactions after meals',
    about: 'As the parents logged them. The meals before a reaction need not be its cause.',
    line: (day: string, clock: string, meal: string) => `${day}, ${clock} · ${meal}`,
    after: (time: string) => `${time} after the meal`,
    sure: 'The parents are sure that it was this food.',
    unsure: 'The parents aren’t sure that it was this food.',
    before: 'Meals of the 2 days before it:',
    nothingBefore: 'No other meals were logged in the 2 days before it.',
  },
  doses: {
    title: 'Medicine',
    about: 'Doses of the last 14 days, as logged by the family. A refused dose isn’t counted.',
    daily: (name: string, given: number, days: number) =>
      `${name}: given on ${number(given)} of ${plural(days, { one: '1 day', other: `${number(days)} days` })}.`,
    day: 'Day',
    time: 'Time',
    medicine: 'Medicine',
    amount: 'Amount',
  },
  details: {
    title: 'Milk in bottles, and stool',
    heads: {
      breast: 'Breast milk',
      formula: 'Formula',
      mixed: 'Mixed',
      other: 'Other milk',
      unnamed: 'Not named',
    },
    colors: 'Colors of stool, last 7 days',
    dry: 'Dry',
    colorCount: (color: string, diapers: number) => `${color} ${number(diapers)}`,
    separator: ' · ',
    /** Each note is one line. */
    notes: [
      'A mixed bottle with a known share counts as breast milk and as formula. Bottles without an amount are left out.',
      'Colors as the family chose them from words; a diaper can have two. Dry: checks of a dry diaper, in no other count.',
    ],
  },
};
