import type { RowNote } from '#imports/pipeline/read-rows.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { speech, words } from '#words/now.ts';
import { describeFound, describeRowFault } from '#words/say/row-faults.ts';
import { groupByFault, placesInWords, type RowGroup } from './import-words.ts';
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

/** How many cells are quoted for each reason. The line numbers of all rows are listed. */
const EXAMPLES = 5;

function Reason({ group: { kind, fault, rows }, severalFiles }: { group: RowGroup; severalFiles: boolean }) {
  const said = words.imports.reasons;
  const [{ units }] = usePreferences();
  const examples = rows.filter(({ found }) => found.length > 0).slice(0, EXAMPLES);
  return (
    <li>
      <p>
        <Rich
          of={said.reason(
            <strong className={styles.word}>{kind.charAt(0).toUpperCase() + kind.slice(1)}</strong>,
            rows.length,
            describeRowFault(fault, speech),
          )}
        />
      </p>
      <p className={styles.lines}>{said.places(placesInWords(rows, severalFiles))}</p>
      {examples.length > 0 && (
        <ul className={styles.examples}>
          {examples.map(({ row, found }) => {
            const text = <bdi>{describeFound(found, units, speech)}</bdi>;
            return (
              <li key={`${row.file} ${row.line}`}>
                <Rich
                  of={
                    severalFiles
                      ? said.foundIn(row.line, <bdi>{row.file}</bdi>, text)
                      : said.found(row.line, text)
                  }
                />
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}
