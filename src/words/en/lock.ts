const typing = 'The open form wasn’t saved. Fill it in again.';

/** The screen of the automatic lock. */
export const lock = {
  title: 'Locked',
  announced: 'Wee Hours is locked.',
  announcedTyping: `Wee Hours is locked. ${typing}`,
  about: 'Your log is safe and timers are still running. Enter your password to continue.',
  typing,
  password: 'Password',
  unlock: 'Unlock',
  signOut: 'Sign out',
  forgot: 'Forgot your password? Sign out, then use your recovery code to set a new one.',
};
