/** Offers a new version. */
export const update = {
  ready: 'Eine neue Version ist da.',
  later: 'Später',
  now: 'Aktualisieren',
  updating: 'Aktualisiert …',
  slow: 'Aktualisiert … Du kannst weiter eintragen. Es dauert höchstens eine halbe Minute.',
};
