import { useEffect, useEffectEvent } from 'react';

/** A backup of ours, or a log to import. */
type FileKind = 'backup' | 'log';

type Take = (files: File[]) => void;

/** Who opens which files, and what arrived before they were on the page. */
const takers = new Map<FileKind, Take>();
const waiting = new Map<FileKind, File[]>();

/** Gives files that came to the app to whoever opens such files, at once or when they come onto the page. */
export async function handOver(files: readonly File[]): Promise<void> {
  const kinds = await kindsOf(files);
  for (const kind of ['backup', 'log'] as const) {
    const own = files.filter((_, index) => kinds[index] === kind);
    if (!own.length) continue;
    const take = takers.get(kind);
    if (take) take(own);
    else waiting.set(kind, own);
  }
}

/** Sends backups on their way that were dropped where logs are imported; false when there was none, or nobody opens them. */
export async function handOverBackups(files: readonly File[]): Promise<boolean> {
  if (!takers.has('backup') || !(await kindsOf(files)).includes('backup')) return false;
  await handOver(files);
  return true;
}

/** Opens what is handed over of one kind, as long as the component is on the page. */
export function useHandedFiles(kind: FileKind, take: Take): void {
  const open = useEffectEvent(take);
  useEffect(() => {
    const taker: Take = (files) => open(files);
    takers.set(kind, taker);
    const files = waiting.get(kind);
    waiting.delete(kind);
    if (files) taker(files);
    return () => {
      if (takers.get(kind) === taker) takers.delete(kind);
    };
  }, [kind]);
}

/** By what is in a file, or by its name where that is damaged: a backup may have been renamed on its way. */
async function kindsOf(files: readonly File[]): Promise<FileKind[]> {
  const { isBackupFile } = await import('#imports/backup-beginning.ts');
  return Promise.all(
    files.map(async (file) =>
      /\.weehours$/i.test(file.name) || (await isBackupFile(file)) ? 'backup' : 'log',
    ),
  );
}
