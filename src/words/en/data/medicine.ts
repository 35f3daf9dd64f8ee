import type { Ingredient } from '#domain/kinds/dose/ingredients.ts';
import { doseAmount } from './dose-amount.ts';

/** The family's medicines, the tiles that log a dose, and the time of the next dose. */
export const medicine = {
  title: 'Medicines',
  about: 'Enter what the label or your doctor says. Wee Hours never suggests a dose or a time.',
  reading: 'Loading medicines…',
  none: 'No medicines yet. Add one to log a dose with one tap.',
  add: 'Add a medicine',
  save: 'Save',
  editTitle: (name: string) => `Edit ${name}`,
  added: (name: string) => `Added ${name}`,
  saved: (name: string) => `${name} is saved`,
  archived: (name: string) => `${name} is archived. Its doses stay in the log.`,
  unarchived: (name: string) => `${name} is back`,
  edit: <Node>(name: Node): (string | Node)[] => ['Edit ', name],
  remind: <Node>(name: Node): (string | Node)[] => ['Remind me daily ', name],
  archive: <Node>(name: Node): (string | Node)[] => ['Archive ', name],
  unarchive: <Node>(name: Node): (string | Node)[] => ['Unarchive ', name],
  amountOf: doseAmount,
  /** A tile that logs a dose. `amount` may be empty. */
  tile: (name: string, amount: string) => (amount ? `${name}, ${amount}` : name),
  other: 'Other medicine',
  refused: 'Refused',
  /** The name of a notice about doses that are outside the limits of the parent. */
  check: (baby: string) => `Check the doses of ${baby}`,
  ask: {
    title: (dose: string) => `Log ${dose} now?`,
    log: 'Log it',
    leave: 'Don’t log it',
  },
  /** Doses in the state: "Ibuprofen from 5:10 AM", "Vitamin D 7 h ago". */
  state: {
    next: <Node>(names: Node, when: Node): (string | Node)[] => [names, ' from ', when],
    last: <Node>(name: Node, ago: string): (string | Node)[] => [name, ` ${ago}`],
  },
  /** From when the next dose is within the limits of the parent. `limit` is a time, `count` a number of doses. */
  next: {
    every: (limit: string, when: string) => `You set ${limit}: from ${when}`,
    most: (count: string, when: string) => `You set ${count} in 24 h: from ${when}`,
    onDay: (clock: string, date: string) => `${clock} on ${date}`,
    /** `name` is another parent's, and `when` says when that phone was last heard of. */
    heard: (name: string, when: string) => `Last heard from ${name}’s phone at ${when}`,
    refused: (clock: string) => `The refused dose at ${clock} isn’t counted.`,
  },
  /** A reminder in the phone’s calendar. */
  calendar: {
    add: 'Add to calendar',
    addFor: <Node>(name: Node): (string | Node)[] => ['Add to calendar ', name],
    title: 'Add a reminder to your calendar',
    leaves: 'This leaves an entry in your calendar, which may sync to other devices and people.',
    next: (when: string) => `It rings at ${when}. Its title is only “Wee Hours”.`,
    daily: 'It rings every day at this time. Its title is only “Wee Hours”.',
    dailyUntil: (date: string) =>
      `It rings every day at this time until ${date}. Its title is only “Wee Hours”.`,
    time: 'Time',
    saved: 'Calendar file saved',
    /** The entry itself. */
    entry: { title: 'Wee Hours', text: 'Check the log first. Another dose may have been given.' },
  },
  facts: {
    archived: 'Archived',
    every: (time: string) => `at least ${time} apart`,
    most: (count: string) => `at most ${count} in 24 h`,
    daily: 'every day',
    until: (date: string) => `until ${date}`,
  },
  fields: {
    name: 'Name',
    nameHint: 'As on the package.',
    ingredient: 'Ingredient',
    ingredientHint: 'Medicines with one ingredient count as one. Look for it on the label.',
    ingredientName: 'Name of the ingredient',
    amount: 'Usual amount',
    unit: 'Unit',
    limits: 'From the label or from your doctor.',
    everyHours: 'At least this many hours apart',
    mostPerDay: 'At most this many in 24 hours',
    daily: 'Given every day',
    until: 'Last day',
  },
  noIngredient: 'Not recorded',
  otherIngredient: 'Another',
  ingredients: {
    acetaminophen: 'Acetaminophen (paracetamol)',
    ibuprofen: 'Ibuprofen',
    'vitamin D': 'Vitamin D',
    iron: 'Iron',
    amoxicillin: 'Amoxicillin',
    azithromycin: 'Azithromycin',
    cefalexin: 'Cephalexin (cefalexin)',
    cetirizine: 'Cetirizine',
    diphenhydramine: 'Diphenhydramine',
    famotidine: 'Famotidine',
    lansoprazole: 'Lansoprazole',
    nystatin: 'Nystatin',
    omeprazole: 'Omeprazole',
    'oral rehydration salts': 'Oral rehydration salts',
    albuterol: 'Albuterol (salbutamol)',
    prednisolone: 'Prednisolone',
    probiotic: 'Probiotic',
    simethicone: 'Simethicone',
  } satisfies Record<Ingredient, string>,
};
