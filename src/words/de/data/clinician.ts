import { grammarOf } from '#words/grammar.ts';

const { number, plural } = grammarOf('de');

/** The files for a clinician: the visit report, the short summary and its table. */
export const clinician = {
  exports: {
    pdf: { onePage: 'PDF, eine Seite', twoPages: 'PDF, zwei Seiten' },
    csv: 'CSV-Tabelle',
    saved: 'In deinen Downloads gespeichert',
    failed: {
      title: { pdf: 'Das PDF ließ sich nicht erstellen', csv: 'Die CSV ließ sich nicht erstellen' },
      happened: 'Beim Schreiben ging etwas schief. Dein Tagebuch ist sicher.',
      todo: 'Versuch es noch einmal. Klappt es wieder nicht, lade die Seite neu.',
    },
  },
  share: {
    title: 'Mit der Praxis teilen',
    which: 'Was du teilst',
    report: 'Bericht zum Termin',
    summary: 'Kurzfassung',
    about: {
      report:
        'Seite 1 ist für die Kinderarztpraxis: Wachstum, Mahlzeiten, Windeln und Schlaf. Die anderen Seiten sind für die Stillberatung: jeder Tag Stunde für Stunde. Auf diesem Gerät erstellt.',
      summary: 'Durchschnitte, Diagramme und eine Tabelle der Tage. Auf diesem Gerät erstellt.',
    },
    preview: 'Vorschau',
    pages: (pages: number) => plural(pages, { one: '1 Seite', other: `${number(pages)} Seiten` }),
    noAverage: 'noch kein voller Tag',
  },
  report: {
    which: 'Wie viele Tage',
    /** A number of days as a short choice, and the same spoken. */
    days: (days: number) => number(days),
    last: (days: number) => `Letzte ${number(days)} Tage`,
    dates: 'Zeitraum',
    choose: 'Zeitraum wählen',
    first: 'Erster Tag',
    end: 'Letzter Tag',
    questions: 'Fragen für den Termin',
    nextVisit: (date: string) => `Für den nächsten Termin am ${date}.`,
    questionsHint:
      'Schreib sie auf, wenn sie dir einfallen. Sie bleiben auf diesem Gerät, bis du sie änderst.',
    notes: 'Notizen für den Termin',
    appendix: 'Jeden Eintrag anhängen',
    appendixHint: 'Etwa eine Seite mehr für je drei Tage.',
    make: 'Bericht erstellen',
    making: 'Bericht wird erstellt',
    ready: 'Der Bericht ist fertig.',
    outdated: 'In diesem Bericht hat sich etwas geändert. Erstelle ihn neu.',
    share: 'Teilen oder speichern',
    failed: {
      title: 'Der Bericht ließ sich nicht erstellen',
      happened: 'Beim Schreiben ging etwas schief. Tagebuch, Fragen und Notizen sind sicher.',
      todo: 'Versuch es noch einmal. Klappt es wieder nicht, lade die Seite neu.',
    },
    notShared: {
      title: 'Der Bericht ließ sich nicht teilen oder speichern',
      happened: 'Der Bericht ist noch da. Wahrscheinlich bist du offline und ein Teil der App fehlt.',
      todo: 'Versuch es noch einmal, wenn du online bist. Klappt es wieder nicht, lade die Seite neu und erstelle ihn noch einmal.',
    },
  },
};
