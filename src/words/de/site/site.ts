/** Words that several public pages share: the header, the footer, features, downloads and "not found". */
export const site = {
  pages: {
    features: 'Funktionen',
    pricing: 'Preise',
    shop: 'Shop',
    demo: 'Demo',
    blog: 'Blog',
    support: 'Hilfe',
    privacy: 'Datenschutz',
    terms: 'Nutzungs­bedingungen',
  },
  tryDemo: 'Demo aus­probieren',
  getStarted: 'Loslegen',
  startFree: 'Kostenlos starten, ohne Karte',
  /** The same button for a signed-in user. */
  openLog: 'Tagebuch öffnen',
  header: {
    home: 'Wee Hours, Startseite',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    label: 'Hauptmenü',
    signIn: 'Anmelden',
    signOut: 'Abmelden',
    signedOut: 'Du bist abgemeldet.',
    dashboard: 'Übersicht',
    backToDemo: 'Zurück zur Demo',
  },
  footer: {
    motto: 'Für die Stunden, die sonst niemand sieht. Irgendwo brennt noch ein Licht.',
    label: 'Fußzeile',
    product: 'Produkt',
    help: 'Hilfe',
    legal: 'Rechtliches',
    languages: 'Diese Seite in anderen Sprachen',
    notAdvice:
      '© Wee Hours. Ein Tagebuch, kein medizinischer Rat. Wenn du dir Sorgen um dein Baby machst, ruf in der Kinderarzt­praxis oder beim Notruf an.',
  },
  newsletter: {
    title: 'Unser Newsletter',
    pitch:
      'Ab und zu eine nützliche Seite. Melde dich an und du bekommst gratis eine Musterseite für einen Tag.',
    email: 'E-Mail-Adresse',
    subscribe: 'Abonnieren',
    notKept:
      'Dieser Browser sperrt den Speicher, deshalb wurde deine Adresse nicht gespeichert. Erlaube Websitedaten und versuch es noch einmal.',
    thanks: 'Danke fürs Abonnieren!',
    share: 'Teilen',
    sample: {
      ready: 'Deine kostenlose Musterseite ist bereit.',
      unable: 'Öffne diese Seite in Safari, um deine kostenlose Musterseite zu bekommen.',
      saved: 'Deine kostenlose Musterseite liegt in deinen Downloads.',
      shared: 'Du hast deine kostenlose Musterseite geteilt.',
      cancelled: 'Deine Musterseite wurde nicht gespeichert. Abonniere noch einmal, um sie zu bekommen.',
      offline: 'Deine Musterseite ließ sich nicht herunterladen. Geh online und abonniere noch einmal.',
      failed: 'Deine Musterseite ließ sich nicht herunterladen. Abonniere in ein paar Minuten noch einmal.',
    },
  },
  plan: {
    names: { starter: 'Starter', plus: 'Plus', lifetime: 'Lifetime Bundle' },
    upgraded: (plan: string) => `Du hast jetzt ${plan}!`,
    opened: 'Alle neuen Funktionen sind freigeschaltet.',
    lowered: (plan: string) => `Du hast jetzt ${plan}`,
    logStays: 'Dein Tagebuch bleibt, wie es ist.',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    mistypedOrMoved:
      'Vielleicht ist in der Adresse ein Tippfehler oder die Seite ist umgezogen. Deine Einträge sind sicher auf diesem Gerät.',
    mistyped: 'Vielleicht ist in der Adresse ein Tippfehler. Deine Einträge sind sicher auf diesem Gerät.',
    home: 'Zur Startseite',
    dashboard: 'Zur Übersicht',
    contact: 'Schreib uns',
  },
  /** What the pictures of the app show, for readers who do not see them. */
  pictures: {
    taps: 'Kacheln für nass, Stuhl und beides. Darunter die Meldung, dass eine nasse Windel gespeichert ist, mit „Rückgängig“ und früheren Zeiten.',
    timer:
      'Eine laufende Mahlzeit: rechts seit 2:59, 8:02, mit Knöpfen zum Beenden, Seitenwechseln und Pausieren.',
    rhythm:
      'Acht Tage als Zeilen, jede von Mitternacht bis Mitternacht, mit Nachtschlaf, Nickerchen und Mahlzeiten.',
    curve: 'Das Gewicht eines sechs Wochen alten Babys auf den WHO-Wachstums­kurven.',
    week: 'Die Stunden Schlaf einer Woche als Balken: Nächte und Nickerchen.',
    report: 'Die Vorschau eines Berichts zum Termin, mit Mahlzeiten, Windeln und Schlaf pro Tag.',
  },
  facts: {
    system: 'Jeder moderne Browser',
    description: 'Ein Babytagebuch für Mahlzeiten, Windeln, Schlaf und Wachstum. Es läuft offline.',
  },
  // Each feature has one sentence here. `features.ts` has the details.
  features: {
    feeding: {
      name: 'Mahlzeiten',
      sentence:
        'Links, rechts oder Flasche, mit Minuten und Millilitern. Du weißt immer, welche Seite dran ist.',
    },
    diapers: {
      name: 'Windeln',
      sentence: 'Nass, Stuhl oder beides. Einmal tippen, und „Wie viele heute?“ hat eine Antwort.',
    },
    sleep: {
      name: 'Schlafmuster',
      sentence:
        'Nickerchen und Nächte, über Mitternacht und Zeitumstellung. Sieh zu, wie ein Rhythmus entsteht.',
    },
    growth: {
      name: 'Wachstum',
      sentence: 'Gewicht, Länge und Kopfumfang, neben den Wachstums­standards der WHO.',
    },
    week: {
      name: 'Wochenüberblick',
      sentence: 'Die Summen der Woche und was sich zur Vorwoche geändert hat. Keine Punkte, keine Serien.',
    },
    pdf: {
      name: 'PDF-Exporte',
      sentence: 'Eine klare Seite für Kinderarzt­praxis oder Stillberatung, auf deinem Handy erstellt.',
    },
  },
};
