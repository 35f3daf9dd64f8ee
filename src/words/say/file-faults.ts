import { isolated } from '#domain/isolated.ts';
import type { RefusedFile } from '#domain/sync/file-fault.ts';
import type { Speech } from '#words/speech.ts';

/** Says why a file can't be read: "“log.csv” is empty." */
export function describeRefusedFile(file: RefusedFile, { words }: Speech<'files'>): string {
  const { happened } = words.files;
  const { fault } = file;
  const name = isolated(file.name);
  switch (fault.code) {
    case 'tooLarge':
    case 'backupTooLarge':
      return happened[fault.code](name, fault.megabytes, fault.most);
    case 'longLine':
    case 'noColumns':
      return happened[fault.code](name, fault.line);
    case 'manyLines':
      return happened.manyLines(name, fault.most);
    case 'unknownColumns':
      return happened.unknownColumns(name, fault.line, isolated(fault.columns));
    case 'noEntries':
      return happened.noEntries(name, fault.app);
    case 'zoneUnknown':
      return happened.zoneUnknown(name, fault.zone);
    default:
      return happened[fault.code](name);
  }
}

/**
 * Says why none of the chosen files can be read, and what to do about the first. `files` is empty if none was chosen.
 */
export function describeRefusedFiles(
  files: readonly RefusedFile[],
  speech: Speech<'files'>,
): { happened: string; todo: string } {
  const { todo, none } = speech.words.files;
  const [first] = files;
  if (!first) return none;
  const { fault } = first;
  return {
    happened: files.map((file) => describeRefusedFile(file, speech)).join(' '),
    todo: 'apps' in fault ? todo[fault.code](fault.apps) : todo[fault.code],
  };
}
