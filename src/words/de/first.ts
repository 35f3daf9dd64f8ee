import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** The first screen: the frame of the app, and the dashboard. */
export const first = {
  places: {
    dashboard: 'Übersicht',
    log: 'Tagebuch',
    calendar: 'Kalender',
    summaries: 'Statistik',
    profile: 'Profil',
    crib: 'Bettchenmodus',
    stash: 'Milchvorrat',
  },
  frame: {
    sidebar: 'Seitenleiste',
    main: 'Hauptmenü',
    places: 'Bereiche',
    opening: 'Tagebuch wird geöffnet …',
    menu: 'Menü',
    demo: 'Du siehst die Demo',
    signOut: 'Abmelden',
    whoseLog: 'Wessen Tagebuch',
    dim: 'Dimmen',
    runningNow: 'Läuft gerade',
    running: <Node>(name: Node, doing: Node): (string | Node)[] => [name, ': ', doing],
    stop: (name: string, doing: string) => `Timer stoppen · ${name}: ${doing}`,
    stopShort: 'Stopp',
    /** What a timer is doing. `none` is for a timer without a side. */
    feeding: { left: 'Stillen, links', right: 'Stillen, rechts' },
    paused: { left: 'Pause, links', right: 'Pause, rechts', none: 'Pause' },
    /** The title of the browser tab begins with this. */
    tab: (doing: string, time: string) => `${doing} ${time}`,
    tabOf: (name: string, doing: string, time: string) => `${name}: ${doing} ${time}`,
    makeBackup: 'Backup machen',
  },
  welcome: <Node>(name: string, wrap: (text: string) => Node): (string | Node)[] => [
    'Willkommen, ',
    wrap(name || 'Gast'),
    '!',
  ],
  lastBackup: {
    never: 'Noch kein Backup.',
    fromToday: 'Letztes Backup: heute.',
    fromYesterday: 'Letztes Backup: gestern.',
    from: (day: string) => `Letztes Backup: ${day}.`,
  },
  alwaysFree: 'Eintragen, exportieren und löschen ist immer kostenlos.',
  seePlans: 'Tarife ansehen',
  dashboard: {
    greeting: (name: string) => (name ? `Willkommen, ${name}!` : 'Willkommen!'),
    /** Follows the date. */
    of: <Node>(name: Node, age: Node): (string | Node)[] => [' · ', name, ', ', age],
    description: 'So war euer Tag bisher.',
    reading: 'Der heutige Tag wird gelesen …',
    sample: <Node>(strong: (text: string) => Node): (string | Node)[] => [
      strong('Das sind Beispieldaten.'),
      ' Nichts wird gespeichert.',
    ],
    demo: 'Demo',
    /** `rest` marks the end of the sentence. On a phone, only screen readers present it. */
    signUp: <Node>(rest: (text: string) => Node): (string | Node)[] => [
      'Registrieren',
      rest(' und das eigene Baby eintragen'),
    ],
    quickActions: 'Schnellzugriff',
    addLog: 'Neuer Eintrag',
    viewCalendar: 'Kalender',
    manageProfile: 'Profil',
    today: 'Heute',
    feeds: 'Mahlzeiten',
    diapers: 'Windeln',
    sleeps: 'Schlaf',
    in24Hours: (count: number) => `${number(count)} in 24 h`,
    bottles: (count: number) =>
      plural(count, { one: `${number(count)} Flasche`, other: `${number(count)} Flaschen` }),
    moreBottles: (count: number) =>
      plural(count, {
        one: `${number(count)} weitere Flasche`,
        other: `${number(count)} weitere Flaschen`,
      }),
    viewSummaries: 'Zur Statistik',
    byWeek: 'Woche für Woche',
    latest: 'Neueste',
    noneLatest: 'Hier erscheinen die Einträge von heute.',
  },
  quick: {
    title: (name: string) => `Schnell eintragen für ${name}`,
    diaper: 'Windel',
    diapers: { wet: 'Nass', dirty: 'Stuhl', mixed: 'Beides' },
    bottle: 'Flasche',
    otherAmount: 'Mehr …',
    breast: 'Brust',
    sides: { left: 'Links', right: 'Rechts' },
    /** The letters in the icons of the sides. */
    sideLetters: { left: 'L', right: 'R' },
    next: 'Dran',
    switchTo: { left: 'Nach links', right: 'Nach rechts' },
    pause: 'Pause',
    resume: 'Weiter',
    stop: 'Beenden',
    sleep: 'Schlaf',
    startSleep: 'Eingeschlafen',
    wake: 'Aufgewacht',
  },
  /** The line that describes a running timer. */
  timer: {
    since: {
      left: (clock: string) => `Links seit ${clock}`,
      right: (clock: string) => `Rechts seit ${clock}`,
      none: (doing: string, clock: string) => `${doing} seit ${clock}`,
    },
    paused: {
      left: (clock: string) => `Links · Pause seit ${clock}`,
      right: (clock: string) => `Rechts · Pause seit ${clock}`,
      none: (clock: string) => `Pause seit ${clock}`,
    },
    total: (time: string) => `${time} gesamt`,
    edit: {
      feed: 'Laufende Mahlzeit bearbeiten',
      sleep: 'Laufenden Schlaf bearbeiten',
      other: 'Laufenden Timer bearbeiten',
    },
  },
  /** The baby's state. Screen readers get the sentences, the screen shows the figures and the short texts. */
  state: {
    ready: 'Einmal tippen trägt es ein. Unten kannst du es zurücknehmen.',
    /** A time in large type. Each node is a number. */
    figure: {
      minutes: <Node>(minutes: Node): (string | Node)[] => [minutes, ' min'],
      hoursAndMinutes: <Node>(hours: Node, minutes: Node): (string | Node)[] => [hours, ' h ', minutes],
      days: <Node>(days: number, figure: Node): (string | Node)[] => [
        figure,
        plural(days, { one: ' Tag', other: ' Tage' }),
      ],
    },
    /** The words below a figure. */
    short: {
      sinceFeed: 'seit Mahlzeit',
      feeding: { left: 'trinkt, links', right: 'trinkt, rechts', none: 'trinkt' },
      paused: { left: 'Pause, links', right: 'Pause, rechts', none: 'Pause' },
      sinceWet: 'seit nass',
      sinceDirty: 'seit Stuhl',
      dirty: (time: string) => `Stuhl ${time}`,
      asleep: 'schläft',
      awake: 'wach',
      noSleep: 'kein Schlafeintrag',
      /** Describes a part of a feed. Letters name the sides. */
      stretch: {
        left: (time: string) => `L\u00a0${time}`,
        right: (time: string) => `R\u00a0${time}`,
        leftSoFar: (time: string) => `L\u00a0bisher ${time}`,
        rightSoFar: (time: string) => `R\u00a0bisher ${time}`,
      },
    },
    none: { feed: 'Noch keine Mahlzeit', diaper: 'Noch keine Windel', sleep: 'Noch kein Schlaf' },
    fed: (ago: string, stretches: string) => `Getrunken ${ago} · ${stretches}.`,
    orderUnknown: (stretches: string) => `${stretches}, Reihenfolge unbekannt`,
    /** Describes a part of a feed within the sentence. */
    stretch: {
      left: (time: string) => `links ${time}`,
      right: (time: string) => `rechts ${time}`,
      leftSoFar: (time: string) => `links bisher ${time}`,
      rightSoFar: (time: string) => `rechts bisher ${time}`,
      bottle: (volume: string) => `Flasche ${volume}`,
      unmeasured: 'Flasche',
    },
    /** `none` is for a feed whose side is unknown. */
    feeding: {
      left: (time: string) => `Trinkt links, bisher ${time}.`,
      right: (time: string) => `Trinkt rechts, bisher ${time}.`,
      none: (time: string) => `Trinkt, bisher ${time}.`,
    },
    feedingAgain: {
      left: (time: string, total: string) => `Trinkt links, ${time}; insgesamt ${total}.`,
      right: (time: string, total: string) => `Trinkt rechts, ${time}; insgesamt ${total}.`,
      none: (time: string, total: string) => `Trinkt, ${time}; insgesamt ${total}.`,
    },
    paused: {
      left: (time: string) => `Pause links nach ${time}.`,
      right: (time: string) => `Pause rechts nach ${time}.`,
      none: (time: string) => `Pause nach ${time}.`,
    },
    pausedAgain: {
      left: (time: string, total: string) => `Pause links nach ${time}; insgesamt ${total}.`,
      right: (time: string, total: string) => `Pause rechts nach ${time}; insgesamt ${total}.`,
      none: (time: string, total: string) => `Pause nach ${time}; insgesamt ${total}.`,
    },
    wet: (ago: string) => `Zuletzt nass ${ago}.`,
    dirty: (ago: string) => `Zuletzt Stuhl ${ago}.`,
    wetAndDirty: (wet: string, dirty: string) => `Zuletzt nass ${wet}, Stuhl ${dirty}.`,
    asleep: (time: string) => `Schläft seit ${time}.`,
    awake: (time: string) => `Wach seit ${time}.`,
    noSleep: (time: string) => `Seit ${time} kein Schlaf eingetragen.`,
  },
  /** The toasts after a tap. */
  taps: {
    saved: (name: string, entry: string) => `Gespeichert für ${name}: ${entry}`,
    savedFor: (name: string) => `Gespeichert für ${name}`,
    entries: (entries: readonly string[]) => entries.join(' · '),
    when: (day: string, clock: string) => `${day}, ${clock}`,
    feeding: {
      left: (name: string, clock: string) => `${name} trinkt links · seit ${clock}`,
      right: (name: string, clock: string) => `${name} trinkt rechts · seit ${clock}`,
    },
    asleep: (name: string, clock: string) => `${name} schläft · seit ${clock}`,
    paused: 'Mahlzeit pausiert',
    pausedAt: (name: string, clock: string) => `${name} · seit ${clock}`,
    /** Used while the catalog `storage` is not loaded yet. */
    notSaved: {
      title: 'Das wurde nicht gespeichert',
      happened: 'Lade diese Seite neu. Versuch es dann noch einmal.',
    },
    /** Used for a tap before the start of the app, if its tile changed, the start took too long, or the app ended. */
    lost: {
      title: 'Ein Antippen wurde nicht gespeichert',
      description: 'Die App war noch nicht bereit. Trag es nach, wenn es fehlt.',
    },
    adjust: 'Anpassen',
    undo: 'Rückgängig',
    undone: 'Zurückgenommen',
  },
};
