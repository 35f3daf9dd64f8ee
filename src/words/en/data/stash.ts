import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The milk stash. Amounts, days and clock times are already formatted. */
export const stash = {
  title: 'Milk stash',
  about: 'From what you pumped, took out and counted.',
  reading: 'Reading the stash…',
  places: { fridge: 'Fridge', freezer: 'Freezer' },
  empty: {
    fridge: 'No milk here yet. Log pumping as “Fridge”, or count what’s there.',
    freezer: 'No milk here yet. Log pumping as “Freezer”, or count what’s there.',
  },
  useFirst: 'Use first',
  bags: {
    fridge: 'In the fridge, what to use first is first',
    freezer: 'In the freezer, what to use first is first',
  },
  pumped: (day: string) => `From ${day}`,
  ages: {
    fridge: (day: string) => `use by ${day}`,
    freezer: (best: string, acceptable: string) => `best by ${best}, at the latest ${acceptable}`,
    thawed: (day: string, clock: string) => `thawed, use by ${day}, ${clock}`,
  },
  /** Replaces the age of milk that is older than the sources say. */
  past: {
    fridge: (days: number) => `more than ${number(days)} days old`,
    freezer: (months: number) => `more than ${number(months)} months old`,
    thawed: (hours: number) => `thawed more than ${number(hours)} hours ago`,
  },
  short: (amount: string) => `You took out ${amount} more than was logged. Count what’s there.`,
  acts: { takeOut: 'Take out', discard: 'Discard', count: 'I counted' },
  /** Titles of the dialog, and the buttons for screen readers. */
  actsIn: {
    takeOut: { fridge: 'Take out of the fridge', freezer: 'Take out of the freezer' },
    discard: { fridge: 'Discard from the fridge', freezer: 'Discard from the freezer' },
    count: { fridge: 'I counted the fridge', freezer: 'I counted the freezer' },
  },
  amount: 'Amount',
  purpose: 'What for',
  why: 'Why',
  purposes: {
    bottle: 'Bottle, log it now',
    fed: 'Bottle, already logged',
    thawed: 'Thaw in the fridge',
    donated: 'Donate',
    expired: 'Too old',
    spilled: 'Spilled',
  },
  oldest: 'Oldest milk from',
  save: 'Save',
  /** Toasts. */
  done: {
    out: {
      fridge: (amount: string) => `${amount} taken out of the fridge`,
      freezer: (amount: string) => `${amount} taken out of the freezer`,
    },
    thawed: (amount: string) => `${amount} thawing in the fridge`,
    bottle: (name: string, amount: string) => `Bottle for ${name}: ${amount}`,
    counted: {
      fridge: (amount: string) => `Fridge counted: ${amount}`,
      freezer: (amount: string) => `Freezer counted: ${amount}`,
    },
    removed: (what: string) => `Removed: ${what}`,
  },
  moves: {
    title: 'Taken out and counted',
    what: {
      fed: (amount: string) => `${amount} for a bottle`,
      thawed: (amount: string) => `${amount} thawed`,
      expired: (amount: string) => `${amount} too old`,
      spilled: (amount: string) => `${amount} spilled`,
      donated: (amount: string) => `${amount} donated`,
      count: (amount: string) => `${amount} counted`,
      pumped: (amount: string) => `${amount} pumped`,
    },
    when: (place: string, day: string, clock: string) => `${place} · ${day}, ${clock}`,
    remove: 'Remove',
    removeOne: (what: string) => `Remove ${what}`,
  },
  keeping: {
    title: 'How long milk keeps',
    fridge: (days: number) => `In the fridge: up to ${number(days)} days.`,
    freezer: (best: number, acceptable: number) =>
      `In the freezer: best within ${number(best)} months, up to ${number(acceptable)}.`,
    thawed: (hours: number) => `Thawed in the fridge: ${number(hours)} hours. Never freeze it again.`,
    leftover: (hours: number) => `Left over from a feed: ${number(hours)} hours.`,
    notAdvice: 'For healthy babies born at term. Not medical advice.',
  },
  /** The card of a period in the summaries. */
  summary: {
    title: 'Pumping',
    sessions: 'Sessions',
    pumped: 'Pumped',
    /** Follows the milk of a day. */
    onADay: 'on a day with pumping',
    unmeasured: (sessions: number) =>
      plural(sessions, {
        one: '1 session without an amount',
        other: `${number(sessions)} sessions without an amount`,
      }),
    longestGap: 'Longest time between sessions',
    sides: 'Pumped and nursed, by side',
    side: 'Side',
    nursed: 'At the breast',
    left: 'Left',
    right: 'Right',
    sidesKnown: (known: number, sessions: number) =>
      `Amounts by side are known for ${number(known)} of ${number(sessions)} sessions.`,
    open: 'See the milk stash',
  },
};
