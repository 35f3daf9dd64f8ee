/** The texts for a log that can't be saved, read or opened. The keys are the codes of `StorageProblem`. */
export const storage = {
  full: {
    title: 'This device is full',
    happened:
      'There’s no room left to save. What you typed is still here. Free some space, for example by deleting videos or unused apps. Then save again.',
  },
  refused: {
    title: 'This device couldn’t save it',
    happened:
      'It’s probably full. What you typed is still here. Free some space, for example by deleting videos or unused apps. Then save again.',
  },
  blocked: {
    title: 'Another tab is holding your log',
    happened: 'Close the other Wee Hours tabs and windows. Then reload this page.',
  },
  newer: {
    title: 'Wee Hours needs an update here',
    happened:
      'A newer version of the app opened this log. Reload to get that version. Until then you can read and copy, but not save.',
  },
  gone: {
    title: 'Your log is gone from this browser',
    happened:
      'Browsers delete site data when the device is full or damaged, or when you clear it. Restore a backup or start over. Until then nothing is saved.',
  },
  unavailable: {
    title: 'This browser doesn’t let Wee Hours save',
    happened:
      'Private windows and blocked site data prevent it. Open Wee Hours in a normal window, or allow its site data. Meanwhile, you can try the demo.',
  },
  superseded: {
    title: 'Wee Hours was updated in another tab',
    happened: 'This tab can’t save anymore. What you saved is safe. Copy what you typed here, then reload.',
  },
  rival: {
    title: 'Another timer is running',
    happened: 'Another timer is already running for this baby.',
  },
  unfetched: {
    title: 'Part of the app couldn’t load',
    happened: 'What you typed is still here. Try again when you’re online.',
  },
  unknown: {
    title: 'The browser’s storage didn’t answer',
    happened: 'This wasn’t saved. Try again. If it fails again, check for free space, then reload.',
  },
};
