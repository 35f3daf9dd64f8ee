import { useEffect, useEffectEvent } from 'react';

/** A backup of ours, or a log to import. */
type FileKind = 'backup' | 'log';

/** Opens files. `fromOutside` is true if the parent did not choose them in this app. */
type Take = (files: File[], fromOutside: boolean) => void;

/** The handlers by kind of file, and files that arrived before their handler mounted. */
const takers = new Map<FileKind, Take>();
const waiting = new Map<FileKind, Parameters<Take>>();

/** Gives files to the panel that opens them, at once or when it mounts. */
export async function handOver(files: readonly File[], fromOutside: boolean): Promise<void> {
  const kinds = await kindsOf(files);
  for (const kind of ['backup', 'log'] as const) {
    const own = files.filter((_, index) => kinds[index] === kind);
    if (!own.length) continue;
    const take = takers.get(kind);
    if (take) take(own, fromOutside);
    else waiting.set(kind, [own, fromOutside]);
  }
}

/**
 * Redirects backups that were dropped on the import panel. Resolves to false if there are none or no handler is
 * mounted.
 */
export async function handOverBackups(files: readonly File[]): Promise<boolean> {
  if (!takers.has('backup') || !(await kindsOf(files)).includes('backup')) return false;
  await handOver(files, false);
  return true;
}

/** Handles files of one kind while the component is mounted. */
export function useHandedFiles(kind: FileKind, take: Take): void {
  const open = useEffectEvent(take);
  useEffect(() => {
    const taker: Take = (files, fromOutside) => open(files, fromOutside);
    takers.set(kind, taker);
    const early = waiting.get(kind);
    waiting.delete(kind);
    if (early) taker(...early);
    return () => {
      if (takers.get(kind) === taker) takers.delete(kind);
    };
  }, [kind]);
}

/** Detects kinds by content, or by name if the file is damaged. Backups may have been renamed. */
async function kindsOf(files: readonly File[]): Promise<FileKind[]> {
  const { isBackupFile } = await import('#imports/backup/backup-beginning.ts');
  return Promise.all(
    files.map(async (file) =>
      /\.weehours$/i.test(file.name) || (await isBackupFile(file)) ? 'backup' : 'log',
    ),
  );
}
