/** The screen for a log that can't be opened. */
export const trouble = {
  missing: 'Dein Tagebuch fehlt',
  lastOpened: (day: string) => `Zuletzt wurde es hier am ${day} geöffnet.`,
  stillShown: 'Dieser Tab zeigt noch einen Teil davon. Kopiere, was du brauchst.',
  accountGone:
    'Auch dein Konto ist weg. Registriere dich noch einmal, gern mit derselben E-Mail. Öffne dann im Profil ein Backup.',
  restore: 'Backup öffnen',
  startOver: 'Neu anfangen',
  signOut: 'Abmelden',
  signUpAgain: 'Neu registrieren',
  notOpened: 'Dein Tagebuch ließ sich nicht öffnen',
  reload: 'Neu laden',
  demo: 'Demo ausprobieren',
};
