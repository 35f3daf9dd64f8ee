import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

const secondsOf = (seconds: number) =>
  plural(seconds, { one: `${number(seconds)} second`, other: `${number(seconds)} seconds` });
const minutesOf = (minutes: number) =>
  plural(minutes, { one: `${number(minutes)} minute`, other: `${number(minutes)} minutes` });

/** The components that the app and the public pages share. */
export const ui = {
  skip: 'Skip to content',
  loading: 'Loading…',
  close: 'Close',
  dismiss: 'Dismiss',
  optional: '(optional)',
  number: {
    withUnit: (label: string, unit: string) => `${label} (${unit})`,
    less: (label: string) => `Less: ${label}`,
    more: (label: string) => `More: ${label}`,
  },
  /** Heard with the action of a toast. */
  reach: (action: string) => `${action}: press F8 to reach it.`,
  name: { label: 'Name', blank: 'Enter your name.' },
  password: { show: 'Show password', hide: 'Hide password' },
  wait: {
    seconds: secondsOf,
    minutes: minutesOf,
    minutesAndSeconds: (minutes: number, seconds: number) => `${minutesOf(minutes)} ${secondsOf(seconds)}`,
    /** `time` is one of the three above. */
    left: (time: string) => `Another try in ${time}.`,
    keepOpen: (time: string) => `Another try in ${time}. Keep this page open.`,
    over: 'You can try again now.',
  },
  update: {
    ready: 'A new version is ready.',
    later: 'Later',
    now: 'Update now',
    updating: 'Updating…',
    slow: 'Updating… Keep logging. It takes half a minute at most.',
  },
  file: {
    ready: 'Your file is ready',
    share: 'Share it',
    unable: {
      title: 'This device can’t share the file',
      description: 'Update iOS to share files from the home-screen app. Then try again.',
    },
  },
};
