import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/**
 * The texts after a tap in the quick log, except the toasts of the first screen. They are questions about a second tap,
 * changes in another tab, and the dialogs of a timer. A text for a kind has the kind's name as its key.
 */
export const taps = {
  more: 'More to log',
  second: {
    wet: 'Log a second wet diaper?',
    dirty: 'Log a second dirty diaper?',
    mixed: 'Log a second wet and dirty diaper?',
    dry: 'Log a second diaper check?',
    bottle: 'Log a second bottle?',
    other: 'Log it a second time?',
    dose: 'Log a second dose?',
    savedOnce: 'You just saved one.',
    /** Used if the two amounts differ. */
    savedOther: (saved: string, second: string) => `You just saved ${saved}. This one is ${second}.`,
    log: 'Log another',
  },
  twice: {
    title: 'You tapped twice',
    description: 'Did you mean the second tap?',
    yes: {
      feed: 'Yes, start one',
      sleep: 'Yes, asleep again',
      switch: 'Yes, switch',
      pause: 'Yes, pause',
      resume: 'Yes, resume',
      wake: 'Yes, awake',
      stop: 'Yes, stop',
      start: 'Yes, start it',
    },
  },
  undoFirst: 'Undo the first',
  otherColor: 'Other color',
  /** Used if another tab started the same activity first. */
  elsewhere: {
    feeding: {
      left: (name: string, clock: string) => `${name} is already feeding on the left · since ${clock}`,
      right: (name: string, clock: string) => `${name} is already feeding on the right · since ${clock}`,
    },
    asleep: (name: string, clock: string) => `${name} is already asleep · since ${clock}`,
    other: (doing: string, clock: string) => `${doing} already · since ${clock}`,
    stopped: 'Another tab already stopped this timer.',
    changed: 'Another tab changed this timer.',
  },
  pump: { title: 'Pumping', start: 'Start pumping', stop: 'Stop and save', stash: 'Milk stash' },
  activity: {
    title: 'Activities',
    tiles: {
      tummy: 'Tummy time',
      skin: 'Skin to skin',
      crying: 'Crying',
      bath: 'Bath',
      walk: 'Walk',
      play: 'Play',
      massage: 'Massage',
      teeth: 'Teeth',
      reading: 'Reading',
    },
    stop: 'Stop and save',
    other: 'Other',
  },
  save: 'Save',
  start: {
    title: {
      feed: 'When did the feed start?',
      sleep: 'When did the sleep start?',
      other: 'When did the timer start?',
    },
    label: 'Started at',
    discard: 'Discard this timer',
    future: 'That time hasn’t come yet. Choose an earlier one, or the day before.',
    afterStretch: (clock: string) => `It was paused or changed sides at ${clock}. Choose an earlier time.`,
    tooLong: (days: number) =>
      plural(days, {
        one: 'That’s more than 24 hours. Choose a later time.',
        other: `That’s more than ${number(days)} days. Choose a later time.`,
      }),
    moved: {
      feed: (name: string, clock: string) => `${name}’s feed started at ${clock}`,
      sleep: (name: string, clock: string) => `${name}’s sleep started at ${clock}`,
      other: (name: string, clock: string) => `${name}’s timer started at ${clock}`,
    },
    discarded: (name: string) => `Timer discarded for ${name}`,
    discardedAbout: 'Nothing was logged.',
  },
  end: {
    title: 'When did it end?',
    about: {
      feed: (name: string, time: string, day: string, clock: string) =>
        `${name}’s feed has been running for ${time}. Started: ${day}, ${clock}.`,
      sleep: (name: string, time: string, day: string, clock: string) =>
        `${name}’s sleep has been running for ${time}. Started: ${day}, ${clock}.`,
      other: (name: string, time: string, day: string, clock: string) =>
        `${name}’s timer has been running for ${time}. Started: ${day}, ${clock}.`,
    },
    label: 'Ended at',
    beforeStart: 'That’s before it started. Choose a later time.',
    future: 'That time hasn’t come yet. Choose an earlier one.',
    tooLong: (days: number) =>
      plural(days, {
        one: 'That’s more than 24 hours. Choose an earlier end.',
        other: `That’s more than ${number(days)} days. Choose an earlier end.`,
      }),
    switchAnyway: 'Switch anyway',
    keepRunning: 'Keep it running',
    keepPaused: 'Keep it paused',
  },
};
