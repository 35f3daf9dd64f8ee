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
  file: {
    ready: 'Your file is ready',
    share: 'Share it',
    unable: {
      title: 'This device can’t share the file',
      description: 'Update iOS to share files from the home-screen app. Then try again.',
    },
  },
};
