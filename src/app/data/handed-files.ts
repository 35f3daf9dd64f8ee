import { useEffect, useEffectEvent } from 'react';

/** A backup of ours, or a log to import. */
type FileKind = 'backup' | 'log';

/** `fromOutside` where the parent didn't choose the files in this app. */
type Take = (files: File[], fromOutside: boolean) => void;

/** Who opens which files, and what arrived before they were on the page. */
const takers = new Map<FileKind, Take>();
const waiting = new Map<FileKind, Parameters<Take>>();

/** Gives files that came to the app to the panel that opens such files, at once or when it comes onto the page. */
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

/** Sends backups on their way that were dropped where logs are imported; false when there was none, or nobody opens them. */
export async function handOverBackups(files: readonly File[]): Promise<boolean> {
  if (!takers.has('backup') || !(await kindsOf(files)).includes('backup')) return false;
  await handOver(files, false);
  return true;
}

/** Opens what is handed over of one kind, as long as the component is on the page. */
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

/** By what is in a file, or by its name where that is damaged: a backup may have been renamed on its way. */
async function kindsOf(files: readonly File[]): Promise<FileKind[]> {
  const { isBackupFile } = await import('#imports/backup/backup-beginning.ts');
  return Promise.all(
    files.map(async (file) =>
      /\.weehours$/i.test(file.name) || (await isBackupFile(file)) ? 'backup' : 'log',
    ),
  );
}
