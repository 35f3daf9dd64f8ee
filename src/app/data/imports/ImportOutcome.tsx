import BabyIcon from 'lucide-react/icons/baby';
import Shapes from 'lucide-react/icons/shapes';
import { countsInWords } from '#app/data/backup/backup-words.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import { type KindName, kindNames } from '#domain/kinds/registry.ts';
import type { PreparedImport } from '#imports/pipeline/prepare-import.ts';
import type { ReadRows } from '#imports/pipeline/read-rows.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';
import styles from './ImportOutcome.module.css';
import type { ImportAnswers } from './import-answers.ts';
import { columnsInWords, namesInWords } from './import-words.ts';
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
  const said = words.imports.outcome;
  const nothingNew = records.length + others.length + babies.length === 0;
  return (
    <div className={styles.outcome}>
      {nothingNew ? (
        <p>{known + repeated > 0 ? said.nothingNew(files) : said.noEntry(files)}</p>
      ) : (
        <ul className={styles.kinds}>
          {babyRows > 0 && (
            <li className={styles.kind}>
              <BabyIcon aria-hidden="true" />
              <span>
                <Rich of={said.becomes(babyRows, <strong>{countsInWords({ babies: babyRows })}</strong>)} />
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
                <Rich
                  of={said.becomes(
                    others.length,
                    <strong>{countsInWords({ others: others.length })}</strong>,
                  )}
                />
              </span>
            </li>
          )}
        </ul>
      )}
      {known > 0 && <p className={styles.aside}>{said.known(known)}</p>}
      {repeated > 0 && <p className={styles.aside}>{said.repeated(repeated)}</p>}
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
        defaultOpen={nothingNew && known === 0}
      />
    </div>
  );
}

/** Counts new feeds on both sides with an unknown order or unknown lengths, one line each. */
function Untold({ order, lengths }: PreparedImport['untold']) {
  const said = words.imports.outcome;
  return (
    <>
      {order > 0 && <p className={styles.aside}>{said.order(order)}</p>}
      {lengths > 0 && <p className={styles.aside}>{said.lengths(lengths)}</p>}
    </>
  );
}

function KindOutcome({ kind, prepared }: { kind: KindName; prepared: PreparedImport }) {
  const { became, counts, sittings } = prepared;
  const said = words.imports.outcome;
  const entries = countsInWords({ [kind]: counts[kind] });
  const isFeed = kind === 'feed';
  return (
    <span>
      <Rich of={said.becomes(became[kind], <strong>{entries}</strong>)} />
      {isFeed && counts.feed > became.feed && <span>{said.apart}</span>}
      {isFeed && counts.feed > sittings && <span>{said.sittings(sittings)}</span>}
    </span>
  );
}
