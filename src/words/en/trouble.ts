/** The screen for a log that can't be opened. */
export const trouble = {
  missing: 'Your log is missing',
  lastOpened: (day: string) => `It was last opened here on ${day}.`,
  stillShown: 'This tab still shows part of it. Copy what you need.',
  accountGone:
    'Your account is gone too. Sign up again, with the same email if you like. Then open a backup in Profile.',
  restore: 'Restore a backup',
  startOver: 'Start over',
  signOut: 'Sign out',
  signUpAgain: 'Sign up again',
  notOpened: 'Couldn’t open your log',
  reload: 'Reload',
  demo: 'Try the demo',
};
