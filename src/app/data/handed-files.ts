import { useEffect, useEffectEvent } from 'react';

/** `backup` is a Wee Hours backup. `log` is any other file, to import. */
type FileKind = 'backup' | 'log';

/** A panel's function that opens files. `fromOutside` is true if another app or page shared the files. */
type Take = (files: File[], fromOutside: boolean) => void;

/** `takers` holds the function of each mounted panel. `waiting` holds files that arrived before their panel mounted. */
const takers = new Map<FileKind, Take>();
const waiting = new Map<FileKind, Parameters<Take>>();

/** Gives files to the panel that opens them. Files wait if that panel is not mounted yet. */
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
 * Gives files that were dropped on the import panel to {@link handOver} if at least one is a backup. Resolves to false
 * without doing so if none is a backup or if no backup panel is mounted.
 */
export async function handOverBackups(files: readonly File[]): Promise<boolean> {
  if (!takers.has('backup') || !(await kindsOf(files)).includes('backup')) return false;
  await handOver(files, false);
  return true;
}

/** Calls `take` with the files of one kind while the component is mounted. */
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

/** Detects a backup by its name or its content, because a backup may be renamed or damaged. */
async function kindsOf(files: readonly File[]): Promise<FileKind[]> {
  const { isBackupFile } = await import('#imports/backup/backup-beginning.ts');
  return Promise.all(
    files.map(async (file) =>
      /\.weehours$/i.test(file.name) || (await isBackupFile(file)) ? 'backup' : 'log',
    ),
  );
}
