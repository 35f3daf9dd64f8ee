import { useState } from 'react';
import { AskBeforeLeaving } from '#app/data/AskBeforeLeaving.tsx';
import { FileDrop } from '#app/data/FileDrop.tsx';
import { fileProblem } from '#app/data/file-problem.ts';
import { useHandedFiles } from '#app/data/handed-files.ts';
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
import { words } from '#words/now.ts';
import { AppliedFileNote } from './AppliedFileNote.tsx';
import styles from './BackupPanel.module.css';
import { BackupPreview } from './BackupPreview.tsx';
import { differenceInWords } from './backup-words.ts';
import { MakeBackup } from './MakeBackup.tsx';
import { UnlockBackup } from './UnlockBackup.tsx';
import { type BroughtIn, useOpenBackup } from './use-open-backup.ts';

/**
 * How long the toast shows, in milliseconds. This is long, because the toast has more text than others and reports a
 * larger change.
 */
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
      toast(words.backup.done.nothing);
      return;
    }
    toast({
      title: words.backup.done.title[act],
      description: doneWords(act, difference),
      duration: TOAST_MS,
      action: { label: words.backup.undo, onAct: () => void revert(takenAt) },
    });
  }

  async function revert(takenAt: number) {
    setTakingBack(true);
    try {
      const back = await revertFile(db, takenAt, owner, authorNow());
      if (back) {
        const now = preferencesOf(owner);
        const former = preferencesFrom(back.preferences, navigator.language);
        // Snapshots that older versions of the app took do not contain the file's settings (`brought`).
        const brought = back.brought ? preferencesFrom(back.brought, navigator.language) : now;
        changePreferences(backToFormer(former, brought, now));
      }
      toast(words.backup.undone);
    } catch (error) {
      // The parent may press Undo on another screen, where only a toast is visible.
      const { title, happened } = fileProblem(error);
      toast({ title, description: happened, duration: Number.POSITIVE_INFINITY });
    } finally {
      setTakingBack(false);
    }
  }

  const said = words.backup;
  const hasNews = stage.name === 'offered' && !isNoDifference(stage.offer.changes.replace);
  return (
    <TitledSection anchor="backup" title={said.title} about={said.about}>
      {demo && <p className={styles.muted}>{said.demo}</p>}
      <MakeBackup />
      <hr className={styles.line} />
      {problem && <ErrorNotice {...problem} />}
      {stage.name !== 'choosing' && <AskBeforeLeaving words={said.leaving} isNeeded={hasNews} />}
      {stage.name === 'choosing' && (
        <FileDrop label={said.open} focused={begun && !problem} onChoose={(files) => take(files, false)} />
      )}
      {stage.name === 'reading' && <ProgressBar label={said.checking} />}
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
          <ProgressBar label={takingBack ? said.undoing : said.saving} />
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
  const said = words.backup.done;
  const parts = [
    added && said.added(added),
    changed && said.changed(changed),
    removed && said.removed(removed),
    stopped && said.stopped(stopped),
  ].filter(Boolean);
  // If no entry changed, the texts of the acts differ, because a replacement has still replaced the settings.
  return parts.join(' ') || said.noEntry[act];
}
