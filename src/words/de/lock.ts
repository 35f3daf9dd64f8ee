const typing = 'Das offene Formular wurde nicht gespeichert. Füll es bitte noch einmal aus.';

/** The screen of the automatic lock. */
export const lock = {
  title: 'Gesperrt',
  announced: 'Wee Hours ist gesperrt.',
  announcedTyping: `Wee Hours ist gesperrt. ${typing}`,
  about: 'Dein Tagebuch ist sicher, Timer laufen weiter. Gib dein Passwort ein, um weiterzumachen.',
  typing,
  password: 'Passwort',
  unlock: 'Entsperren',
  signOut: 'Abmelden',
  forgot: 'Passwort vergessen? Melde dich ab und lege mit deinem Wiederherstellungscode ein neues fest.',
};
