/** Addresses that log: their panel in the profile, and the question of an address that must not log by itself. */
export const addresses = {
  title: 'Quick addresses',
  about: 'Put one on an NFC tag or a QR code. Opening it logs at once, with Undo.',
  none: 'An address needs your key. Without it, Wee Hours asks first.',
  noBaby: 'Add a baby first. Each address logs for one baby.',
  make: 'Make a key',
  made: 'Your key is ready',
  /** What each address logs. */
  acts: {
    wet: 'Wet diaper',
    dirty: 'Dirty diaper',
    both: 'Wet and dirty diaper',
    left: 'Start left',
    right: 'Start right',
    sleep: 'Start sleep',
    bottle: 'Usual bottle',
  },
  copy: <Node>(hidden: (text: string) => Node, act: string): (string | Node)[] => [
    'Copy',
    hidden(` the address for ${act}`),
  ],
  copied: (act: string) => `Copied: ${act}`,
  copyFailed: 'Couldn’t copy. Select the address and copy it.',
  whose: 'Whose log',
  who: 'Anyone who opens one here while the app is unlocked can log.',
  device: 'The addresses work in this browser only.',
  apple: 'On an iPhone or iPad they open in Safari, not in the app on the Home Screen.',
  appleApp:
    'Tags open Safari, which can’t see the log of this app. Make the key in Safari, for a log kept there.',
  revoke: 'Revoke the key',
  revoking: {
    title: 'Revoke the key?',
    about: 'Tags and codes with this key stop logging. They ask first.',
    keep: 'Keep it',
  },
  revoked: 'The key is revoked',
  question: {
    title: (name: string) => `Log this for ${name}?`,
    /** Why the app asks. */
    why: {
      ask: 'One tap logs it, with Undo.',
      wrongKey: 'The key in this address is wrong or revoked. Nothing was logged.',
      wrongBaby: 'This address is for a baby who isn’t here or is archived. Nothing was logged.',
      late: 'Wee Hours was locked or not ready. Nothing was logged.',
    },
    confirm: {
      wet: 'Log wet diaper now',
      dirty: 'Log dirty diaper now',
      both: 'Log wet and dirty diaper now',
      left: 'Start left now',
      right: 'Start right now',
      sleep: 'Start sleep now',
      bottle: 'Log a bottle…',
    },
    bottle: (volume: string) => `Log ${volume} bottle now`,
  },
};
