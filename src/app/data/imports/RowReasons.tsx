import type { RowNote } from '#imports/pipeline/read-rows.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { counted, groupByReason, placesInWords, type RowGroup } from './import-words.ts';
import styles from './RowReasons.module.css';

interface RowReasonsProps {
  summary: string;
  notes: readonly RowNote[];
  severalFiles: boolean;
  defaultOpen?: boolean;
}

/** Lists rows with a problem or doubt by kind and reason, with their line numbers. */
export function RowReasons({ summary, notes, severalFiles, defaultOpen = false }: RowReasonsProps) {
  if (!notes.length) return null;
  return (
    <Disclosure defaultOpen={defaultOpen} summary={summary}>
      <ul className={styles.reasons}>
        {groupByReason(notes).map((group) => (
          <Reason key={`${group.kind} ${group.reason}`} group={group} severalFiles={severalFiles} />
        ))}
      </ul>
    </Disclosure>
  );
}

/** How many cells are quoted for each reason. The line numbers of all rows are listed. */
const EXAMPLES = 5;

function Reason({ group: { kind, reason, rows }, severalFiles }: { group: RowGroup; severalFiles: boolean }) {
  const examples = rows.filter(({ found }) => found !== '').slice(0, EXAMPLES);
  return (
    <li>
      <p>
        <strong className={styles.word}>{kind.charAt(0).toUpperCase() + kind.slice(1)}</strong>
        <span>{`, ${counted(rows.length, 'row')}: ${reason}`}</span>
      </p>
      <p className={styles.lines}>{`In ${placesInWords(rows, severalFiles)}.`}</p>
      {examples.length > 0 && (
        <ul className={styles.examples}>
          {examples.map(({ row, found }) => (
            <li key={`${row.file} ${row.line}`}>
              <span>{`Line ${row.line}`}</span>
              {severalFiles && (
                <span>
                  {' '}
                  of <bdi>{row.file}</bdi>
                </span>
              )}
              <span>
                : “<bdi>{found}</bdi>”
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
