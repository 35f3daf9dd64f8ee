import type { ReactNode } from 'react';
import { countsInWords } from '#app/data/backup/backup-words.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { toneOf } from '#app/kinds/kind-views.ts';
import type { KindOutcome } from '#imports/pipeline/count-outcomes.ts';
import { Rich } from '#ui/layout/Rich.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { words } from '#words/now.ts';
import { capitalized } from './import-words.ts';
import styles from './OutcomeTable.module.css';

interface OutcomeTableProps {
  /** The baby's name. */
  name: string;
  /** Whether to show the name as a heading. One baby needs none. */
  titled: boolean;
  kinds: readonly KindOutcome[];
}

/** Shows what becomes of the rows of one baby: each type of row in the files, and its entries in the log. */
export function OutcomeTable({ name, titled, kinds }: OutcomeTableProps) {
  const said = words.imports.outcome.table;
  const caption = said.caption(name);
  return (
    <table className={styles.table}>
      <caption className={titled ? styles.name : undefined}>
        {titled ? <bdi>{name}</bdi> : <VisuallyHidden>{caption}</VisuallyHidden>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{said.file}</th>
          <th scope="col">{said.log}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((outcome) => (
          <tr key={outcome.kind} data-tone={toneOf(outcome.kind)}>
            <th scope="row">
              <Types types={outcome.types} />
            </th>
            <td>
              <Becomes icon={<KindIcon kind={outcome.kind} />} outcome={outcome} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many types of rows are named. Some apps let a family name its own activities. */
const TYPES_NAMED = 6;

function Types({ types }: Pick<KindOutcome, 'types'>) {
  const said = words.imports.outcome.table;
  const all = [...types];
  const rest = all.slice(TYPES_NAMED);
  return (
    <ul className={styles.lines}>
      {all.slice(0, TYPES_NAMED).map(([type, rows]) => (
        <li key={type}>
          <Rich of={said.type(<bdi>{capitalized(type)}</bdi>, rows)} />
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          {said.moreTypes(
            rest.length,
            rest.reduce((sum, [, rows]) => sum + rows, 0),
          )}
        </li>
      )}
    </ul>
  );
}

function Becomes({ icon, outcome }: { icon: ReactNode; outcome: KindOutcome }) {
  const { kind, rows, entries, sittings, known, repeated, detailed } = outcome;
  const said = words.imports.outcome;
  const more = [
    known > 0 && said.table.known(known),
    detailed > 0 && said.filled(detailed),
    repeated > 0 && said.table.repeated(repeated),
  ].filter((text) => text !== false);
  return (
    <div className={styles.becomes}>
      {icon}
      <ul className={styles.lines}>
        {entries > 0 && (
          <li>
            <strong>{countsInWords({ [kind]: entries })}</strong>
            {kind === 'feed' && entries > rows && <span>{said.table.apart}</span>}
            {kind === 'feed' && entries > sittings && <span>{said.table.sittings(sittings)}</span>}
          </li>
        )}
        {more.map((text) => (
          <li key={text} className={styles.more}>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
