/** The shop. */
export const shop = {
  title: 'Shop',
  heading: 'Lieber auf Papier?',
  description:
    'Planer, Vorlagen und Sticker, kostenlos, solange Wee Hours neu ist. Einmal tippen, und die Datei ist auf deinem Gerät.',
  gift: 'Kostenlos',
  /** For screen readers, between "Kostenlos" and the price that is struck through. */
  later: 'solange wir neu sind, später',
  products: {
    planner: {
      title: 'Planner Kit',
      description:
        'Ein verlinkter Planer für GoodNotes oder deinen Drucker: ein undatiertes Jahr mit Tages-, Wochen- und Monatsseiten und Trackern für Mahlzeiten, Windeln, Schlaf und Wachstum.',
      contents: 'PDF mit verlinkten Reitern',
      picture: 'Der Umschlag, eine Tagesseite mit Mahlzeiten, Windeln und Schlaf und die Jahresübersicht.',
    },
    template: {
      title: 'Notion-Vorlage',
      description:
        'Dasselbe Tagebuch als Notion-Tabellen: Babys, Mahlzeiten, Windeln, Schlaf und Wachstum, bereit für deinen ersten Eintrag.',
      contents: 'ZIP, bereit zum Import in Notion',
      picture:
        'Die Tabelle der Mahlzeiten mit Art, Baby und Beginn. Daneben Babys, Windeln, Schlaf und Wachstum.',
    },
    stickers: {
      title: 'Sticker-Paket',
      description:
        'Kleine Zeichnungen für einen Papierplaner oder ein Tablet, im Stil unserer Symbole. Klare Kanten, damit sie auf jeder Seite gut aussehen.',
      contents: 'PNG im ZIP, 300 dpi, transparent',
      picture:
        'Ein Stickerbogen: Mond, Sterne, Wolken, ein gepucktes Baby, ein Bettchen, eine Lampe, ein Schaf, ein Bär.',
    },
  },
  format: (product: string) => `Format: ${product}`,
  formats: { tablet: 'Tablet', letter: 'Letter', a4: 'A4', zip: 'ZIP', png: 'PNG' },
  download: 'Herunterladen',
  downloading: 'Lädt herunter …',
  /** The toast after the download button was tapped. */
  outcome: {
    saved: {
      title: (product: string) => `${product} gespeichert`,
      description: 'Liegt in deinen Downloads.',
    },
    shared: {
      title: (product: string) => `${product} geteilt`,
      description: 'Liegt dort, wohin du es geschickt hast.',
    },
    ready: {
      title: (product: string) => `${product}: bereit`,
      description: 'Tippe noch einmal, um zu teilen.',
    },
    unable: {
      title: (product: string) => `${product} lässt sich hier nicht speichern`,
      description: 'Öffne diese Seite in Safari, um herunterzuladen.',
    },
    cancelled: {
      title: (product: string) => `${product} nicht gespeichert`,
      description: 'Die Datei ist bereit. Tippe jederzeit noch einmal.',
    },
    offline: {
      title: (product: string) => `${product} nicht gespeichert`,
      description: 'Geh online und versuch es noch einmal.',
    },
    failed: {
      title: (product: string) => `${product} nicht gespeichert`,
      description: 'Der Download ist fehlgeschlagen. Versuch es in ein paar Minuten noch einmal.',
    },
  },
  notes: {
    title: 'Gut zu wissen',
    gift: {
      question: 'Warum ist alles kostenlos?',
      answer:
        'Wee Hours ist neu, und unser Shop nimmt noch keine Zahlungen an. Bis dahin ist jede Datei ein Geschenk. Der durchgestrichene Preis ist der spätere. Was du heute herunterlädst, bleibt deins.',
    },
    place: {
      question: 'Wohin geht die Datei?',
      answer:
        'In deine Downloads. Auf dem Handy geht sie an die App, die du beim Teilen wählst. Netz brauchst du nur zum Herunterladen, nicht zum Benutzen.',
    },
    prints: {
      question: 'Darf ich mehrmals drucken?',
      answer: 'So oft deine Familie es braucht. Bitte verkaufe es nicht weiter.',
    },
    plans: {
      question: 'Ist in den Tarifen ein Planer dabei?',
      answer: <Node>(link: (text: string) => Node): (string | Node)[] => [
        'Bei Starter ist das Planner Kit dabei. Bei Plus und Lifetime Bundle sind es alle. ',
        link('Tarife ansehen'),
      ],
    },
  },
};
