import { grammarOf } from '#words/grammar.ts';

const { number, list } = grammarOf('de');

const exportLog = 'Exportiere dein Tagebuch aus der anderen App. Wähle dann diese Datei.';
const exportAgain = 'Exportiere das Tagebuch noch einmal aus der anderen App. Wähle dann die neue Datei.';
const saveAsCsv =
  'Öffne sie in der App, aus der sie stammt, und speichere sie als CSV („durch Trennzeichen getrennt“). Wähle dann diese Datei.';
const unpack = 'Entpacke sie. Wähle dann die Datei darin.';
const smaller =
  'Tagebücher sind meist viel kleiner. Wenn es die richtige Datei ist, exportiere jeweils einen kürzeren Zeitraum.';
const anotherCopy =
  'Hol dir die Datei noch einmal von dort, wo du sie aufbewahrst, oder wähle ein älteres Backup.';
const chooseExport =
  'Um ein Tagebuch zurückzuholen, wähle die Datei aus „Alle meine Daten exportieren (CSV)“ oder öffne ein Backup.';
const known = (apps: readonly string[]) =>
  `Wee Hours liest die Exporte von ${list(apps)}. Exportiere dein Tagebuch aus einer davon. Wähle dann diese Datei.`;

/** Why a chosen file can't be read, and what to do. The keys are the codes of `FileFault`. */
export const files = {
  happened: {
    backupCutOff: (file: string) => `Das Ende von „${file}“ fehlt.`,
    backupDamaged: (file: string) => `„${file}“ ist beschädigt. Ein Teil fehlt oder ist verändert.`,
    backupEmpty: (file: string) => `„${file}“ ist leer.`,
    backupNewer: (file: string) => `„${file}“ stammt aus einer neueren Version von Wee Hours.`,
    backupTooLarge: (file: string, megabytes: number, most: number) =>
      `„${file}“ hat ${number(megabytes)} MB. Backups dürfen bis zu ${number(most)} MB haben.`,
    databaseDamaged: (file: string) =>
      `„${file}“ ist beschädigt. Ein Teil der Datenbank fehlt oder ist verändert.`,
    databaseOpen: (file: string) =>
      `„${file}“ hat keine Einträge. Vielleicht ist die App, aus der die Datei stammt, noch offen.`,
    empty: (file: string) => `„${file}“ ist leer.`,
    excel: (file: string) => `„${file}“ ist eine alte Excel-Tabelle oder hat ein Passwort.`,
    forSpreadsheets: (file: string) =>
      `„${file}“ ist eine Tabelle, die Wee Hours für Tabellenprogramme erstellt.`,
    gzip: (file: string) => `„${file}“ ist ein gzip-Archiv.`,
    jsonDamaged: (file: string) => `„${file}“ ist beschädigt. Das Ende fehlt oder ein Teil ist verändert.`,
    longLine: (file: string, line: number) =>
      `Zeile ${line} von „${file}“ hat mehr als eine Million Zeichen.`,
    manyLines: (file: string, most: number) => `„${file}“ hat mehr als ${number(most)} Zeilen.`,
    noColumns: (file: string, line: number) =>
      `„${file}“ ist keine CSV-Datei. Zeile ${line} hat keine Spaltennamen.`,
    noEntries: (file: string, app: string) => `„${file}“ hat Spalten von ${app}, aber keine Einträge.`,
    notBackup: (file: string) => `„${file}“ ist kein Backup von Wee Hours.`,
    notOpened: (file: string) => `„${file}“ ließ sich nicht öffnen.`,
    notReadHere: (file: string) => `„${file}“ ließ sich auf diesem Gerät nicht lesen.`,
    pdf: (file: string) => `„${file}“ ist ein PDF.`,
    photo: (file: string) => `„${file}“ ist ein Foto.`,
    picture: (file: string) => `„${file}“ ist ein Bild.`,
    spreadsheet: (file: string) =>
      `„${file}“ ist eine Tabelle oder ein Dokument, aber keine .xlsx- oder CSV-Datei.`,
    summary: (file: string) =>
      `„${file}“ ist eine Statistik von Wee Hours. Sie enthält Summen, keine Einträge.`,
    tooLarge: (file: string, megabytes: number, most: number) =>
      `„${file}“ hat ${number(megabytes)} MB. Dateien dürfen bis zu ${number(most)} MB haben.`,
    unknownColumns: (file: string, line: number, columns: string) =>
      `Zeile ${line} von „${file}“ nennt Spalten, die Wee Hours nicht kennt: ${columns}`,
    unknownTables: (file: string) => `„${file}“ hat keine Tabelle, die Wee Hours kennt.`,
    webPage: (file: string) => `„${file}“ ist eine Webseite.`,
    workbookDamaged: (file: string) =>
      `„${file}“ ist beschädigt. Ein Teil der Tabelle fehlt oder ist verändert.`,
    workbookTooLarge: (file: string) => `„${file}“ ist eine zu große Tabelle.`,
    zipDamaged: (file: string) => `„${file}“ ist beschädigt. Ein Teil des Archivs fehlt oder ist verändert.`,
    zipEmpty: (file: string) => `„${file}“ ist ein Archiv ohne Tagebuch darin.`,
    zipInZip: (file: string) => `„${file}“ ist ein Archiv in einem Archiv.`,
    zipLocked: (file: string) => `„${file}“ ist ein Archiv mit Passwort.`,
    zipTooLarge: (file: string) => `„${file}“ ist ein Archiv, das entpackt zu groß ist.`,
    zoneUnknown: (file: string, zone: string) =>
      `„${file}“ nutzt die Zeitzone „${zone}“. Dieser Browser kennt sie nicht.`,
  },
  todo: {
    backupCutOff: anotherCopy,
    backupDamaged: anotherCopy,
    backupEmpty: anotherCopy,
    backupNewer: 'Geh online und lade Wee Hours neu. Wähle die Datei dann noch einmal.',
    backupTooLarge: 'Prüfe, ob es die richtige Datei ist. Ein Backup endet auf .weehours.',
    databaseDamaged: exportAgain,
    databaseOpen: 'Schließ diese App. Mach das Backup dann noch einmal.',
    empty: exportLog,
    excel: saveAsCsv,
    forSpreadsheets: chooseExport,
    gzip: unpack,
    jsonDamaged: exportAgain,
    longLine: smaller,
    manyLines: smaller,
    noColumns: known,
    noEntries: 'Exportiere das Tagebuch noch einmal aus der anderen App, für einen längeren Zeitraum.',
    notBackup:
      'Ein Backup endet auf .weehours. Nutze „Tagebuch importieren“ für CSV-Dateien und andere Apps.',
    notOpened:
      'Vielleicht wurde sie verschoben oder gelöscht, oder sie ist noch in der Cloud. Speichere sie auf diesem Gerät und wähle sie noch einmal.',
    notReadHere: 'Exportiere jeweils einen kürzeren Zeitraum oder öffne die Datei an einem Computer.',
    pdf: exportLog,
    photo: exportLog,
    picture: exportLog,
    spreadsheet: saveAsCsv,
    summary: chooseExport,
    tooLarge: smaller,
    unknownColumns: known,
    unknownTables: known,
    webPage: exportLog,
    workbookDamaged: saveAsCsv,
    workbookTooLarge: saveAsCsv,
    zipDamaged: exportAgain,
    zipEmpty: exportLog,
    zipInZip: unpack,
    zipLocked: unpack,
    zipTooLarge: 'Entpacke sie. Wähle dann nur die Dateien mit deinem Tagebuch.',
    zoneUnknown: 'Aktualisiere diesen Browser oder öffne die Datei in einem anderen.',
  },
  none: { happened: 'Da war keine Datei.', todo: 'Wähle eine Datei.' },
};
