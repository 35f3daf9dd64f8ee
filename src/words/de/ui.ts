/** The components that the app and the public pages share. */
export const ui = {
  skip: 'Zum Inhalt springen',
  loading: 'Lädt …',
  close: 'Schließen',
  dismiss: 'Ausblenden',
  optional: '(optional)',
  number: {
    withUnit: (label: string, unit: string) => `${label} (${unit})`,
    less: (label: string) => `Weniger: ${label}`,
    more: (label: string) => `Mehr: ${label}`,
  },
  toasts: {
    /** Screen readers say this before the text of a toast. */
    before: 'Mitteilung',
    /** The name of the list of toasts. F8 moves the focus to it. */
    list: 'Mitteilungen (F8)',
  },
  /** Screen readers say this with the action of a toast. */
  reach: (action: string) => `${action}: mit F8 erreichbar.`,
  /** What the browser shows at a field that it refuses. */
  invalid: {
    missing: 'Füll dieses Feld aus.',
    email: 'Gib eine E-Mail-Adresse ein, zum Beispiel june@example.com.',
  },
  name: { label: 'Name', blank: 'Gib deinen Namen ein.' },
  password: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
  /** The page that replaces a screen that failed. */
  failed: {
    title: 'Unerwarteter Fehler!',
    about:
      'Das lag an uns, nicht an dir. Alle deine Einträge sind sicher. Lade die Seite neu oder versuch es noch einmal, wenn du online bist.',
    reload: 'Seite neu laden',
    home: 'Zur Startseite',
    cause: 'Was passiert ist',
  },
};
