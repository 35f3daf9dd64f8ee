import { useState } from 'react';
import { type FileProblem, fileProblem } from '#app/data/file-problem.ts';
import { useFamily } from '#app/family/use-family.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useRecords } from '#session/use-records.ts';
import { readFamilyLog, readQuarantined } from '#storage/backup/backup.ts';
import { photosOf } from '#storage/backup/backup-photos.ts';
import { noteBackup } from '#storage/backup/last-backup.ts';
import { authorNow } from '#storage/browser/device.ts';
import { toast } from '#ui/feedback/toast.ts';
import { handOver } from '#ui/layout/hand-over.ts';
import { words } from '#words/now.ts';

/** Makes a backup file, checks that it opens, and shares or saves it. */
export function useMakeBackup() {
  const db = useRecords();
  const [preferences] = usePreferences();
  const { today } = useFamily();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<FileProblem | null>(null);

  /** Resolves to true if the file was shared or saved. */
  async function make(passphrase: string | null): Promise<boolean> {
    setBusy(true);
    setProblem(null);
    try {
      // Takes the time before it reads the log, so that the file contains every entry from before that time.
      const { now: created } = authorNow();
      const [{ backupFile }, { saveOrShare }, log, setAside] = await Promise.all([
        import('#exports/backup-file.ts'),
        import('#exports/save-or-share.ts'),
        readFamilyLog(db),
        readQuarantined(db),
      ]);
      const photos = await photosOf(db, log, setAside);
      const content = {
        log,
        preferences,
        ...(setAside.length > 0 && { setAside }),
        ...(photos && { photos }),
      };
      const file = await backupFile(content, { created, day: today, passphrase });
      if (!(await opens(file, passphrase))) {
        setProblem(words.backup.make.doesNotOpen);
        return false;
      }
      const handed = await handOver(file, saveOrShare, async (how) => {
        // The file is already outside the app. So the backup counts as made, even if a full device cannot store its
        // date.
        await noteBackup(db, created).catch(() => {});
        const { title, saved, shared } = words.backup.make.made;
        toast({ title, description: how === 'saved' ? saved(file.name) : shared });
      });
      return handed === 'shared' || handed === 'saved';
    } catch (error) {
      setProblem(fileProblem(error));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { make, busy, problem };
}

async function opens(file: File, passphrase: string | null): Promise<boolean> {
  const { openBackup, readBackup } = await import('#imports/backup/backup-file.ts');
  try {
    await readBackup(await openBackup(file, file.name), passphrase ?? '');
    return true;
  } catch {
    return false;
  }
}
