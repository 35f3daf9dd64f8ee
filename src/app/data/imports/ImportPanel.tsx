import { useState } from 'react';
import { AskBeforeLeaving } from '#app/data/AskBeforeLeaving.tsx';
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
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { withWords, words } from '#words/now.ts';
import styles from './ImportPanel.module.css';
import { ImportPreview } from './ImportPreview.tsx';
import { runInWords } from './import-words.ts';
import { PastImports } from './PastImports.tsx';
import { hasUnsavedAnswers, useImport } from './use-import.ts';

/** Few files need this step, so it loads with the first of them. */
const MappingStep = lazyComponent(
  async () => (await withWords(import('./mapping/MappingStep.tsx'), 'mapping')).MappingStep,
);

/**
 * How long the toast shows, in milliseconds. This is long, because the toast has more text than others and reports a
 * larger change.
 */
const TOAST_MS = 12_000;

/** Imports Wee Hours exports and the logs of other apps, and reverts imports. */
export function ImportPanel() {
  const db = useRecords();
  const { zone } = useFamily();
  const { stage, problem, choose, map, remap, answer, save, cancel, stop } = useImport(zone, saved);
  const [takingBack, setTakingBack] = useState(false);
  const [begun, setBegun] = useState(false);
  const [fromOutside, setFromOutside] = useState(false);

  function take(files: readonly File[], outside: boolean) {
    setBegun(true);
    setFromOutside(outside);
    void choose(files);
  }
  useHandedFiles('log', take);
  useFilesFromOutside();

  function saved(run: ImportRun) {
    toast({
      title: words.imports.imported(run.source),
      description: runInWords(run),
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
      // The parent may press Undo on another screen, where only a toast is visible.
      await toastProblem(error);
    } finally {
      setTakingBack(false);
    }
  }

  const said = words.imports;
  return (
    <TitledSection anchor="import" title={said.title} about={said.about}>
      {problem && <ErrorNotice {...problem} />}
      {stage.name !== 'choosing' && (
        <AskBeforeLeaving words={said.leaving} isNeeded={hasUnsavedAnswers(stage)} />
      )}
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
      {stage.name === 'mapping' && (
        <MappingStep
          key={stage.table.name}
          table={stage.table}
          first={stage.first}
          oneOfSeveral={stage.opened.files.length + stage.opened.unmapped.length > 1}
          onMap={(mapping) => void map(mapping)}
          onCancel={cancel}
        />
      )}
      {stage.name === 'offered' && (
        <ImportPreview
          offer={stage.offer}
          onRemap={remap}
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
