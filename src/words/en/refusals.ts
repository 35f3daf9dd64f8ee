import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

const secondsOf = (seconds: number) =>
  plural(seconds, { one: `${number(seconds)} second`, other: `${number(seconds)} seconds` });
const minutesOf = (minutes: number) =>
  plural(minutes, { one: `${number(minutes)} minute`, other: `${number(minutes)} minutes` });

/** Why an act on an account was refused. The keys are the codes of `RefusalCode`; those of storage are in `storage`. */
export const refusals = {
  accountGone:
    'This account is no longer on this device. Make a backup of your log first, then sign out and sign up again.',
  codeReplaced:
    'This code no longer works, because a newer one was made. Close this and make a new one in Profile.',
  codeWrong: 'This email and code don’t match on this device. A code works until you have a newer one.',
  credentialsWrong: 'Invalid credentials',
  emailTaken: 'Email already exists',
  insecure:
    'Wee Hours can keep a password safe only over https. Open this page with https:// in its address.',
  locked: 'Wee Hours is locked. Open the Dashboard and enter your password, then come back here.',
  lockedForGood:
    'The browser has dropped your account, so your password can’t be checked. The rest of your log stays locked. Sign out and sign up again, with the same email if you like. Then open a backup in Profile.',
  passwordMissing: 'Enter the password of this account.',
  passwordWrong: 'This is not your password. Show it with the eye, or try another.',
  signedOut: 'Sign in to choose a plan.',
  tooSoon: 'Not tried yet. Wait a moment after the last try.',
  ofStorage: (title: string, happened: string) => `${title}. ${happened}`,
  /** Until the next try is allowed. */
  wait: {
    seconds: secondsOf,
    minutes: minutesOf,
    minutesAndSeconds: (minutes: number, seconds: number) => `${minutesOf(minutes)} ${secondsOf(seconds)}`,
    /** `time` is one of the three above. */
    left: (time: string) => `Another try in ${time}.`,
    keepOpen: (time: string) => `Another try in ${time}. Keep this page open.`,
    over: 'You can try again now.',
  },
};
