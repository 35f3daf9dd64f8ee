import type { RowNote } from '#imports/pipeline/raw-row.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, words } from '#words/now.ts';
import { describeCompared, describeFound, describeRowFault } from '#words/say/row-faults.ts';
import { capitalized, cellsInWords, groupByFault, placesInWords, type RowGroup } from './import-words.ts';
import styles from './RowReasons.module.css';

interface RowReasonsProps {
  summary: string;
  notes: readonly RowNote[];
  severalFiles: boolean;
  defaultOpen?: boolean;
}

/** Lists the rows that have a problem or a doubt, grouped by kind and reason, with their line numbers. */
export function RowReasons({ summary, notes, severalFiles, defaultOpen = false }: RowReasonsProps) {
  if (!notes.length) return null;
  return (
    <Disclosure defaultOpen={defaultOpen} summary={summary}>
      <ul className={styles.reasons}>
        {groupByFault(notes).map((group) => (
          <Reason
            key={`${group.kind} ${JSON.stringify(group.fault)}`}
            group={group}
            severalFiles={severalFiles}
          />
        ))}
      </ul>
    </Disclosure>
  );
}

/** How many cells are quoted for each reason. Line numbers are listed for all rows. */
const EXAMPLES = 5;

function Reason({ group: { kind, fault, rows }, severalFiles }: { group: RowGroup; severalFiles: boolean }) {
  const said = words.imports.reasons;
  const examples = rows.filter(({ found, row }) => found.length + row.cells.length > 0).slice(0, EXAMPLES);
  return (
    <li>
      <p>
        <Rich
          of={said.reason(
            <strong className={styles.word}>{capitalized(kind)}</strong>,
            rows.length,
            describeRowFault(fault, speech),
          )}
        />
      </p>
      <p className={styles.lines}>{said.places(placesInWords(rows, severalFiles))}</p>
      {examples.length > 0 && (
        <ul className={styles.examples}>
          {examples.map((note) => (
            <li key={`${note.row.file} ${note.row.line}`}>
              <Example note={note} severalFiles={severalFiles} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Shows what the fault refers to, both readings if there are two, and the cells of the row. */
function Example({ note: { row, found }, severalFiles }: { note: RowNote; severalFiles: boolean }) {
  const said = words.imports.reasons;
  const [{ units }] = usePreferences();
  const text = describeFound(found, units, speech);
  const cells = cellsInWords(row.cells);
  const quoted = <bdi>{text || cells}</bdi>;
  return (
    <>
      <p>
        <Rich
          of={
            severalFiles
              ? said.foundIn(row.line, <bdi>{row.file}</bdi>, quoted)
              : said.found(row.line, quoted)
          }
        />
      </p>
      {describeCompared(found, units, speech).map((compared) => (
        <p key={compared}>{compared}</p>
      ))}
      {text && cells !== text && (
        <p className={styles.cells}>
          <bdi>{cells}</bdi>
        </p>
      )}
    </>
  );
}
