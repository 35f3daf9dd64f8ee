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
  toasts: {
    /** Screen readers say this before the text of a toast. */
    before: 'Notification',
    /** The name of the list of toasts. F8 moves the focus to it. */
    list: 'Notifications (F8)',
  },
  /** Screen readers say this with the action of a toast. */
  reach: (action: string) => `${action}: press F8 to reach it.`,
  /** What the browser shows at a field that it refuses. */
  invalid: { missing: 'Fill in this field.', email: 'Enter an email, such as june@example.com.' },
  name: { label: 'Name', blank: 'Enter your name.' },
  password: { show: 'Show password', hide: 'Hide password' },
  /** The page that replaces a screen that failed. */
  failed: {
    title: 'Unexpected Application Error!',
    about:
      'That was us, not you. Everything you logged is safe. Reload this page, or try again when you’re online.',
    reload: 'Reload this page',
    home: 'Go to the home page',
    cause: 'What went wrong',
  },
};
