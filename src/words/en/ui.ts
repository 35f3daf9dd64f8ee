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
  /** The page for a screen that failed. */
  failed: {
    title: 'Unexpected Application Error!',
    about:
      'That was us, not you. Nothing you logged was lost. Reload this page, or try again when you’re online.',
    reload: 'Reload this page',
    home: 'Go to the home page',
    cause: 'What went wrong',
  },
};
