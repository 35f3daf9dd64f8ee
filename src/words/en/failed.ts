/** The page for a screen that failed. English is in the first script, for when no other words have come. */
export const failed = {
  title: 'Unexpected Application Error!',
  about:
    'That was us, not you. Nothing you logged was lost. Reload this page, or try again when you’re online.',
  reload: 'Reload this page',
  home: 'Go to the home page',
  cause: 'What went wrong',
};
