import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** The sections of the profile about the account, its password, its lock and its deletion. */
export const owner = {
  password: 'Dein Passwort',
  account: {
    title: 'Konto',
    about: 'Dein Konto gibt es nur auf diesem Gerät.',
    guest: (trialDays: number) =>
      plural(trialDays, {
        one: `Du schaust dich als Gast um. Registriere dich und trag dein eigenes Baby ein, ${number(trialDays)} Tag kostenlos.`,
        other: `Du schaust dich als Gast um. Registriere dich und trag dein eigenes Baby ein, ${number(trialDays)} Tage kostenlos.`,
      }),
    seePlans: 'Tarife ansehen',
    signUp: 'Registrieren',
    signOut: 'Abmelden',
    name: 'Name',
    email: 'E-Mail',
    plan: 'Tarif',
    plans: { free: 'Kostenlos', starter: 'Starter', plus: 'Plus', lifetime: 'Lifetime Bundle' },
    until: (plan: string, day: string) => `${plan} · bis ${day}`,
    ended: (plan: string, day: string) => `${plan} · endete am ${day}`,
    trial: (plan: string, days: number) =>
      plural(days, {
        one: `${plan} · noch ${number(days)} Testtag`,
        other: `${plan} · noch ${number(days)} Testtage`,
      }),
  },
  changes: {
    edit: 'Name und E-Mail ändern',
    passwordTitle: 'Passwort',
    passwordAbout: 'Damit meldest du dich auf diesem Gerät an.',
    password: 'Passwort ändern',
    edited: 'Dein Konto ist aktualisiert',
    passwordSet: 'Dein neues Passwort gilt jetzt',
  },
  editing: {
    save: 'Änderungen speichern',
    email: 'E-Mail',
    emailHint: 'Damit meldest du dich auf diesem Gerät an. Wir schicken nie etwas dorthin.',
    passwordHint: 'So kann niemand anders dein Konto übernehmen.',
  },
  newPassword: {
    description: 'Dein Wiederherstellungscode gilt weiter und du bleibst angemeldet.',
    label: 'Neues Passwort',
    hint: 'Prüfe es mit dem Auge. Du gibst es nur einmal ein.',
    set: 'Neues Passwort festlegen',
  },
  recovery: {
    title: 'Wiederherstellungs\u00adcode',
    about: 'Dein Konto gibt es nur auf diesem Gerät, deshalb können wir dir kein neues Passwort schicken.',
    none: 'Noch kein Code. Du brauchst einen, falls du dein Passwort vergisst.',
    works: (day: string) =>
      `Dein Code vom ${day} gilt. Wenn du ihn verloren hast oder jemand ihn gesehen hat, erstelle einen neuen. Der alte gilt nicht mehr, sobald du den neuen bestätigst.`,
    unconfirmed: (day: string) =>
      `Hast du deinen Code vom ${day} gesichert? Dann gilt er. Wenn nicht, erstelle einen neuen.`,
    unconfirmedAfter: (day: string, former: string) =>
      `Hast du deinen Code vom ${day} gesichert? Dann gilt er. Wenn nicht, erstelle einen neuen. Bis dahin gilt dein früherer Code vom ${former}.`,
    makeFirst: 'Code erstellen',
    makeNew: 'Neuen Code erstellen',
    asking: {
      title: 'Wiederherstellungs\u00adcode erstellen',
      description: 'Du siehst ihn einmal. Speichere, drucke oder kopiere ihn.',
      show: 'Code anzeigen',
    },
  },
  autoLock: {
    title: 'Auto-Sperre',
    about:
      'Sie hält andere auf diesem Gerät aus deinem Konto heraus, verschlüsselt aber dein Tagebuch nicht.',
    after: 'Sperren nach',
    hint: 'Timer laufen weiter, während die App gesperrt ist. Nicht gespeicherte Formulare schließen sich.',
    choices: { 0: 'Aus', 5: '5 Minuten', 60: '1 Stunde', 1440: '1 Tag' },
    stillOff: 'Die Auto-Sperre ist noch aus. Schalte sie mit deinem Passwort ein.',
    turnOn: 'Auto-Sperre einschalten',
    on: 'Die Auto-Sperre ist an.',
    asking: {
      title: 'Auto-Sperre einschalten?',
      description:
        'Dein Passwort entsperrt die App. Gib es einmal ein, damit du sicher bist, dass du es weißt.',
      turnOn: 'Einschalten',
    },
  },
  deletion: {
    title: 'Deine Daten löschen',
    about: 'Du kannst deine Daten jederzeit löschen, mit jedem Tarif. Wir haben keine Kopie.',
    text: 'Lösche dein Tagebuch und behalte das Konto, oder lösche das Konto mit allem darin. Du siehst vorher, was gelöscht wird, und bestätigst es mit deinem Passwort.',
    demo: 'Die Demo speichert nichts. Wenn du sie verlässt, ist alles weg.',
    delete: { log: 'Alle Daten löschen', account: 'Mein Konto löschen' },
    ask: { log: 'Alle Daten löschen?', account: 'Mein Konto löschen?' },
    keep: 'Behalten',
    unknown:
      'Das löscht dein Tagebuch, laufende Timer, den Papierkorb und die Daten, mit denen du Importe und Backups zurücknehmen kannst.',
    empty:
      'Dein Tagebuch ist leer. Das löscht laufende Timer, den Papierkorb und die Daten, mit denen du Importe und Backups zurücknehmen kannst.',
    entries: (entries: string) =>
      `Das löscht ${entries}, laufende Timer, den Papierkorb und die Daten, mit denen du Importe und Backups zurücknehmen kannst.`,
    stays: 'Dein Konto, dein Tarif und deine Einstellungen bleiben.',
    goes: (email: string) =>
      `Das löscht auch das Konto ${email}, seinen Tarif und seine Einstellungen. Alle offenen Tabs werden abgemeldet.`,
    copies: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Du kannst das nicht rückgängig machen. Kopien sind nur die Backups und Exporte, die du gemacht hast. ',
      link('Erst alles exportieren'),
    ],
    /** A log that other phones share. */
    shared: {
      where: 'Wo?',
      here: 'Nur auf diesem Handy',
      all: 'Auf allen Handys',
      trash:
        'Das Tagebuch kommt auf allen Handys, die es teilen, in den Papierkorb. Von dort kannst du es 30 Tage lang wiederherstellen. Die Medikamentenliste und der Milchvorrat bleiben.',
      othersKeep: 'Dieses Handy teilt nicht mehr. Die anderen Handys behalten das Tagebuch.',
      removed: {
        title: 'Das Tagebuch ist im Papierkorb',
        description:
          'Unter „Daten“ kannst du es 30 Tage lang aus dem Papierkorb wiederherstellen. Handys, die offline sind, folgen später.',
      },
    },
    logDeleted: {
      title: 'Dein Tagebuch ist leer',
      description: 'Alle deine Einträge sind gelöscht. Konto und Einstellungen sind noch da.',
    },
    accountDeleted: {
      title: 'Dein Konto ist gelöscht',
      description: 'Auf diesem Gerät ist nichts davon übrig.',
    },
    partlyDeleted: {
      title: 'Manche Daten sind noch nicht gelöscht',
      description: (reason: string) => `${reason} Melde dich dann an und lösche das Konto noch einmal.`,
    },
  },
};
