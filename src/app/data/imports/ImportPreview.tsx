import { useEffect, useRef } from 'react';
import { MadeApart } from '#app/data/backup/MadeApart.tsx';
import { FromOutside } from '#app/data/FromOutside.tsx';
import { useBabies } from '#app/family/use-babies.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import { namesMadeApart } from '#domain/sync/backup-preview.ts';
import { formatDate } from '#domain/time/when-words.ts';
import type { PreparedImport } from '#imports/pipeline/prepare-import.ts';
import type { ImportFile } from '#imports/pipeline/read-import-file.ts';
import type { ReadRows } from '#imports/pipeline/read-rows.ts';
import { TRASH_DAYS } from '#storage/log/trash.ts';
import { Button } from '#ui/controls/Button.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, words } from '#words/now.ts';
import { describeRefusedFile } from '#words/say/file-faults.ts';
import { countChanges, countEntries } from './count-changes.ts';
import { ImportOutcome } from './ImportOutcome.tsx';
import styles from './ImportPreview.module.css';
import { ImportQuestions } from './ImportQuestions.tsx';
import { type ImportAnswers, isAnswered, isWhoseKnown } from './import-answers.ts';
import { appsOf, periodOf } from './import-words.ts';
import type { ImportOffer } from './use-import.ts';

interface ImportPreviewProps {
  offer: ImportOffer;
  answers: ImportAnswers;
  /** Whether another app or page sent the files. */
  fromOutside: boolean;
  onAnswer: (changes: Partial<ImportAnswers>) => void;
  /** Asks again what the columns of a file are. */
  onRemap: (file: ImportFile) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** Shows the content of the chosen files, the open questions and the expected result. */
export function ImportPreview({
  offer,
  answers,
  fromOutside,
  onAnswer,
  onRemap,
  onSave,
  onCancel,
}: ImportPreviewProps) {
  const { files, refused, questions, read, prepared } = offer;
  const here = useBabies()?.babies ?? [];
  const open = !isWhoseKnown(questions, answers) || !isAnswered(questions, answers);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const entries = prepared ? countEntries(prepared) : undefined;
  useEffect(() => {
    if (entries !== undefined) announce(words.imports.preview.announced(entries));
  }, [entries]);
  const rows = files.reduce((sum, file) => sum + file.rows.length, 0);
  const said = words.imports.preview;
  return (
    <div className={styles.preview} data-unsaved="">
      <div>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {files.length === 1 ? files[0]?.name : said.files(files.length)}
        </h3>
        <p className={styles.about}>{sourceWords(rows, appsOf(files), read)}</p>
        {files.length > 1 && (
          <ul className={styles.files}>
            {files.map(({ name, rows: own }) => (
              <li key={name}>
                <Rich of={said.file(<bdi>{name}</bdi>, own.length)} />
              </li>
            ))}
          </ul>
        )}
        {files.map(
          (file) =>
            file.mapped && (
              <div key={file.name} className={styles.remap}>
                <Button variant="quiet" onClick={() => onRemap(file)}>
                  {files.length > 1 ? said.remapOf(file.name) : said.remap}
                </Button>
              </div>
            ),
        )}
      </div>
      {fromOutside && <FromOutside />}
      {refused.map((file) => (
        <div key={file.name} className={styles.warning}>
          <p>{describeRefusedFile(file, speech)}</p>
          <p>{said.leftOut}</p>
        </div>
      ))}
      <ImportQuestions questions={questions} files={files.length} answers={answers} onAnswer={onAnswer} />
      {prepared && <BeforeBirth prepared={prepared} />}
      {prepared && <MadeApart names={namesMadeApart(here, prepared.babies)} className={styles.warning} />}
      {prepared && read && (
        <ImportOutcome
          prepared={prepared}
          read={read}
          files={files.length}
          answers={answers}
          onAnswer={onAnswer}
        />
      )}
      {!prepared && !open && <Skeleton label={words.imports.reading} />}
      {open && <p className={styles.about}>{said.open}</p>}
      {prepared && countChanges(prepared) > 0 && <p className={styles.about}>{said.undo(TRASH_DAYS)}</p>}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          {words.imports.cancel}
        </Button>
        {prepared && <SaveButton prepared={prepared} onSave={onSave} />}
      </div>
    </div>
  );
}

/** Describes the number, the source and the period of all rows. Includes rows that the log already has. */
function sourceWords(rows: number, apps: readonly string[], read: ReadRows | null): string {
  const { from, fromBetween } = words.imports.preview;
  const records = read?.records ?? [];
  const period = periodOf(
    records.map(({ draft: { kind, fields } }) => ({ kind, record: fields }) as CareRecord),
  );
  return period
    ? fromBetween(rows, apps, formatDate(period.from, speech.locale), formatDate(period.to, speech.locale))
    : from(rows, apps);
}

/** Shows the button that starts the import, if something is new. */
function SaveButton({ prepared, onSave }: { prepared: PreparedImport; onSave: () => void }) {
  const { importEntries, importBabies, fillEntries } = words.imports.preview;
  const { babies, filled } = prepared;
  const entries = countEntries(prepared);
  if (countChanges(prepared) === 0) return null;
  if (entries > 0) return <Button onClick={onSave}>{importEntries(entries)}</Button>;
  return (
    <Button onClick={onSave}>
      {babies.length > 0 ? importBabies(babies.length) : fillEntries(filled.length)}
    </Button>
  );
}

/** Warns if the imported entries begin before a baby's birth. The file is then most likely another baby's log. */
function BeforeBirth({ prepared }: { prepared: PreparedImport }) {
  const babies = useBabies()?.babies ?? [];
  return babies.map((baby) => {
    const period = periodOf(prepared.records.filter(({ record }) => record.babyId === baby.babyId));
    if (!period || period.from >= baby.birthDate) return null;
    return (
      <p key={baby.babyId} className={styles.warning}>
        <Rich
          of={words.imports.preview.beforeBirth(
            <bdi>{baby.name}</bdi>,
            formatDate(period.from, speech.locale),
            formatDate(baby.birthDate, speech.locale),
          )}
        />
      </p>
    );
  });
}
