import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

/** The forms of entries and babies, and the dialogs around them. */
export const forms = {
  save: 'Speichern',
  delete: 'Löschen',
  date: 'Datum',
  /** The button that opens the date picker. */
  dateOf: (day: string) => `Datum: ${day}`,
  now: 'Jetzt',
  usualTimes: 'Übliche Zeiten',
  usualLengths: 'Übliche Dauer',
  time: 'Uhrzeit',
  start: 'Beginn',
  end: 'Ende',
  /** Gives the length of a span that ends on a later day: "8 h, +1 Tag". */
  lengthOver: (length: string, days: number) =>
    plural(days, {
      one: `${length}, +${number(days)} Tag`,
      other: `${length}, +${number(days)} Tage`,
    }),
  zone: (zone: string) => `Die Zeiten gelten in der Zeitzone ${zone}.`,
  whose: 'Baby',
  note: 'Notiz',
  importNote: 'Aus dem Import',
  notRecorded: 'Keine Angabe',
  onePerLine: 'Je Zeile ein Eintrag.',
  questions: {
    next: 'Speichere dann noch einmal.',
    unanswered: 'Wähle eine Antwort oder ändere deinen Eintrag und speichere dann.',
  },
  doctor: {
    ask: 'Beim Arzttermin fragen',
    title: 'Beim Arzttermin fragen',
    questions: 'Fragen für den Termin',
    hint: 'Wird beim Tippen gespeichert. Steht im Bericht für den Termin.',
    done: 'Fertig',
    about: (entry: string, when: string) => `${entry} (${when})`,
  },
  feed: {
    add: (name: string) => `Mahlzeit für ${name}`,
    edit: (name: string) => `Mahlzeit von ${name} bearbeiten`,
    type: 'Art der Mahlzeit',
    amount: 'Menge',
    source: 'Milchvorrat',
    notFromStash: 'Nicht aus dem Vorrat',
    sources: {
      fridge: (amount: string) => `Aus dem Kühlschrank (${amount} da)`,
      freezer: (amount: string) => `Aus dem Gefrierfach (${amount} da)`,
    },
  },
  diaper: {
    add: (name: string) => `Windel für ${name}`,
    edit: (name: string) => `Windel von ${name} bearbeiten`,
    type: 'Windel',
  },
  sleep: {
    add: (name: string) => `Schlaf für ${name}`,
    edit: (name: string) => `Schlaf von ${name} bearbeiten`,
    type: 'Art des Schlafs',
    types: { nap: 'Nickerchen', night: 'Nacht' },
  },
  growth: {
    add: (name: string) => `Messung für ${name}`,
    edit: (name: string) => `Messung von ${name} bearbeiten`,
    about: 'Gib ein, was du hast.',
    weight: 'Gewicht',
    pounds: 'Pfund',
    ounces: 'Unzen',
    length: 'Länge',
    head: 'Kopfumfang',
    last: (amount: string, date: string) => `Zuletzt: ${amount}, ${date}`,
  },
  pump: {
    add: (name: string) => `Abpumpen für ${name}`,
    edit: (name: string) => `Abpumpen für ${name} bearbeiten`,
    sum: (total: string) => `Gesamt: ${total}`,
    stash: 'Zum Milchvorrat',
  },
  moment: {
    add: (name: string) => `Moment für ${name}`,
    edit: (name: string) => `Moment von ${name} bearbeiten`,
    what: 'Was du festhältst',
    titles: {
      first: 'Was war neu?',
      tooth: 'Titel',
      vaccine: 'Welche Impfung?',
      visit: 'Weswegen?',
      note: 'Titel',
    },
    chooseTooth: 'Zahn wählen',
    toothHint: 'Links und rechts vom Baby aus gesehen.',
    lotHint: 'Steht im Impfpass.',
    nextHint: 'Steht bei deinen Fragen für den Termin.',
  },
  /** The form for a kind without its own form. `kind` is the name of the kind. */
  simple: {
    add: (name: string, kind: string) => `${kind} für ${name}`,
    /** Ties the entry to an earlier one, by the kind of the earlier one. */
    after: { feed: (clock: string) => `Nach der Mahlzeit um ${clock}` },
  },
  baby: {
    name: 'Name des Babys',
    nameHint: 'Ein Spitzname reicht.',
    birthDate: 'Geburtsdatum',
    sex: 'Geschlecht',
    sexHint: 'Die Wachstumskurven sind für Mädchen und Jungen verschieden.',
    sexes: { female: 'Mädchen', male: 'Junge' },
    dueDate: 'Errechneter Termin',
    dueDateHint: 'Falls dein Baby zu früh kam, zeigen wir auch das korrigierte Alter.',
    units: 'Einheiten',
    unitsHint: 'Das kannst du im Profil jederzeit ändern.',
    systems: { us: 'oz, lb, in, °F', metric: 'ml, kg, cm, °C' },
    save: 'Änderungen speichern',
    add: 'Baby anlegen',
  },
  photo: {
    label: 'Foto',
    hint: 'Es wird hier verkleinert und bleibt auf diesem Gerät, bis du es teilst.',
    choose: 'Foto wählen',
    chooseAnother: 'Anderes Foto wählen',
    remove: 'Foto entfernen',
    unreadable:
      'Dieser Browser kann das Bild nicht lesen. Wähle ein JPEG, ein PNG oder einen Screenshot davon.',
    added: 'Foto hinzugefügt.',
    removed: 'Foto entfernt.',
    entryHint:
      'Es wird hier verkleinert, der Ort wird entfernt. Ein Tagebuch, das Handys teilen, enthält keine Fotos.',
    noRoom: (megabytes: number) =>
      `Fotos füllen schon ihre ${number(megabytes)} MB. Lösche eins oder speichere ohne Foto.`,
    unsaved: 'Weder Text noch Foto sind gespeichert. Entferne das Foto, um nur den Text zu speichern.',
    missing: 'Dieses Foto ist nicht auf diesem Gerät.',
  },
  discarding: {
    title: 'Änderungen verwerfen?',
    description: 'Du hast sie nicht gespeichert.',
    discard: 'Verwerfen',
    keep: 'Weiter bearbeiten',
  },
  deleted: (name: string, entry: string) => `Gelöscht für ${name}: ${entry}`,
  /** Another tab changed the entry or the baby that this form edits. */
  changedElsewhere: (name: string) => `Ein anderer Tab hat das Tagebuch von ${name} geändert.`,
  conflicts: {
    marks: {
      twice: 'Doppelt eingetragen?',
      overlap: (entry: string, clock: string) => `Überschneidung: ${entry}, ${clock}`,
      overlaps: (entries: number) =>
        plural(entries, {
          one: '1 Überschneidung',
          other: `${number(entries)} Überschneidungen`,
        }),
    },
    overlaps: (entry: string, when: string) => `Das überschneidet sich mit „${entry}“, ${when}.`,
    overlapsRunning: (entry: string, since: string) =>
      `Das überschneidet sich mit „${entry}“, läuft seit ${since}.`,
    looksTheSame: (entry: string, when: string) => `Das sieht aus wie „${entry}“, ${when}.`,
    range: (start: string, end: string) => `${start} bis ${end}`,
    onDay: (day: string, when: string) => `${day}, ${when}`,
    ended: (name: string, entry: string) => `Beendet für ${name}: ${entry}`,
    bothKept: (name: string, entry: string) => `Beide behalten für ${name}: ${entry}`,
    allKept: (name: string, entry: string) => `Alle behalten für ${name}: ${entry}`,
    saved: (name: string, entry: string) => `Gespeichert für ${name}: ${entry}`,
    logged: (name: string, entry: string) => `Eingetragen für ${name}: ${entry}`,
    stays: {
      feed: 'Die Mahlzeit ist auf jeden Fall gespeichert.',
      nap: 'Das Nickerchen ist auf jeden Fall gespeichert.',
      night: 'Der Nachtschlaf ist auf jeden Fall gespeichert.',
      entry: 'Der Eintrag ist auf jeden Fall gespeichert.',
    },
    staysUnlessRemoved: 'Der Eintrag bleibt gespeichert, außer du entfernst ihn.',
    forgotten: 'Vielleicht hast du diesen Timer vergessen. Stopp ihn und gib an, wann Schluss war.',
    keepBoth: 'Beide behalten',
    keepAll: 'Alle behalten',
    remove: 'Diesen entfernen',
    endThis: {
      feed: (time: string) => `Diese Mahlzeit um ${time} beenden`,
      nap: (time: string) => `Dieses Nickerchen um ${time} beenden`,
      night: (time: string) => `Diesen Nachtschlaf um ${time} beenden`,
      entry: (time: string) => `Diesen Eintrag um ${time} beenden`,
    },
    /** Used if the other entry has another kind. */
    end: {
      feed: (time: string) => `Die Mahlzeit um ${time} beenden`,
      nap: (time: string) => `Das Nickerchen um ${time} beenden`,
      night: (time: string) => `Den Nachtschlaf um ${time} beenden`,
      entry: (time: string) => `Den anderen Eintrag um ${time} beenden`,
    },
    /** Used if both entries have the same kind. */
    endOther: {
      feed: (time: string) => `Die andere Mahlzeit um ${time} beenden`,
      nap: (time: string) => `Das andere Nickerchen um ${time} beenden`,
      night: (time: string) => `Den anderen Nachtschlaf um ${time} beenden`,
      entry: (time: string) => `Den anderen Eintrag um ${time} beenden`,
    },
  },
};
