import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

const secondsOf = (seconds: number) =>
  plural(seconds, { one: `${number(seconds)} second`, other: `${number(seconds)} seconds` });
const minutesOf = (minutes: number) =>
  plural(minutes, { one: `${number(minutes)} minute`, other: `${number(minutes)} minutes` });

/**
 * Why an action on an account was refused. The keys are the codes of `RefusalCode`. The catalog `storage` has the codes
 * of storage.
 */
export const refusals = {
  accountGone:
    'This account is no longer on this device. Make a backup of your log first, then sign out and sign up again.',
  codeReplaced: 'A newer code replaced this one. Close this and make another in Profile.',
  codeWrong: 'This email and code don’t match on this device. A code works until you make a newer one.',
  credentialsWrong: 'Invalid credentials',
  emailTaken: 'Email already exists',
  insecure:
    'Wee Hours can keep a password safe only over https. Open this page with https:// in its address.',
  locked: 'Wee Hours is locked. Open the Dashboard and enter your password, then come back here.',
  lockedForGood:
    'The browser lost your account, so it can’t check your password. The rest of your log stays locked. Sign out and sign up again, with the same email if you like. Then open a backup in Profile.',
  passwordMissing: 'Enter the password for this account.',
  passwordWrong: 'That isn’t your password. Tap the eye to check it, or try another.',
  signedOut: 'Sign in to choose a plan.',
  tooSoon: 'Too soon after the last try.',
  ofStorage: (title: string, happened: string) => `${title}. ${happened}`,
  /** Says how long to wait until the next try is allowed. */
  wait: {
    seconds: secondsOf,
    minutes: minutesOf,
    minutesAndSeconds: (minutes: number, seconds: number) => `${minutesOf(minutes)} ${secondsOf(seconds)}`,
    /** `time` is one of the texts above. */
    left: (time: string) => `Try again in ${time}.`,
    keepOpen: (time: string) => `Try again in ${time}. Keep this page open.`,
    over: 'You can try again now.',
  },
};
