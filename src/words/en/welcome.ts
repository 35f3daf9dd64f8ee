import { grammarOf } from '#words/grammar.ts';

const { list, plural, number } = grammarOf('en');

/** The first steps after sign-up: the baby, the Home Screen, the recovery code, the end of the trial. */
export const welcome = {
  baby: {
    title: 'Who is this log for?',
    about: 'Answer three questions to start logging. It stays on this device until you share it.',
    skip: 'Skip for now',
    /** Leads to the trash. Another phone may have moved the log there. */
    inTrash: (names: readonly string[]) => `The log of ${list(names)} is in the trash. Restore it`,
    /** Leads to the panel that joins a shared log. */
    join: 'Join the log of another phone instead',
    added: { title: (name: string) => `Added ${name}`, description: 'You’re ready to log.' },
    skipped: {
      title: 'Your log is ready for your baby',
      about: 'All it takes is a name and a birth date.',
      add: 'Add your baby',
    },
  },
  homeScreen: {
    title: 'First, add Wee Hours to your Home Screen',
    about:
      'On iPhone and iPad, the Home Screen app keeps its own log. Safari can clear a tab’s log if you don’t open it for a week. You haven’t logged anything yet, so install it first:',
    share: 'Tap Share, then “Add to Home Screen”.',
    open: 'Open Wee Hours from the Home Screen.',
    signUp: 'Sign up again there and start logging.',
    stay: 'Continue in Safari',
  },
  offer: {
    title: 'Keep a recovery code',
    about: 'We can’t reset your password. If you forget it, this code is your way back.',
    show: 'Show my code',
    later: 'Later, in Profile',
  },
  /** The hint after the third entry. */
  install: {
    title: 'Keep your log one tap away',
    about: 'Installed, Wee Hours opens full screen and works offline.',
    install: 'Install Wee Hours',
    later: 'Not now',
  },
  trialEnds: <Node>(days: number, link: (text: string) => Node): (string | Node)[] => [
    plural(days, {
      one: 'Your free trial ends within a day.',
      other: `Your free trial ends in ${number(days)} days.`,
    }),
    ' You can keep logging. Your log stays yours. ',
    link('See plans'),
  ],
};
