/**
 * What is said where a part of the app that comes only with the tap did not come. Apart from the other sentences, which may
 * be what did not come: this one is there from the start, on the public pages too.
 */
export const UNFETCHED = {
  title: 'A part of the app could not be fetched',
  message: 'Nothing was lost, and what you typed is still here. Try again when there is a signal.',
} as const;
