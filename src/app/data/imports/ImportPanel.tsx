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
import { words } from '#words/now.ts';
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
      title: words.imports.imported(run.source),
      description: countsInWords(run.counts),
      duration: TOAST_MS,
      action: { label: words.imports.undo, onAct: () => void revert(run) },
    });
  }

  async function revert(run: ImportRun) {
    setTakingBack(true);
    try {
      await revertImport(db, run.id, authorNow());
      toast(words.imports.undone);
    } catch (error) {
      // Undo may be pressed on another screen. Only a toast is visible there.
      await toastProblem(error);
    } finally {
      setTakingBack(false);
    }
  }

  const said = words.imports;
  return (
    <TitledSection anchor="import" title={said.title} about={said.about}>
      {problem && <ErrorNotice {...problem} />}
      {stage.name === 'choosing' && (
        <FileDrop
          label={said.choose}
          several
          focused={begun && !problem}
          onChoose={(files) => void handOverBackups(files).then((sent) => sent || take(files, false))}
        />
      )}
      {stage.name === 'reading' && (
        <div className={styles.progress}>
          <ProgressBar label={said.reading} value={stage.share} max={1} />
          <Button variant="quiet" onClick={cancel}>
            {said.cancel}
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
          <ProgressBar label={said.saving} value={stage.share} max={1} />
          <Button variant="quiet" onClick={stop}>
            {said.stop}
          </Button>
        </div>
      )}
      {takingBack && (
        <div aria-busy="true">
          <ProgressBar label={said.undoing} />
        </div>
      )}
      {stage.name === 'choosing' && !takingBack && (
        <PastImports zone={zone} onRevert={(run) => void revert(run)} />
      )}
    </TitledSection>
  );
}
