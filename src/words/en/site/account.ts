import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The page that signs in, signs up, and sets a new password by recovery code. */
export const account = {
  title: 'Account',
  description:
    'Sign in, or try the whole app free for 14 days, no card needed. Your account stays on your own device.',
  fields: { email: 'Email', password: 'Password' },
  signIn: {
    heading: 'Sign in to your account',
    submit: 'Sign In',
    other: <Node>(button: (text: string) => Node): (string | Node)[] => [
      'Or ',
      button('start your 14-day free trial'),
    ],
    planChosen: <Node>(plan: Node): (string | Node)[] => [
      'You chose ',
      plan,
      '. It starts once you sign in.',
    ],
    forgot: 'Forgot your password?',
    done: { title: 'Welcome back!', description: "You're being redirected to your dashboard." },
  },
  signUp: {
    heading: 'Create a new account',
    submit: 'Sign Up',
    other: <Node>(button: (text: string) => Node): (string | Node)[] => [
      'Or ',
      button('sign in to your existing account'),
    ],
    planChosen: <Node>(plan: Node): (string | Node)[] => [
      'You chose ',
      plan,
      '. It starts once you sign up.',
    ],
    passwordHint:
      'Stored only on this device, so it can’t be reset by email. We’ll give you a recovery code next.',
    done: { title: 'Account created!', description: "You're being redirected to your dashboard." },
  },
  recover: {
    heading: 'Set a new password',
    lead: 'Use the recovery code you saved. Your log is safe on this device.',
    back: 'Back to sign-in',
    code: 'Recovery code',
    codeHint: 'Eight groups of four, plus one character. Capitals, spaces and hyphens don’t matter.',
    /** Why a typed recovery code is invalid. */
    faults: {
      empty: 'Enter the recovery code you saved.',
      mistyped: 'One of the characters is wrong. Compare them group by group.',
      strange: (character: string) => `A recovery code has no ${character}. Check that character.`,
      tooShort: (characters: number) =>
        plural(characters, {
          one: '1 character is missing. A code has eight groups of four, plus one character.',
          other: `${number(characters)} characters are missing. A code has eight groups of four, plus one character.`,
        }),
      tooLong: (characters: number) =>
        plural(characters, {
          one: 'That’s 1 character too many. A code has eight groups of four, plus one character.',
          other: `That’s ${number(characters)} characters too many. A code has eight groups of four, plus one character.`,
        }),
    },
    password: 'New password',
    submit: 'Set the new password',
    noCode:
      'No code? Then no one can open the account, not even us. If you have a backup file, create an account with another email. Then open the file in Profile to bring your log back.',
    done: {
      title: 'Welcome back!',
      description: 'Your new password is set. Your log is just as you left it.',
    },
  },
  /** The toasts about the plan that the user chose before signing in or up. */
  plan: {
    kept: {
      title: (held: string) => `You’re on ${held}`,
      description: (chosen: string) => `It includes more than ${chosen}, so we kept it.`,
    },
    notSet: {
      title: (plan: string) => `${plan} wasn’t set`,
      description: (error: string) => `${error} Choose it again under Pricing.`,
    },
  },
  demo: {
    heading: 'Just looking?',
    text: 'The demo is the whole app with sample data. It needs no account and saves nothing.',
  },
};
