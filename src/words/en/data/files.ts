import { grammarOf } from '#words/grammar.ts';

const { number, list } = grammarOf('en');

const exportCsv = 'Export your log as CSV from the other app. Then choose that file.';
const saveAsCsv =
  'Open it in the app that made it and save it as CSV (“comma separated values”). Then choose that file.';
const unpack = 'Unpack it. Then choose the CSV file inside.';
const smaller = 'A log is much smaller. If this is the right file, export it in shorter periods.';
const anotherCopy = 'Get the file again from where you kept it, or choose an older backup.';
const chooseExport = 'To bring back a log, choose the file of “Export all my data (CSV)”, or open a backup.';
const known = (apps: readonly string[]) =>
  `Wee Hours reads the CSV exports of ${list(apps)}. Export your log as CSV from one of them. Then choose that file.`;

/** Why nothing can be read from a chosen file, and what to do. The keys are the codes of `FileFault`. */
export const files = {
  happened: {
    backupCutOff: (file: string) => `“${file}” is cut off: its end is missing.`,
    backupDamaged: (file: string) => `“${file}” is damaged: a part of it is missing or was changed.`,
    backupEmpty: (file: string) => `“${file}” is empty.`,
    backupNewer: (file: string) => `“${file}” was made by a newer version of Wee Hours.`,
    backupTooLarge: (file: string, megabytes: number, most: number) =>
      `“${file}” is ${number(megabytes)} MB. A backup has at most ${number(most)} MB.`,
    empty: (file: string) => `“${file}” is empty.`,
    excel: (file: string) => `“${file}” is an old Excel spreadsheet, not a CSV file.`,
    forSpreadsheets: (file: string) => `“${file}” is a table that Wee Hours makes for spreadsheets.`,
    gzip: (file: string) => `“${file}” is a gzip archive.`,
    longLine: (file: string, line: number) => `Line ${line} of “${file}” has more than a million characters.`,
    manyLines: (file: string, most: number) => `“${file}” has more than ${number(most)} lines.`,
    noColumns: (file: string, line: number) => `“${file}” isn’t a CSV file: line ${line} names no columns.`,
    noEntries: (file: string, app: string) => `“${file}” has the columns of ${app}, but no entries.`,
    notBackup: (file: string) => `“${file}” isn’t a Wee Hours backup.`,
    notOpened: (file: string) => `“${file}” couldn’t be opened.`,
    notReadHere: (file: string) => `“${file}” couldn’t be read on this device.`,
    pdf: (file: string) => `“${file}” is a PDF.`,
    photo: (file: string) => `“${file}” is a photo.`,
    picture: (file: string) => `“${file}” is a picture.`,
    spreadsheet: (file: string) => `“${file}” is a spreadsheet, not a CSV file.`,
    summary: (file: string) => `“${file}” is a Wee Hours summary. It has totals, not entries.`,
    tooLarge: (file: string, megabytes: number, most: number) =>
      `“${file}” is ${number(megabytes)} MB. Files up to ${number(most)} MB can be read.`,
    unknownColumns: (file: string, line: number, columns: string) =>
      `Line ${line} of “${file}” names columns that Wee Hours doesn’t know: ${columns}`,
    webPage: (file: string) => `“${file}” is a web page.`,
    zip: (file: string) => `“${file}” is a zip archive.`,
    zoneUnknown: (file: string, zone: string) =>
      `“${file}” has times in the zone “${zone}”. This browser doesn’t know it.`,
  },
  todo: {
    backupCutOff: anotherCopy,
    backupDamaged: anotherCopy,
    backupEmpty: anotherCopy,
    backupNewer: 'Connect to the internet and reload Wee Hours. Then choose the file again.',
    backupTooLarge: 'Check that it’s the right file. A backup ends in .weehours.',
    empty: exportCsv,
    excel: saveAsCsv,
    forSpreadsheets: chooseExport,
    gzip: unpack,
    longLine: smaller,
    manyLines: smaller,
    noColumns: known,
    noEntries: 'Export the log again from the other app, over a longer period.',
    notBackup: 'A backup ends in .weehours. Use “Import a log” for CSV files and other apps.',
    notOpened:
      'It may be moved, deleted or still in the cloud. Save it on this device, then choose it again.',
    notReadHere: 'Export the log again in shorter periods, or open it on a computer.',
    pdf: exportCsv,
    photo: exportCsv,
    picture: exportCsv,
    spreadsheet: saveAsCsv,
    summary: chooseExport,
    tooLarge: smaller,
    unknownColumns: known,
    webPage: exportCsv,
    zip: unpack,
    zoneUnknown: 'Update this browser, or open the file in another one.',
  },
  none: { happened: 'There was no file.', todo: 'Choose a CSV file.' },
};
