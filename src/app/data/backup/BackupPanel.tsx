import { useState } from 'react';
import { FileDrop } from '#app/data/FileDrop.tsx';
import { fileProblem } from '#app/data/file-problem.ts';
import { useHandedFiles } from '#app/data/handed-files.ts';
import { counted } from '#app/data/imports/import-words.ts';
import { isNoDifference } from '#domain/sync/log-difference.ts';
import type { FileAct } from '#domain/sync/revert-file.ts';
import { DEMO_OWNER, ownerOf, useSession } from '#session/session.ts';
import { preferencesOf, usePreferences } from '#session/use-preferences.ts';
import { useRecords } from '#session/use-records.ts';
import { backToFormer } from '#storage/backup/back-to-former.ts';
import { revertFile } from '#storage/backup/backup.ts';
import { authorNow } from '#storage/browser/device.ts';
import { preferencesFrom } from '#storage/browser/preferences.ts';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { AppliedFileNote } from './AppliedFileNote.tsx';
import styles from './BackupPanel.module.css';
import { BackupPreview } from './BackupPreview.tsx';
import { differenceInWords } from './backup-words.ts';
import { MakeBackup } from './MakeBackup.tsx';
import { UnlockBackup } from './UnlockBackup.tsx';
import { type BroughtIn, useOpenBackup } from './use-open-backup.ts';

/** How long the toast shows, in milliseconds. It has more text than other toasts, and the change is larger. */
const TOAST_MS = 12_000;

/** Makes and opens backups. */
export function BackupPanel() {
  const db = useRecords();
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const demo = owner === DEMO_OWNER;
  const [, changePreferences] = usePreferences();
  const { stage, problem, choose, unlock, bring, cancel } = useOpenBackup(done);
  const [begun, setBegun] = useState(false);
  const [fromOutside, setFromOutside] = useState(false);
  const [takingBack, setTakingBack] = useState(false);

  function take(files: readonly File[], outside: boolean) {
    setBegun(true);
    setFromOutside(outside);
    void choose(files);
  }
  useHandedFiles('backup', take);

  function done({ act, takenAt, difference }: BroughtIn) {
    if (isNoDifference(difference)) {
      toast({ title: 'Nothing had to change', description: 'Your log had all of this already.' });
      return;
    }
    toast({
      title: act === 'merge' ? 'The two logs are one now' : 'Your log is what the file held',
      description: doneWords(act, difference),
      duration: TOAST_MS,
      action: { label: 'Undo', onAct: () => void revert(takenAt) },
    });
  }

  async function revert(takenAt: number) {
    setTakingBack(true);
    try {
      const back = await revertFile(db, takenAt, owner, authorNow());
      if (back) {
        const now = preferencesOf(owner);
        const former = preferencesFrom(back.preferences, navigator.language);
        // A snapshot of an older version does not store the settings of the file (`brought`).
        const brought = back.brought ? preferencesFrom(back.brought, navigator.language) : now;
        changePreferences(backToFormer(former, brought, now));
      }
      toast({ title: 'That is taken back', description: 'Your log is as it was before the file.' });
    } catch (error) {
      // Undo may be pressed on another screen. Only a toast is visible there.
      const { title, happened } = fileProblem(error);
      toast({ title, description: happened, duration: Number.POSITIVE_INFINITY });
    } finally {
      setTakingBack(false);
    }
  }

  return (
    <TitledSection
      anchor="backup"
      title="Backup & handover"
      about="Everything in one file: to keep safe, to move to a new phone, or to bring two phones together. It goes where you put it, and nowhere else."
    >
      {demo && <p className={styles.muted}>In the demo you can try all of this; nothing is saved.</p>}
      <MakeBackup />
      <hr className={styles.line} />
      {problem && <ErrorNotice {...problem} />}
      {stage.name === 'choosing' && (
        <FileDrop
          label="Open a backup"
          focused={begun && !problem}
          onChoose={(files) => take(files, false)}
        />
      )}
      {stage.name === 'reading' && <ProgressBar label="Checking the file…" />}
      {stage.name === 'locked' && (
        <UnlockBackup
          fileName={stage.sealed.name}
          tries={stage.tries}
          busy={stage.busy}
          fromOutside={fromOutside}
          onUnlock={(passphrase) => void unlock(passphrase)}
          onCancel={cancel}
        />
      )}
      {stage.name === 'offered' && (
        <BackupPreview
          offer={stage.offer}
          fromOutside={fromOutside}
          onBring={(act) => void bring(act)}
          onCancel={cancel}
        />
      )}
      {(stage.name === 'writing' || takingBack) && (
        <div aria-busy="true">
          <ProgressBar label={takingBack ? 'Taking it back…' : 'Saving on this device…'} />
        </div>
      )}
      {stage.name === 'choosing' && !takingBack && (
        <AppliedFileNote onRevert={(takenAt) => void revert(takenAt)} />
      )}
    </TitledSection>
  );
}

function doneWords(act: FileAct, difference: BroughtIn['difference']): string {
  const [added, changed, removed] = (['added', 'changed', 'removed'] as const).map((which) =>
    differenceInWords(difference, which),
  );
  const stopped = difference.timers.removed.length;
  const parts = [
    added && `${added} came in`,
    changed && `${changed} changed`,
    removed && `${removed} left`,
    stopped && `${counted(stopped, 'timer', 'timers')} stopped`,
  ].filter(Boolean);
  // A merge keeps the settings. A file that replaces the log also replaces the settings.
  const nothing = act === 'merge' ? 'No entry had to change' : 'Your settings came in';
  return `${parts.join('; ') || nothing}.`;
}
