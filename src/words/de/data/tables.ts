import { grammarOf } from '#words/grammar.ts';

const { plural, number } = grammarOf('de');

const days = (count: number) => plural(count, { one: '1 Tag', other: `${number(count)} Tage` });

/** The tables for spreadsheets. Also the readme and the schema of the full export. */
export const tables = {
  baby: 'Baby',
  /** Adds the unit of a column to its head: "Flaschenmenge (ml)". */
  unit: (head: string, unit: string) => `${head} (${unit})`,
  entries: {
    date: 'Datum',
    time: 'Uhrzeit',
    start: 'Beginn',
    endDate: 'Enddatum',
    end: 'Ende',
    minutes: 'Minuten',
    zone: 'Zeitzone',
    note: 'Notiz',
    yes: 'Ja',
  },
  period: {
    day: 'Tag',
    dayOfLife: 'Lebenstag',
    log: {
      feed: 'Eintragung der Mahlzeiten',
      diaper: 'Eintragung der Windeln',
      sleep: 'Eintragung des Schlafs',
    },
    minutes: 'min',
    unmeasuredBottles: 'Flaschen ohne Menge',
    leastWet: 'Nass (inkl. beides), mindestens erwartet',
    leastDirty: 'Stuhl (inkl. beides), mindestens erwartet',
    weight: 'Gewicht',
    length: 'Länge',
    head: 'Kopf',
    logging: {
      complete: 'vollständig',
      gaps: 'hat Lücken',
      nothing: 'nichts eingetragen',
      running: 'bisher',
    },
    total: (count: number) =>
      count === 7 ? 'Woche' : plural(count, { one: 'Der 1 Tag', other: `Alle ${number(count)} Tage` }),
    average: 'Durchschnitt je vollständigem Tag',
    over: (count: number) => `über ${days(count)}`,
    amountsOver: (count: number) => `Mengen über ${days(count)}`,
    before: (count: number) => (count === 7 ? 'Woche davor' : `${days(count)} davor`),
    beforeUpTo: (count: number, time: string) =>
      count === 7 ? `Woche davor, bis ${time}` : `${days(count)} davor, bis ${time}`,
    change: 'Änderung der Summe',
  },
  /** The units in which amounts are stored. */
  stored: { oz: 'US-Flüssigunzen', kg: 'Kilogramm', cm: 'Zentimeter', celsius: 'Grad Celsius' },
  readme: {
    title: 'Alle Daten dieses Kontos aus Wee Hours',
    made: (time: string) => `Erstellt am ${time} (UTC), auf dem Gerät selbst.`,
    count: (name: string, count: number) => `${name} ${number(count)}`,
    babies: 'Babyprofile',
    others: 'Einträge aus einer neueren Version',
    family: 'Zeilen in den Listen der Familie',
    timers: 'laufende Timer',
    trash: 'im Papierkorb',
    counts: (counts: string[]) => `${counts.join(', ')}.`,
    files: {
      json: 'Alles: das Konto ohne Passwort, Einstellungen, Babys, Einträge, die Listen der Familie, laufende Timer, der Papierkorb und die Liste der Importe.',
      schema: 'Erklärt jedes Feld von wee-hours.json (JSON Schema, draft 2020-12).',
      csv: 'Babys und Einträge als eine Tabelle. Wee Hours kann alles wieder importieren.',
      tables: (volume: string, weight: string, length: string, temperature: string) =>
        `Eine Tabelle je Art, zum Lesen und Rechnen, in ${volume}, ${weight}, ${length} und ${temperature}.`,
      photos:
        'Die Fotos der Babys und Momente. Ihre Namen sind die IDs der Babys und die Foto-IDs der Momente.',
    },
    instants:
      'Zeiten: startedAt, endedAt, at, createdAt und ähnliche sind Millisekunden seit 1970-01-01T00:00:00Z.',
    clocks: 'date, startTime, endTime und time sind Ortszeiten in der Zeitzone ihrer Zeile.',
    amounts: 'Mengen sind nicht gerundet. Jede hat eine Einheit:',
    removed:
      'Ein Baby mit removedAt und alles unter trash war gelöscht, ließ sich aber noch wiederherstellen.',
    guards:
      "Ein ' vor = + - oder @ verhindert, dass ein Tabellenprogramm den Text als Formel ausführt. Eine Zelle, die mit '\\ beginnt, hat solche Zeichen im Inneren, nach , ; Tabulatoren und Zeilenumbrüchen. Ein Import entfernt sie.",
    notLocked:
      'Dieses ZIP hat kein Passwort. Wer die Datei hat, kann sie lesen, also bewahre sie sicher auf.',
  },
  schema: {
    title: 'Alle Daten eines Kontos aus Wee Hours',
    instant: 'Millisekunden seit 1970-01-01T00:00:00Z',
    moment: 'ISO 8601, UTC',
    day: 'Ein Tag im Kalender der Familie',
    clock: 'Ortszeit',
    wall: 'Tag und Ortszeit',
    zone: 'IANA-Zeitzone der Ortszeiten',
    filled: 'Angaben, die der Import bei Einträgen eines früheren Imports ergänzt hat',
    importNote: 'Text, den ein Import aus anderen Spalten einer Datei geschrieben hat',
    endTime: 'Wenn früher als startTime, dann am nächsten Tag',
    sessionId: 'Gemeinsam für alle Teile einer Mahlzeit',
    orderUnknown: 'Die Datei sagte nicht, welche Seite zuerst kam',
    photo: 'Ein JPEG als Data-URL',
    removedAt: 'Mit allen Einträgen entfernt. 30 Tage lang wiederherstellbar.',
    timerKind: 'Eine Art mit Dauer',
    timerWhat: 'Die Aktivität, bei einer Art mit mehreren',
    timerEnd: 'null, solange er läuft',
    wrote: 'Einträge aus einem Stopp, der zurückgenommen wurde',
    undone: 'Mit dem ganzen Import gelöscht',
    others: 'Einträge unbekannter Arten',
    account: 'null bei der Demo. Enthält nie ein Passwort oder etwas, womit sich eines prüfen lässt.',
    preferences:
      'Einheiten, Zeitzone, erster Wochentag, Sprache der Berichte, Notizen für den nächsten Termin',
    setAside: 'Einträge, die sich nicht lesen ließen, unverändert, mit ihrem Teil des Tagebuchs',
  },
};
