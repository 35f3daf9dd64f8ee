import BabyIcon from 'lucide-react/icons/baby';
import Shapes from 'lucide-react/icons/shapes';
import { countsInWords } from '#app/data/backup/backup-words.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import { type KindName, kindNames, kindOf } from '#domain/kinds/registry.ts';
import type { PreparedImport } from '#imports/pipeline/prepare-import.ts';
import type { ReadRows } from '#imports/pipeline/read-rows.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import styles from './ImportOutcome.module.css';
import type { ImportAnswers } from './import-answers.ts';
import { columnsInWords, counted, namesInWords } from './import-words.ts';
import { RowReasons } from './RowReasons.tsx';

interface ImportOutcomeProps {
  read: ReadRows;
  prepared: PreparedImport;
  /** How many files the rows came from. */
  files: number;
  answers: ImportAnswers;
  onAnswer: (changes: Partial<ImportAnswers>) => void;
}

/** Shows what happens to every row. */
export function ImportOutcome({ read, prepared, files, answers, onAnswer }: ImportOutcomeProps) {
  const { became, others, babyRows, known, repeated, keepable, kept, notImported, doubts, records, babies } =
    prepared;
  const kinds = kindNames().filter((kind) => became[kind] > 0);
  const these = files === 1 ? 'this file' : 'these files';
  const nothingNew = records.length + others.length + babies.length === 0;
  return (
    <div className={styles.outcome}>
      {nothingNew ? (
        <p>
          {known + repeated > 0
            ? `There is nothing new in ${these}.`
            : `No row of ${these} becomes an entry.`}
        </p>
      ) : (
        <ul className={styles.kinds}>
          {babyRows > 0 && (
            <li className={styles.kind}>
              <BabyIcon aria-hidden="true" />
              <span>
                <span>{becomes(babyRows)}</span> <strong>{counted(babyRows, 'baby profile')}</strong>
              </span>
            </li>
          )}
          {kinds.map((kind) => (
            <li key={kind} className={styles.kind} data-tone={toneOf(kind)}>
              <KindIcon kind={kind} />
              <KindOutcome kind={kind} prepared={prepared} />
            </li>
          ))}
          {others.length > 0 && (
            <li className={styles.kind}>
              <Shapes aria-hidden="true" />
              <span>
                <span>{becomes(others.length)}</span>{' '}
                <strong>{countsInWords({ others: others.length })}</strong>
              </span>
            </li>
          )}
        </ul>
      )}
      {known > 0 && (
        <p className={styles.aside}>
          {`${counted(known, 'row')} ${known === 1 ? 'is' : 'are'} known to your log already, and not entered twice.`}
        </p>
      )}
      {repeated > 0 && (
        <p className={styles.aside}>
          {`${counted(repeated, 'row')} ${repeated === 1 ? 'says' : 'say'} again what another row said.`}
        </p>
      )}
      {read.unreadColumns.length > 0 && <p className={styles.aside}>{columnsInWords(read.unreadColumns)}</p>}
      <Untold {...prepared.untold} />
      {keepable.length > 0 && (
        <CheckboxField
          label={`Keep as notes: ${namesInWords([...new Set(keepable)], 3)}`}
          hint="Wee Hours has no record for these. Each goes into the note of the new entry nearest to it that day."
          checked={answers.keepRemarks}
          onChange={({ target }) => onAnswer({ keepRemarks: target.checked })}
        />
      )}
      {kept > 0 && (
        <p className={styles.aside}>
          {`${counted(kept, 'row')} ${kept === 1 ? 'is' : 'are'} kept in notes.`}
        </p>
      )}
      <RowReasons
        summary={`${counted(new Set(doubts.map(({ row }) => row)).size, 'row')} to look at`}
        notes={doubts}
        severalFiles={files > 1}
      />
      <RowReasons
        summary={`${counted(notImported.length, 'row')} ${notImported.length === 1 ? 'is' : 'are'} not imported`}
        notes={notImported}
        severalFiles={files > 1}
        defaultOpen={nothingNew && known === 0}
      />
    </div>
  );
}

/** Counts new feeds on both sides with an unknown order or unknown lengths, one line each. */
function Untold({ order, lengths }: PreparedImport['untold']) {
  return (
    <>
      {order > 0 && (
        <p className={styles.aside}>
          {`${counted(order, 'feed')} ${order === 1 ? 'doesn’t' : 'don’t'} say which side was first.`}
        </p>
      )}
      {lengths > 0 && (
        <p className={styles.aside}>
          {`${counted(lengths, 'feed')} ${lengths === 1 ? 'has' : 'have'} one length for both sides. Each got half.`}
        </p>
      )}
    </>
  );
}

function becomes(rows: number): string {
  return `${counted(rows, 'row')} ${rows === 1 ? 'becomes' : 'become'}`;
}

function KindOutcome({ kind, prepared }: { kind: KindName; prepared: PreparedImport }) {
  const { became, counts, sittings } = prepared;
  const records = counted(counts[kind], kindOf(kind).words.one, kindOf(kind).words.many);
  const isFeed = kind === 'feed';
  return (
    <span>
      <span>{becomes(became[kind])}</span> <strong>{records}</strong>
      {isFeed && counts.feed > became.feed && <span>, left and right apart</span>}
      {isFeed && counts.feed > sittings && <span>{`, in ${counted(sittings, 'sitting')}`}</span>}
    </span>
  );
}
