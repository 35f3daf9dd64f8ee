import { useState } from 'react';
import { countsInWords } from '#app/data/backup/backup-words.ts';
import { FileDrop } from '#app/data/FileDrop.tsx';
import { handOverBackups, useHandedFiles } from '#app/data/handed-files.ts';
import { useFilesFromOutside } from '#app/data/use-files-from-outside.ts';
import { useFamily } from '#app/family/use-family.ts';
import { toastProblem } from '#app/shell/toast-problem.ts';
import type { ImportRun } from '#domain/log/family-log.ts';
import { useRecords } from '#session/use-records.ts';
import { authorNow } from '#storage/browser/device.ts';
import { revertImport } from '#storage/log/imports.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { ProgressBar } from '#ui/feedback/ProgressBar.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import styles from './ImportPanel.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { PastImports } from './PastImports.tsx';
import { useImport } from './use-import.ts';

/** How long the toast shows, in milliseconds. It has more text than other toasts, and an import changes more. */
const TOAST_MS = 12_000;

/** Imports logs of other apps and Wee Hours exports, and reverts imports. */
export function ImportPanel() {
  const db = useRecords();
  const { zone } = useFamily();
  const { stage, problem, choose, answer, save, cancel, stop } = useImport(saved);
  const [takingBack, setTakingBack] = useState(false);
  const [begun, setBegun] = useState(false);
  const [fromOutside, setFromOutside] = useState(false);

  function take(files: readonly File[], outside: boolean) {
    setBegun(true);
    setFromOutside(outside);
    void choose(files, zone);
  }
  useHandedFiles('log', take);
  useFilesFromOutside();

  function saved(run: ImportRun) {
    toast({
      title: `Your log from ${run.source} is in`,
      description: countsInWords(run.counts),
      duration: TOAST_MS,
      action: { label: 'Undo', onAct: () => void revert(run) },
    });
  }

  async function revert(run: ImportRun) {
    setTakingBack(true);
    try {
      await revertImport(db, run.id, authorNow());
      toast({ title: 'The import is taken back', description: 'Your log is as it was without it.' });
    } catch (error) {
      // Undo may be pressed on another screen. Only a toast is visible there.
      toastProblem(error);
    } finally {
      setTakingBack(false);
    }
  }

  return (
    <TitledSection
      anchor="import"
      title="Import a log"
      about="Bring along what you logged in another app, or a Wee Hours export: all its files at once. They never leave this device."
    >
      {problem && <ErrorNotice {...problem} />}
      {stage.name === 'choosing' && (
        <FileDrop
          label="Choose CSV files"
          several
          focused={begun && !problem}
          onChoose={(files) => void handOverBackups(files).then((sent) => sent || take(files, false))}
        />
      )}
      {stage.name === 'reading' && (
        <div className={styles.progress}>
          <ProgressBar label="Reading…" value={stage.share} max={1} />
          <Button variant="quiet" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {stage.name === 'offered' && (
        <ImportPreview
          offer={stage.offer}
          answers={stage.answers}
          fromOutside={fromOutside}
          onAnswer={(changes) => void answer(changes)}
          onSave={() => void save()}
          onCancel={cancel}
        />
      )}
      {stage.name === 'saving' && (
        <div className={styles.progress} aria-busy="true">
          <ProgressBar label="Saving on this device…" value={stage.share} max={1} />
          <Button variant="quiet" onClick={stop}>
            Stop
          </Button>
        </div>
      )}
      {takingBack && (
        <div aria-busy="true">
          <ProgressBar label="Taking the import back…" />
        </div>
      )}
      {stage.name === 'choosing' && !takingBack && (
        <PastImports zone={zone} onRevert={(run) => void revert(run)} />
      )}
    </TitledSection>
  );
}
