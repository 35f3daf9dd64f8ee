/** Why nothing can be read from a chosen file: a log to import, or a backup. */
export type FileFault =
  | { code: PlainFileFault }
  /** The file has `megabytes`. A log, or a backup, has at most `most`. */
  | { code: 'tooLarge' | 'backupTooLarge'; megabytes: number; most: number }
  | { code: 'longLine'; line: number }
  | { code: 'manyLines'; most: number }
  /** `apps` have the names of the apps whose logs can be read. */
  | { code: 'noColumns'; line: number; apps: readonly string[] }
  | { code: 'unknownColumns'; line: number; columns: string; apps: readonly string[] }
  | { code: 'unknownTables'; apps: readonly string[] }
  | { code: 'noEntries'; app: string }
  | { code: 'zoneUnknown'; zone: string };

/** Faults without parameters. Those of `backup…` are about backups. */
export type PlainFileFault =
  | 'backupCutOff'
  | 'backupDamaged'
  | 'backupEmpty'
  | 'backupNewer'
  | 'databaseDamaged'
  | 'databaseOpen'
  | 'empty'
  | 'excel'
  | 'forSpreadsheets'
  | 'gzip'
  | 'jsonDamaged'
  | 'notBackup'
  | 'notOpened'
  | 'notReadHere'
  | 'pdf'
  | 'photo'
  | 'picture'
  | 'spreadsheet'
  | 'summary'
  | 'webPage'
  | 'workbookDamaged'
  | 'workbookTooLarge'
  | 'zipDamaged'
  | 'zipEmpty'
  | 'zipInZip'
  | 'zipLocked'
  | 'zipTooLarge';

/** A file that can't be read. */
export interface RefusedFile {
  name: string;
  fault: FileFault;
}
