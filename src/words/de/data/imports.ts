import { grammarOf } from '#words/grammar.ts';

const { plural, number, list } = grammarOf('de');

const rowsOf = (count: number) => plural(count, { one: '1 Zeile', other: `${number(count)} Zeilen` });

/** The part of the profile that imports logs. */
export const imports = {
  title: 'Tagebuch importieren',
  about:
    'Importiere aus einer anderen App oder aus Wee Hours. Du kannst mehrere Dateien auf einmal wählen. Sie verlassen dieses Gerät nie.',
  choose: 'Dateien wählen',
  reading: 'Wird gelesen …',
  saving: 'Wird auf diesem Gerät gespeichert …',
  undoing: 'Import wird zurückgenommen …',
  cancel: 'Abbrechen',
  leaving: {
    title: 'Verlassen, ohne zu importieren?',
    description: 'Die gewählten Dateien sind noch nicht in deinem Tagebuch.',
    discard: 'Verlassen',
    keep: 'Bleiben',
  },
  stop: 'Stopp',
  imported: (source: string) => `Dein Tagebuch aus ${source} ist importiert`,
  filled: (entries: number) =>
    plural(entries, { one: '1 Eintrag ergänzt', other: `${number(entries)} Einträge ergänzt` }),
  undo: 'Rückgängig',
  undone: {
    title: 'Der Import ist zurückgenommen',
    description: 'Die importierten Einträge sind nicht mehr in deinem Tagebuch.',
  },
  preview: {
    announced: (entries: number) =>
      plural(entries, {
        one: '1 Eintrag kann importiert werden.',
        other: `${number(entries)} Einträge können importiert werden.`,
      }),
    files: (count: number) => plural(count, { one: '1 Datei', other: `${number(count)} Dateien` }),
    from: (rows: number, apps: readonly string[]) => `${rowsOf(rows)} aus ${list(apps)}`,
    fromBetween: (rows: number, apps: readonly string[], first: string, last: string) =>
      `${rowsOf(rows)} aus ${list(apps)}, ${first} bis ${last}`,
    file: <Node>(name: Node, rows: number): (string | Node)[] => [name, `: ${rowsOf(rows)}`],
    remap: 'Spalten ändern',
    remapOf: (table: string) => `Spalten ändern: ${table}`,
    leftOut: 'Diese Datei wird ausgelassen. Die anderen kannst du trotzdem importieren.',
    undo: (days: number) =>
      `Nach dem Import kannst du ihn ${number(days)} Tage lang mit einmal Tippen zurücknehmen.`,
    open: 'Beantworte das, um zu sehen, was mit jeder Zeile passiert.',
    importEntries: (entries: number) =>
      plural(entries, {
        one: '1 Eintrag importieren',
        other: `${number(entries)} Einträge importieren`,
      }),
    fillEntries: (entries: number) =>
      plural(entries, { one: '1 Eintrag ergänzen', other: `${number(entries)} Einträge ergänzen` }),
    importBabies: (babies: number) =>
      plural(babies, { one: '1 Baby importieren', other: `${number(babies)} Babys importieren` }),
    beforeBirth: <Node>(name: Node, first: string, born: string): (string | Node)[] => [
      `Dieses Tagebuch beginnt am ${first}, vor der Geburt von `,
      name,
      ` am ${born}. Gehört es zu einem anderen Baby?`,
    ],
  },
  questions: {
    volume: { label: 'In welcher Einheit sind die Mengen?', oz: 'Unzen', ml: 'Milliliter' },
    weight: { label: 'In welcher Einheit sind die Gewichte?', lb: 'Pfund', kg: 'Kilogramm' },
    length: { label: 'In welcher Einheit sind die Längen?', in: 'Zoll', cm: 'Zentimeter' },
    bare: (numbers: readonly string[]) => `Im Tagebuch steht ${numbers.join(', ')}, ohne Einheit.`,
    day: (example: string) => `Welcher Tag ist ${example}?`,
    /** `more` is the number of other files that the answer is for. */
    dayIn: <Node>(file: Node, more: number): (string | Node)[] => [
      'Dieses Datum steht in ',
      file,
      more
        ? plural(more, {
            one: ' und 1 weiteren Datei.',
            other: ` und ${number(more)} weiteren Dateien.`,
          })
        : '.',
    ],
    dayHint: 'Manche Apps nennen zuerst den Monat, andere den Tag. Diesem Tagebuch sieht man es nicht an.',
    zone: 'Zeitzone dieses Tagebuchs',
    zoneHint: 'Das Tagebuch nennt keine Zeitzone. Wähle die, in der es geführt wurde.',
  },
  whose: {
    /** `born` is the birth date in the file, if it has one. */
    named: (name: string, born?: string) =>
      born ? `Welches Baby ist „${name}“, geboren ${born}?` : `Welches Baby ist „${name}“?`,
    unnamed: 'Wessen Tagebuch ist es?',
    allOne: 'Jede Zeile ohne Namen in diesen Dateien geht an dieses Baby. Importiere Zwillinge nacheinander.',
    choose: 'Wählen …',
    leaveOut: 'Diese Zeilen auslassen',
    addFirst: 'Leg zuerst dein Baby an.',
    option: (name: string, born: string) => `${name}, geboren ${born}`,
    add: 'Baby anlegen',
    addNamed: (name: string) => `${name} anlegen`,
    addAnother: 'Es ist von einem anderen Baby',
    addFirstBaby: 'Baby anlegen',
    plan: 'Weitere Babys kannst du mit Plus oder Lifetime anlegen.',
  },
  outcome: {
    nothingNew: (files: number) =>
      plural(files, {
        one: 'In dieser Datei ist nichts Neues.',
        other: 'In diesen Dateien ist nichts Neues.',
      }),
    noEntry: (files: number) =>
      plural(files, {
        one: 'Keine Zeile dieser Datei lässt sich importieren.',
        other: 'Keine Zeile dieser Dateien lässt sich importieren.',
      }),
    fresh: <Node>(counts: Node): (string | Node)[] => ['Neu: ', counts],
    table: {
      caption: (name: string) => `Was aus den Zeilen von ${name} wird`,
      file: 'In der Datei',
      log: 'In deinem Tagebuch',
      type: <Node>(type: Node, rows: number): (string | Node)[] => [type, `, ${rowsOf(rows)}`],
      moreTypes: (types: number, rows: number) =>
        `${plural(types, { one: '1 weitere Art', other: `${number(types)} weitere Arten` })}, ${rowsOf(rows)}`,
      apart: ', links und rechts getrennt',
      sittings: (count: number) =>
        plural(count, { one: ', in 1 Mahlzeit', other: `, in ${number(count)} Mahlzeiten` }),
      known: (rows: number) =>
        plural(rows, {
          one: '1 Zeile ist schon in deinem Tagebuch.',
          other: `${number(rows)} Zeilen sind schon in deinem Tagebuch.`,
        }),
      repeated: (rows: number) =>
        plural(rows, {
          one: '1 Zeile wiederholt eine andere.',
          other: `${number(rows)} Zeilen wiederholen andere.`,
        }),
    },
    filled: (entries: number) =>
      plural(entries, {
        one: '1 Eintrag in deinem Tagebuch bekommt Angaben, die ihm fehlten.',
        other: `${number(entries)} Einträge in deinem Tagebuch bekommen Angaben, die ihnen fehlten.`,
      }),
    moved: (rows: number) =>
      plural(rows, {
        one: '1 Notiz in deinem Tagebuch wird ein eigener Eintrag.',
        other: `${number(rows)} Notizen in deinem Tagebuch werden eigene Einträge.`,
      }),
    names: (names: readonly string[]) => names.join(', '),
    namesAndMore: (names: readonly string[], more: number) => `${names.join(', ')} und ${number(more)} mehr`,
    columns: (count: number, names: string) =>
      plural(count, {
        one: `Diese Spalte wird nicht importiert: ${names}.`,
        other: `Diese Spalten werden nicht importiert: ${names}.`,
      }),
    order: (feeds: number) =>
      plural(feeds, {
        one: 'Bei 1 Mahlzeit fehlt, welche Seite zuerst kam.',
        other: `Bei ${number(feeds)} Mahlzeiten fehlt, welche Seite zuerst kam.`,
      }),
    lengths: (feeds: number) =>
      plural(feeds, {
        one: '1 Mahlzeit hat eine Dauer für beide Seiten. Jede Seite bekommt die Hälfte.',
        other: `${number(feeds)} Mahlzeiten haben eine Dauer für beide Seiten. Jede Seite bekommt die Hälfte.`,
      }),
    keep: (names: string) => `Als Notizen behalten: ${names}`,
    keepHint:
      'Dafür hat Wee Hours keine Art. Jedes kommt in die Notiz des nächstgelegenen neuen Eintrags an diesem Tag.',
    kept: (rows: number) =>
      plural(rows, {
        one: '1 Zeile bleibt als Notiz erhalten.',
        other: `${number(rows)} Zeilen bleiben als Notizen erhalten.`,
      }),
    doubts: (rows: number) =>
      plural(rows, { one: '1 Zeile zum Prüfen', other: `${number(rows)} Zeilen zum Prüfen` }),
    notImported: (rows: number) =>
      plural(rows, {
        one: '1 Zeile wird nicht importiert',
        other: `${number(rows)} Zeilen werden nicht importiert`,
      }),
  },
  reasons: {
    reason: <Node>(kind: Node, rows: number, reason: string): (string | Node)[] => [
      kind,
      `, ${rowsOf(rows)}: ${reason}`,
    ],
    cells: (cells: readonly string[]) => cells.join(' · '),
    places: (places: string) => `In ${places}.`,
    lines: (count: number, lines: string) =>
      plural(count, { one: `Zeile ${lines}`, other: `Zeilen ${lines}` }),
    linesOf: (lines: string, file: string) => `${lines} von ${file}`,
    found: <Node>(line: number, found: Node): (string | Node)[] => [`Zeile ${line}: „`, found, '“'],
    foundIn: <Node>(line: number, file: Node, found: Node): (string | Node)[] => [
      `Zeile ${line} von `,
      file,
      ': „',
      found,
      '“',
    ],
  },
  past: {
    title: 'Frühere Importe',
    from: (source: string, day: string) => `Aus ${source}, ${day}`,
    until: (day: string) => `Du kannst ihn bis ${day} zurücknehmen.`,
    gone: 'Du kannst ihn nicht zurücknehmen. Seine Einträge wurden gelöscht oder kamen auch von einem anderen Handy.',
    undo: 'Import zurücknehmen',
    asking: {
      title: 'Diesen Import zurücknehmen?',
      entries: (entries: string, source: string) =>
        `Das entfernt ${entries}, importiert aus ${source}, auch mit deinen Änderungen daran. Was du selbst eingetragen hast, bleibt.`,
      all: (source: string) =>
        `Das entfernt alles, was aus ${source} importiert wurde, auch mit deinen Änderungen daran. Was du selbst eingetragen hast, bleibt.`,
      details: (entries: number) =>
        plural(entries, {
          one: 'Auch die Angaben, die er bei 1 früheren Eintrag ergänzt hat, gehen weg. Der Eintrag bleibt.',
          other: `Auch die Angaben, die er bei ${number(entries)} früheren Einträgen ergänzt hat, gehen weg. Die Einträge bleiben.`,
        }),
      onlyDetails: (entries: number, source: string) =>
        plural(entries, {
          one: `Das entfernt die Angaben, die ${source} bei 1 früheren Eintrag ergänzt hat. Der Eintrag bleibt.`,
          other: `Das entfernt die Angaben, die ${source} bei ${number(entries)} früheren Einträgen ergänzt hat. Die Einträge bleiben.`,
        }),
      profiles:
        'Auch ein dabei angelegtes Profil wird entfernt, außer du hast es geändert oder für dieses Baby eingetragen.',
      keep: 'Behalten',
      undo: 'Zurücknehmen',
    },
  },
};
