import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** The page that signs in, signs up, and sets a new password by recovery code. */
export const account = {
  title: 'Konto',
  description:
    'Melde dich an oder teste die ganze App 14 Tage kostenlos, ohne Karte. Dein Konto bleibt auf deinem eigenen Gerät.',
  fields: { email: 'E-Mail', password: 'Passwort' },
  signIn: {
    heading: 'Bei deinem Konto anmelden',
    submit: 'Anmelden',
    other: <Node>(button: (text: string) => Node): (string | Node)[] => [
      'Oder ',
      button('starte deine 14 kostenlosen Testtage'),
    ],
    planChosen: <Node>(plan: Node): (string | Node)[] => [
      'Du hast ',
      plan,
      ' gewählt. Der Tarif beginnt, sobald du dich anmeldest.',
    ],
    forgot: 'Passwort vergessen?',
    done: { title: 'Willkommen zurück!', description: 'Deine Übersicht wird geöffnet.' },
  },
  signUp: {
    heading: 'Neues Konto erstellen',
    submit: 'Registrieren',
    other: <Node>(button: (text: string) => Node): (string | Node)[] => [
      'Oder ',
      button('melde dich bei deinem Konto an'),
    ],
    planChosen: <Node>(plan: Node): (string | Node)[] => [
      'Du hast ',
      plan,
      ' gewählt. Der Tarif beginnt, sobald du dich registrierst.',
    ],
    passwordHint:
      'Nur auf diesem Gerät gespeichert, deshalb nicht per E-Mail zurücksetzbar. Gleich bekommst du einen Wieder­herstellungs­code.',
    done: { title: 'Konto erstellt!', description: 'Deine Übersicht wird geöffnet.' },
  },
  recover: {
    heading: 'Neues Passwort festlegen',
    lead: 'Nimm den Wieder­herstellungs­code, den du gesichert hast. Dein Tagebuch ist sicher auf diesem Gerät.',
    back: 'Zurück zum Anmelden',
    code: 'Wieder­herstellungs\u00adcode',
    codeHint: 'Acht Vierergruppen und ein Zeichen. Großschreibung, Leerzeichen und Bindestriche sind egal.',
    /** Why a typed recovery code is invalid. */
    faults: {
      empty: 'Gib den Wieder­herstellungs­code ein, den du gesichert hast.',
      mistyped: 'Ein Zeichen stimmt nicht. Vergleiche Gruppe für Gruppe.',
      strange: (character: string) =>
        `In einem Wieder­herstellungs­code kommt ${character} nicht vor. Prüfe dieses Zeichen.`,
      tooShort: (characters: number) =>
        plural(characters, {
          one: '1 Zeichen fehlt. Ein Code hat acht Vierergruppen und ein Zeichen.',
          other: `${number(characters)} Zeichen fehlen. Ein Code hat acht Vierergruppen und ein Zeichen.`,
        }),
      tooLong: (characters: number) =>
        plural(characters, {
          one: 'Das ist 1 Zeichen zu viel. Ein Code hat acht Vierergruppen und ein Zeichen.',
          other: `Das sind ${number(characters)} Zeichen zu viel. Ein Code hat acht Vierergruppen und ein Zeichen.`,
        }),
    },
    password: 'Neues Passwort',
    submit: 'Neues Passwort festlegen',
    noCode:
      'Kein Code? Dann kann niemand das Konto öffnen, auch wir nicht. Wenn du eine Backup-Datei hast, erstelle ein Konto mit einer anderen E-Mail. Öffne die Datei dann im Profil, um dein Tagebuch zurückzuholen.',
    done: {
      title: 'Willkommen zurück!',
      description: 'Dein neues Passwort gilt. Dein Tagebuch ist genau so, wie du es verlassen hast.',
    },
  },
  /** The toasts about the plan that the user chose before signing in or up. */
  plan: {
    kept: {
      title: (held: string) => `Du hast ${held}`,
      description: (chosen: string) => `Das enthält mehr als ${chosen}, deshalb haben wir es behalten.`,
    },
    notSet: {
      title: (plan: string) => `${plan} wurde nicht eingerichtet`,
      description: (error: string) => `${error} Wähle den Tarif unter „Preise“ noch einmal.`,
    },
  },
  demo: {
    heading: 'Nur mal schauen?',
    text: 'Die Demo ist die ganze App mit Beispieldaten. Sie braucht kein Konto und speichert nichts.',
  },
};
