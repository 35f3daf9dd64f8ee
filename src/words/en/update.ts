/** Offers a new version. */
export const update = {
  ready: 'A new version is ready.',
  later: 'Later',
  now: 'Update now',
  updating: 'Updating…',
  slow: 'Updating… Keep logging. It takes half a minute at most.',
};
