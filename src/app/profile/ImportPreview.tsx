import { useEffect, useRef } from 'react';
import { useBabies } from '#app/use-babies.ts';
import { formatDate } from '#domain/when-words.ts';
import type { PreparedImport } from '#imports/prepare-import.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { ImportOutcome } from './ImportOutcome.tsx';
import styles from './ImportPreview.module.css';
import { counted, periodOf } from './import-words.ts';
import type { ImportAnswers, ImportOffer } from './use-import.ts';
import { WhoseLog } from './WhoseLog.tsx';
import { ZoneOptions } from './ZoneOptions.tsx';

interface ImportPreviewProps {
  offer: ImportOffer;
  answers: ImportAnswers;
  onAnswer: (changes: Partial<ImportAnswers>) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** What a file holds, the questions that only the parent can answer, and what would become of it. */
export function ImportPreview({ offer, answers, onAnswer, onSave, onCancel }: ImportPreviewProps) {
  const { file, prepared } = offer;
  const asks = (question: 'baby' | 'zone') => file.format.asks.includes(question);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.preview}>
      <div>
        <h3 ref={title} tabIndex={-1} className={styles.title}>
          {file.name}
        </h3>
        <p className={styles.about}>
          {counted(file.rows.length, 'row')} from {file.format.name}
          {prepared && <Period prepared={prepared} />}
        </p>
      </div>
      {asks('baby') && <WhoseLog babyId={answers.babyId} onChoose={(babyId) => onAnswer({ babyId })} />}
      {asks('zone') && (
        <SelectField
          label="Time zone of this log"
          hint="The file gives the time of day only. Choose where it was kept."
          value={answers.zone}
          onChange={(event) => onAnswer({ zone: event.target.value })}
        >
          <ZoneOptions chosen={answers.zone} />
        </SelectField>
      )}
      {prepared && asks('baby') && <BeforeBirth prepared={prepared} babyId={answers.babyId} />}
      {prepared && <ImportOutcome prepared={prepared} />}
      {!prepared && answers.babyId !== null && <Skeleton label="Reading the file…" />}
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        {prepared && <SaveButton prepared={prepared} onSave={onSave} />}
      </div>
    </div>
  );
}

function Period({ prepared }: { prepared: PreparedImport }) {
  const period = periodOf(prepared.records);
  return period && `, ${formatDate(period.from)} to ${formatDate(period.to)}`;
}

/** Only where something is new is there anything to press. */
function SaveButton({ prepared, onSave }: { prepared: PreparedImport; onSave: () => void }) {
  const { records, babies } = prepared;
  if (records.length + babies.length === 0) return null;
  return (
    <Button onClick={onSave}>
      Import{' '}
      {records.length > 0
        ? counted(records.length, 'entry', 'entries')
        : counted(babies.length, 'baby', 'babies')}
    </Button>
  );
}

/** A log that begins before its baby was born is most likely another baby's. */
function BeforeBirth({ prepared, babyId }: { prepared: PreparedImport; babyId: string | null }) {
  const baby = useBabies()?.babies.find((candidate) => candidate.babyId === babyId);
  const period = periodOf(prepared.records);
  if (!baby || !period || period.from >= baby.birthDate) return null;
  return (
    <p className={styles.warning}>
      This log begins on {formatDate(period.from)}, before {baby.name} was born on{' '}
      {formatDate(baby.birthDate)}. Is it another baby’s?
    </p>
  );
}
