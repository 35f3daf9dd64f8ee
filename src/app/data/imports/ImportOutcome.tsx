import { countsInWords } from '#app/data/backup/backup-words.ts';
import { useBabies } from '#app/family/use-babies.ts';
import type { PreparedImport } from '#imports/pipeline/prepare-import.ts';
import type { ReadRows } from '#imports/pipeline/read-rows.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';
import styles from './ImportOutcome.module.css';
import type { ImportAnswers } from './import-answers.ts';
import { columnsInWords, namesInWords } from './import-words.ts';
import { OutcomeTable } from './OutcomeTable.tsx';
import { RowReasons } from './RowReasons.tsx';

interface ImportOutcomeProps {
  read: ReadRows;
  prepared: PreparedImport;
  /** How many files the rows come from. */
  files: number;
  answers: ImportAnswers;
  onAnswer: (changes: Partial<ImportAnswers>) => void;
}

/** Shows what the import will do with every row. */
export function ImportOutcome({ read, prepared, files, answers, onAnswer }: ImportOutcomeProps) {
  const { children, filled, others, babyRows, keepable, kept, notImported, doubts, records, babies } =
    prepared;
  const family = useBabies();
  const said = words.imports.outcome;
  const moved = filled.reduce((sum, one) => sum + one.moved.length, 0);
  const nothingNew = records.length + filled.length + others.length + babies.length === 0;
  const nameOf = (babyId: string) =>
    [...(family?.named ?? []), ...babies].find((baby) => baby.babyId === babyId)?.name ?? '';
  const { known, repeated } = restOf(prepared);
  return (
    <div className={styles.outcome}>
      {nothingNew && (
        <p>{prepared.known + prepared.repeated > 0 ? said.nothingNew(files) : said.noEntry(files)}</p>
      )}
      {babyRows > 0 && <Fresh counts={countsInWords({ babies: babyRows })} />}
      {children.map(({ babyId, kinds }) => (
        <OutcomeTable key={babyId} name={nameOf(babyId)} titled={children.length > 1} kinds={kinds} />
      ))}
      {others.length > 0 && <Fresh counts={countsInWords({ others: others.length })} />}
      {known > 0 && <p className={styles.aside}>{said.table.known(known)}</p>}
      {repeated > 0 && <p className={styles.aside}>{said.table.repeated(repeated)}</p>}
      {moved > 0 && <p className={styles.aside}>{said.moved(moved)}</p>}
      {read.unreadColumns.length > 0 && <p className={styles.aside}>{columnsInWords(read.unreadColumns)}</p>}
      <Untold {...prepared.untold} />
      {keepable.length > 0 && (
        <CheckboxField
          label={said.keep(namesInWords([...new Set(keepable)], 3))}
          hint={said.keepHint}
          checked={answers.keepRemarks}
          onChange={({ target }) => onAnswer({ keepRemarks: target.checked })}
        />
      )}
      {kept > 0 && <p className={styles.aside}>{said.kept(kept)}</p>}
      <RowReasons
        summary={said.doubts(new Set(doubts.map(({ row }) => row)).size)}
        notes={doubts}
        severalFiles={files > 1}
      />
      <RowReasons
        summary={said.notImported(notImported.length)}
        notes={notImported}
        severalFiles={files > 1}
        defaultOpen={nothingNew && prepared.known === 0}
      />
    </div>
  );
}

/**
 * Counts new feeds that used both sides. One line counts feeds whose order of sides is unknown. Another counts feeds
 * whose minutes on each side are unknown.
 */
function Untold({ order, lengths }: PreparedImport['untold']) {
  const said = words.imports.outcome;
  return (
    <>
      {order > 0 && <p className={styles.aside}>{said.order(order)}</p>}
      {lengths > 0 && <p className={styles.aside}>{said.lengths(lengths)}</p>}
    </>
  );
}

function Fresh({ counts }: { counts: string }) {
  return (
    <p>
      <Rich of={words.imports.outcome.fresh(<strong>{counts}</strong>)} />
    </p>
  );
}

/** Counts the known and repeated rows that no table counts: babies, and entries of unknown kinds. */
function restOf({ children, known, repeated }: PreparedImport): { known: number; repeated: number } {
  const kinds = children.flatMap((child) => child.kinds);
  return {
    known: kinds.reduce((rest, kind) => rest - kind.known, known),
    repeated: kinds.reduce((rest, kind) => rest - kind.repeated, repeated),
  };
}
