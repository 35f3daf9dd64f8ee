import type { RowNote } from '#imports/pipeline/read-rows.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { words } from '#words/now.ts';
import { groupByReason, placesInWords, type RowGroup } from './import-words.ts';
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
  const said = words.imports.reasons;
  const examples = rows.filter(({ found }) => found !== '').slice(0, EXAMPLES);
  return (
    <li>
      <p>
        <Rich
          of={said.reason(
            <strong className={styles.word}>{kind.charAt(0).toUpperCase() + kind.slice(1)}</strong>,
            rows.length,
            reason,
          )}
        />
      </p>
      <p className={styles.lines}>{said.places(placesInWords(rows, severalFiles))}</p>
      {examples.length > 0 && (
        <ul className={styles.examples}>
          {examples.map(({ row, found }) => (
            <li key={`${row.file} ${row.line}`}>
              <Rich
                of={
                  severalFiles
                    ? said.foundIn(row.line, <bdi>{row.file}</bdi>, <bdi>{found}</bdi>)
                    : said.found(row.line, <bdi>{found}</bdi>)
                }
              />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
