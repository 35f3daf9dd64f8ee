import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/**
 * What the quick log says after a tap, except the toasts of the first screen: questions about a second tap, changes of
 * another tab, and the dialogs of a timer. Texts by kind have its name as their key.
 */
export const taps = {
  second: {
    wet: 'Log a second wet diaper?',
    dirty: 'Log a second dirty diaper?',
    mixed: 'Log a second wet and dirty diaper?',
    bottle: 'Log a second bottle?',
    savedOnce: 'One was saved just now.',
    /** The amounts differ. */
    savedOther: (saved: string, second: string) => `You just saved ${saved}. The second has ${second}.`,
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
    },
  },
  undoFirst: 'Undo the first',
  /** Another tab was first. */
  elsewhere: {
    feeding: {
      left: (name: string, clock: string) => `${name} is already feeding on the left · since ${clock}`,
      right: (name: string, clock: string) => `${name} is already feeding on the right · since ${clock}`,
    },
    asleep: (name: string, clock: string) => `${name} is already asleep · since ${clock}`,
    stopped: 'This timer was already stopped in another tab.',
    changed: 'This timer was changed in another tab.',
  },
  day: 'Day',
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
