import { useEffect, useEffectEvent } from 'react';

/** A Wee Hours backup, or a log to import. */
type FileKind = 'backup' | 'log';

/** Opens files. `fromOutside` is true if another app or page shared them. */
type Take = (files: File[], fromOutside: boolean) => void;

/** The handlers by kind of file, and files that arrived before their handler mounted. */
const takers = new Map<FileKind, Take>();
const waiting = new Map<FileKind, Parameters<Take>>();

/** Gives files to the panel that opens them, immediately or when that panel mounts. */
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
 * Gives files that were dropped on the import panel to {@link handOver} if one is a backup. Resolves to false if none
 * is, or if no backup panel is mounted.
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

/** Detects backups by name or by content, because a backup may be renamed and its content may be damaged. */
async function kindsOf(files: readonly File[]): Promise<FileKind[]> {
  const { isBackupFile } = await import('#imports/backup/backup-beginning.ts');
  return Promise.all(
    files.map(async (file) =>
      /\.weehours$/i.test(file.name) || (await isBackupFile(file)) ? 'backup' : 'log',
    ),
  );
}
