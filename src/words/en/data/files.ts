import { grammarOf } from '#words/grammar.ts';

const { number, list } = grammarOf('en');

const exportLog = 'Export your log from the other app. Then choose that file.';
const exportAgain = 'Export the log again from the other app. Then choose the new file.';
const saveAsCsv =
  'Open it in the app that made it and save it as CSV (“comma separated values”). Then choose that file.';
const unpack = 'Unpack it. Then choose the file inside.';
const smaller =
  'Logs are usually much smaller. If this is the right file, export a shorter period at a time.';
const anotherCopy = 'Get the file again from where you kept it, or choose an older backup.';
const chooseExport =
  'To bring back a log, choose the file from “Export all my data (CSV)”, or open a backup.';
const known = (apps: readonly string[]) =>
  `Wee Hours reads the exports of ${list(apps)}. Export your log from one of them. Then choose that file.`;

/** Why a chosen file can't be read, and what to do. The keys are the codes of `FileFault`. */
export const files = {
  happened: {
    backupCutOff: (file: string) => `The end of “${file}” is missing.`,
    backupDamaged: (file: string) => `“${file}” is damaged. Part of it is missing or changed.`,
    backupEmpty: (file: string) => `“${file}” is empty.`,
    backupNewer: (file: string) => `“${file}” was made by a newer version of Wee Hours.`,
    backupTooLarge: (file: string, megabytes: number, most: number) =>
      `“${file}” is ${number(megabytes)} MB. Backups can be up to ${number(most)} MB.`,
    databaseDamaged: (file: string) => `“${file}” is damaged. Part of the database is missing or changed.`,
    databaseOpen: (file: string) => `“${file}” has no entries. The app that made it may still be open.`,
    empty: (file: string) => `“${file}” is empty.`,
    excel: (file: string) => `“${file}” is an old Excel spreadsheet, or it has a password.`,
    forSpreadsheets: (file: string) => `“${file}” is a table that Wee Hours makes for spreadsheets.`,
    gzip: (file: string) => `“${file}” is a gzip archive.`,
    jsonDamaged: (file: string) => `“${file}” is damaged. Its end is missing, or part of it is changed.`,
    longLine: (file: string, line: number) => `Line ${line} of “${file}” has more than a million characters.`,
    manyLines: (file: string, most: number) => `“${file}” has more than ${number(most)} lines.`,
    noColumns: (file: string, line: number) =>
      `“${file}” isn’t a CSV file. Line ${line} has no column names.`,
    noEntries: (file: string, app: string) => `“${file}” has columns from ${app} but no entries.`,
    notBackup: (file: string) => `“${file}” isn’t a Wee Hours backup.`,
    notOpened: (file: string) => `“${file}” couldn’t be opened.`,
    notReadHere: (file: string) => `“${file}” couldn’t be read on this device.`,
    pdf: (file: string) => `“${file}” is a PDF.`,
    photo: (file: string) => `“${file}” is a photo.`,
    picture: (file: string) => `“${file}” is a picture.`,
    spreadsheet: (file: string) => `“${file}” is a spreadsheet or document, not an .xlsx or CSV file.`,
    summary: (file: string) => `“${file}” is a Wee Hours summary. It has totals, not entries.`,
    tooLarge: (file: string, megabytes: number, most: number) =>
      `“${file}” is ${number(megabytes)} MB. Files can be up to ${number(most)} MB.`,
    unknownColumns: (file: string, line: number, columns: string) =>
      `Line ${line} of “${file}” names columns that Wee Hours doesn’t know: ${columns}`,
    unknownTables: (file: string) => `“${file}” has no table that Wee Hours knows.`,
    webPage: (file: string) => `“${file}” is a web page.`,
    workbookDamaged: (file: string) => `“${file}” is damaged. Part of the spreadsheet is missing or changed.`,
    workbookTooLarge: (file: string) => `“${file}” is a spreadsheet that’s too large.`,
    zipDamaged: (file: string) => `“${file}” is damaged. Part of the archive is missing or changed.`,
    zipEmpty: (file: string) => `“${file}” is an archive without a log in it.`,
    zipInZip: (file: string) => `“${file}” is an archive inside an archive.`,
    zipLocked: (file: string) => `“${file}” is an archive with a password.`,
    zipTooLarge: (file: string) => `“${file}” is an archive that’s too large when it’s unpacked.`,
    zoneUnknown: (file: string, zone: string) =>
      `“${file}” uses the time zone “${zone}”. This browser doesn’t know that zone.`,
  },
  todo: {
    backupCutOff: anotherCopy,
    backupDamaged: anotherCopy,
    backupEmpty: anotherCopy,
    backupNewer: 'Connect to the internet and reload Wee Hours. Then choose the file again.',
    backupTooLarge: 'Check that it’s the right file. A backup ends in .weehours.',
    databaseDamaged: exportAgain,
    databaseOpen: 'Close that app. Then make the backup again.',
    empty: exportLog,
    excel: saveAsCsv,
    forSpreadsheets: chooseExport,
    gzip: unpack,
    jsonDamaged: exportAgain,
    longLine: smaller,
    manyLines: smaller,
    noColumns: known,
    noEntries: 'Export the log again from the other app for a longer period.',
    notBackup: 'A backup ends in .weehours. Use “Import a log” for CSV files and other apps.',
    notOpened:
      'It may have been moved or deleted, or it’s still in the cloud. Save it on this device, then choose it again.',
    notReadHere: 'Export a shorter period at a time, or open the file on a computer.',
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
    zipTooLarge: 'Unpack it. Then choose only the files with your log.',
    zoneUnknown: 'Update this browser, or open the file in another one.',
  },
  none: { happened: 'There was no file.', todo: 'Choose a file.' },
};
