import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('en');

/** The sections of the profile about the account, its password, its lock and its deletion. */
export const owner = {
  password: 'Your password',
  account: {
    title: 'Account',
    about: 'Your account is only on this device.',
    guest: (trialDays: number) =>
      plural(trialDays, {
        one: `You’re exploring as a guest. Sign up to track your own baby, free for ${number(trialDays)} day.`,
        other: `You’re exploring as a guest. Sign up to track your own baby, free for ${number(trialDays)} days.`,
      }),
    seePlans: 'See plans',
    signUp: 'Sign up',
    signOut: 'Sign Out',
    name: 'Name',
    email: 'Email',
    plan: 'Plan',
    plans: { free: 'Free', starter: 'Starter', plus: 'Plus', lifetime: 'Lifetime Bundle' },
    until: (plan: string, day: string) => `${plan} · until ${day}`,
    ended: (plan: string, day: string) => `${plan} · ended ${day}`,
    trial: (plan: string, days: number) =>
      plural(days, {
        one: `${plan} · ${number(days)} trial day left`,
        other: `${plan} · ${number(days)} trial days left`,
      }),
  },
  changes: {
    edit: 'Edit name and email',
    passwordTitle: 'Password',
    passwordAbout: 'You sign in with it on this device.',
    password: 'Change password',
    edited: 'Your account is updated',
    passwordSet: 'Your new password is set',
  },
  editing: {
    save: 'Save changes',
    email: 'Email',
    emailHint: 'You sign in with it on this device. We never send anything to it.',
    passwordHint: 'This keeps others from taking over your account.',
  },
  newPassword: {
    description: 'Your recovery code still works, and you stay signed in.',
    label: 'New password',
    hint: 'Check it with the eye icon. You’ll enter it only once.',
    set: 'Set the new password',
  },
  recovery: {
    title: 'Recovery code',
    about: 'Your account is only on this device, so we can’t send you a new password.',
    none: 'No code yet. You’ll need one to reset a forgotten password.',
    works: (day: string) =>
      `Your code from ${day} works. If you lost it or someone saw it, make a new one. The old code stops working once you confirm the new one.`,
    unconfirmed: (day: string) =>
      `Did you save your code from ${day}? If so, it works. If not, make a new one.`,
    unconfirmedAfter: (day: string, former: string) =>
      `Did you save your code from ${day}? If so, it works. If not, make a new one. Until then, your earlier code from ${former} works.`,
    makeFirst: 'Make a recovery code',
    makeNew: 'Make a new recovery code',
    asking: {
      title: 'Make a recovery code',
      description: 'You’ll see it once. Save, print, or copy it.',
      show: 'Show the code',
    },
  },
  autoLock: {
    title: 'Auto-lock',
    about: 'Keeps others out of your account on this device. It doesn’t encrypt your log.',
    after: 'Lock after',
    hint: 'Timers keep running while the app is locked. Unsaved forms close.',
    choices: { 0: 'Off', 5: '5 minutes', 60: '1 hour', 1440: '1 day' },
    stillOff: 'Auto-lock is still off. Turn it on with your password.',
    turnOn: 'Turn on auto-lock',
    on: 'Auto-lock is on.',
    asking: {
      title: 'Turn on auto-lock?',
      description: 'Your password unlocks the app. Enter it once to make sure you know it.',
      turnOn: 'Turn on',
    },
  },
  deletion: {
    title: 'Delete your data',
    about: 'Delete your data anytime, on any plan. We have no copy.',
    text: 'Delete your log and keep the account, or delete the account and everything in it. You’ll see what’s deleted, then confirm with your password.',
    demo: 'The demo saves nothing. It’s gone when you leave it.',
    delete: { log: 'Delete all data', account: 'Delete my account' },
    ask: { log: 'Delete all data?', account: 'Delete my account?' },
    keep: 'Keep it',
    unknown:
      'This deletes your log, running timers, the trash, and the data for undoing imports and backups.',
    empty:
      'Your log is empty. This deletes running timers, the trash, and the data for undoing imports and backups.',
    entries: (entries: string) =>
      `This deletes ${entries}, running timers, the trash, and the data for undoing imports and backups.`,
    stays: 'Your account, plan, and settings stay.',
    goes: (email: string) =>
      `This also deletes the account ${email}, its plan, and its settings. Every open tab is signed out.`,
    copies: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'You can’t undo this. The only copies are the backups and exports you made. ',
      link('Export everything first'),
    ],
    /** A log that other phones share. */
    shared: {
      where: 'Where?',
      here: 'On this phone only',
      all: 'On all phones',
      trash:
        'This moves the log to the trash on all phones that share it. You can restore it from there for 30 days. The list of medicines and the milk stash stay.',
      othersKeep: 'This phone stops sharing. The other phones keep the log.',
      removed: {
        title: 'The log is in the trash',
        description:
          'You can restore it from the trash under Data for 30 days. Phones that are offline follow later.',
      },
    },
    logDeleted: {
      title: 'Your log is empty',
      description: 'Everything you logged is deleted. Your account and settings are still here.',
    },
    accountDeleted: {
      title: 'Your account is deleted',
      description: 'None of it is left on this device.',
    },
    partlyDeleted: {
      title: 'Some data isn’t deleted yet',
      description: (reason: string) => `${reason} Then sign in and delete the account again.`,
    },
  },
};
