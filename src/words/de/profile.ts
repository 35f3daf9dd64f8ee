import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** The profile screen. `owner.ts` has its account sections. `imports.ts`, `backup.ts` and `trash.ts` have its files. */
export const profile = {
  title: 'Konto & Babys',
  demo: 'Das ist die Demo. Probier alles aus, gespeichert wird nichts.',
  /** The headings of the sections. A panel with the same title shows it to screen readers only. */
  sections: {
    account: 'Konto',
    babies: 'Babys',
    units: 'Einheiten und Zeit',
    appearance: 'Aussehen',
    kinds: 'Was du einträgst',
    data: 'Daten',
    security: 'Sicherheit',
    about: 'Über die App',
  },
  /** The list of the sections, each with its current value. */
  list: {
    label: 'Einstellungen',
    account: (name: string, plan: string) => `${name} · ${plan}`,
    guest: 'Gast',
    names: (names: readonly string[]) => names.join(', '),
    noBaby: 'Noch kein Baby',
    units: (units: readonly string[]) => units.join(' · '),
    kinds: (titles: readonly string[], more: number) =>
      more > 0 ? `${titles.join(', ')} und ${number(more)} mehr` : titles.join(', '),
    backedUp: (ago: string) => `Backup ${ago}`,
    notBackedUp: 'Noch kein Backup',
    lockOff: 'Auto-Sperre ist aus',
    lockAfter: (time: string) => `Sperre nach ${time}`,
    about: 'Datenschutz, Installation, Lizenzen',
  },
  /** The menu's link to the backup, which moves a log to another phone. */
  handOver: 'Tagebuch übergeben',
  babies: {
    title: 'Babys',
    about: 'Jedes Baby hat ein eigenes Tagebuch.',
    reading: 'Profile werden geladen …',
    none: 'Noch kein Profil. Leg dein Baby an, um einzutragen.',
    add: 'Baby anlegen',
    addAnother: 'Weiteres Baby anlegen',
    editTitle: (name: string) => `${name} bearbeiten`,
    added: (name: string) => `${name} ist angelegt`,
    saved: (name: string) => `Das Profil von ${name} ist gespeichert`,
    archived: {
      title: (name: string) => `${name} ist archiviert`,
      description: 'Du kannst dieses Tagebuch hier weiter öffnen, bearbeiten und exportieren.',
    },
    unarchived: {
      title: (name: string) => `${name} ist wieder da`,
      description: 'Du kannst dieses Tagebuch wieder überall auswählen.',
    },
    full: (allowed: number) =>
      plural(allowed, {
        one: 'Dein Tarif enthält 1 Baby. Profile, die du schon hast, funktionieren weiter.',
        other: `Dein Tarif enthält ${number(allowed)} Babys. Profile, die du schon hast, funktionieren weiter.`,
      }),
    seePlans: 'Tarife für mehr Babys ansehen',
    facts: {
      female: (age: string, born: string) => `Mädchen, ${age}, geboren ${born}`,
      male: (age: string, born: string) => `Junge, ${age}, geboren ${born}`,
    },
    archivedFacts: {
      female: (age: string, born: string) => `Archiviert. Mädchen, ${age}, geboren ${born}`,
      male: (age: string, born: string) => `Archiviert. Junge, ${age}, geboren ${born}`,
    },
    openLog: <Node>(name: string, hidden: (text: string) => Node): (string | Node)[] => [
      'Tagebuch öffnen',
      hidden(` von ${name}`),
    ],
    /** Only screen readers present the name, so the verb is the whole visible text and begins with a capital. */
    edit: <Node>(name: Node): (string | Node)[] => [name, ' Bearbeiten'],
    /** Opens the rarer acts. */
    more: <Node>(hidden: (text: string) => Node, name: string): (string | Node)[] => [
      'Mehr',
      hidden(` für ${name}`),
    ],
    archive: <Node>(name: Node): (string | Node)[] => [name, ' Archivieren'],
    unarchive: <Node>(name: Node): (string | Node)[] => [name, ' Zurückholen'],
    remove: <Node>(name: Node): (string | Node)[] => [name, ' Entfernen'],
  },
  removal: {
    title: (name: string) => `${name} entfernen?`,
    keep: (name: string) => `${name} behalten`,
    remove: (name: string) => `${name} entfernen`,
    unknown: (days: number) =>
      `Das entfernt das Profil und alles, was darin eingetragen ist. Du kannst es ${forDays(days)} wiederherstellen. Danach ist es endgültig weg.`,
    empty: (days: number) =>
      `Das entfernt das Profil. Es hat noch keine Einträge. Du kannst es ${forDays(days)} wiederherstellen. Danach ist es endgültig weg.`,
    entries: (entries: string, days: number) =>
      `Das entfernt das Profil und ${entries}. Du kannst alles ${forDays(days)} wiederherstellen. Danach ist es endgültig weg.`,
    timers: (days: number) =>
      `Das entfernt das Profil und laufende Timer. Du kannst alles ${forDays(days)} wiederherstellen. Danach ist es endgültig weg.`,
    entriesAndTimers: (entries: string, days: number) =>
      `Das entfernt das Profil, ${entries} und laufende Timer. Du kannst alles ${forDays(days)} wiederherstellen. Danach ist es endgültig weg.`,
    archive: 'Wenn du das Tagebuch behalten willst, archiviere stattdessen das Profil.',
    name: (name: string) => `Tippe zur Bestätigung ${name} ein`,
    wrongName: (name: string) => `Tippe „${name}“ ein, um dieses Profil zu entfernen.`,
    removed: {
      title: (name: string) => `Das Profil von ${name} ist entfernt`,
      description: (days: number) =>
        `Unter „Daten“ kannst du es ${forDays(days)} aus dem Papierkorb wiederherstellen.`,
    },
  },
  kinds: {
    title: 'Was du einträgst',
    about:
      'Wähle deine Kacheln und ihre Reihenfolge. Schaltest du etwas aus, bleiben die Einträge dazu erhalten.',
    tiles: { diaper: 'Windeln', bottle: 'Flaschen', breast: 'Stillen', sleep: 'Schlaf' },
    up: (title: string) => `${title} nach oben`,
    down: (title: string) => `${title} nach unten`,
    place: (title: string, place: number, all: number) => `${title}, ${number(place)} von ${number(all)}`,
  },
  units: {
    title: 'Einheiten und Zeit',
    about: 'Einheiten ändern nur, wie deine Einträge aussehen.',
    volume: { label: 'Flaschen', oz: 'oz', ml: 'ml' },
    weight: { label: 'Gewicht', lb: 'lb + oz', kg: 'kg' },
    length: { label: 'Länge', in: 'in', cm: 'cm' },
    temperature: { label: 'Temperatur', F: '°F', C: '°C' },
    weekStart: 'Wochenbeginn',
    weekdays: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'],
    zone: 'Zeitzone',
    zoneHint: (day: string, clock: string) =>
      `Legt fest, wann ein Tag beginnt. Dort ist jetzt ${day}, ${clock}.`,
    deviceZone: (zone: string) => `Zeitzone dieses Geräts, jetzt ${zone}`,
    world: 'Welt',
    /** The first parts of the names of time zones, such as `Indian/Mauritius`. */
    regions: {
      Africa: 'Afrika',
      America: 'Amerika',
      Antarctica: 'Antarktis',
      Arctic: 'Arktis',
      Asia: 'Asien',
      Atlantic: 'Atlantik',
      Australia: 'Australien',
      Europe: 'Europa',
      Indian: 'Indischer Ozean',
      Pacific: 'Pazifik',
    },
    report: {
      label: 'Sprache der Berichte',
      hint: 'Für Berichte, Tabellen und Exporte.',
      same: 'Wie die App',
    },
  },
  appearance: {
    title: 'Aussehen',
    about: 'Gilt nur für dieses Gerät.',
    hint: '„Auto“ richtet sich am Tag nach deinem Gerät und wechselt von 19 bis 7 Uhr zu „Nacht“.',
    light: 'Hell',
    dark: 'Dunkel',
    night: 'Nacht',
    auto: 'Auto',
    keepAwake: {
      label: 'Bildschirm anlassen, solange ein Timer läuft',
      hint: 'Gilt auf der Übersicht und braucht mehr Akku.',
    },
  },
  language: {
    title: 'Sprache',
    about: 'Gilt nur für dieses Gerät.',
    notHere: 'Manche Sprachen sind noch nicht auf diesem Gerät. Geh zum Wechseln online.',
    failed: {
      title: 'Die Sprache wurde nicht geladen',
      happened: 'Vielleicht hast du gerade keine Verbindung.',
      todo: 'Prüfe sie und versuch es noch einmal.',
    },
    unsaved: {
      title: 'Wechseln, ohne zu speichern?',
      description: 'Was du auf dieser Seite eingegeben hast, ist noch nicht gespeichert.',
      stay: 'Weiter eingeben',
      leave: 'Trotzdem wechseln',
    },
  },
  install: {
    title: 'Installieren',
    about: 'Leg Wee Hours auf deinen Home-Bildschirm. Es öffnet sich im Vollbild und läuft offline.',
    install: 'Wee Hours installieren',
    installed: 'Wee Hours ist auf diesem Gerät installiert.',
    apple:
      'Tippe in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“. Die installierte App beginnt mit einem leeren Tagebuch. Um dieses mitzunehmen, mach zuerst unter „Daten“ ein Backup. Öffne es dann in der installierten App.',
    menu: 'Such im Menü deines Browsers nach „Installieren“ oder „Zum Startbildschirm“.',
  },
  about: {
    title: 'Datenschutz',
    text: <Node>(link: (text: string) => Node): (string | Node)[] => [
      'Dein Tagebuch bleibt auf diesem Gerät. Es verlässt das Gerät nur, wenn du es exportierst oder teilst, und kein Server kann es lesen. Dein Passwort hält andere aus der App heraus. Das Gerät schützt du mit seiner Sperre. ',
      link('Datenschutzerklärung lesen'),
    ],
    licenses: 'Open-Source-Lizenzen',
    license: (names: string, terms: string) => `${names} · ${terms}`,
    thanks: 'Wee Hours baut auf der Arbeit dieser Menschen auf, die sie für alle freigegeben haben.',
  },
};

function forDays(days: number): string {
  return plural(days, { one: `${number(days)} Tag lang`, other: `${number(days)} Tage lang` });
}
