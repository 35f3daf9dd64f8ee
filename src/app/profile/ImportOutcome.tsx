import { Baby as BabyIcon } from 'lucide-react';
import { KindIcon } from '#app/KindIcon.tsx';
import { CARE_KINDS, type CareKind, KIND_WORDS } from '#domain/care-record.ts';
import type { PreparedImport } from '#imports/prepare-import.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import styles from './ImportOutcome.module.css';
import { counted, groupByReason, linesInWords, type NotImportedGroup } from './import-words.ts';

/** What becomes of every row of a file. */
export function ImportOutcome({ prepared }: { prepared: PreparedImport }) {
  const { became, babyRows, known, repeated, notImported, records, babies } = prepared;
  const kinds = CARE_KINDS.filter((kind) => became[kind] > 0);
  const nothingNew = records.length + babies.length === 0;
  const groups = groupByReason(notImported);
  return (
    <div className={styles.outcome}>
      {nothingNew ? (
        <p>There is nothing new in this file.</p>
      ) : (
        <ul className={styles.kinds}>
          {babyRows > 0 && (
            <li className={styles.kind}>
              <BabyIcon aria-hidden="true" />
              <span>
                {becomes(babyRows)} <strong>{counted(babyRows, 'baby profile')}</strong>
              </span>
            </li>
          )}
          {kinds.map((kind) => (
            <li key={kind} className={styles.kind} data-tone={kind}>
              <KindIcon kind={kind} />
              <KindOutcome kind={kind} prepared={prepared} />
            </li>
          ))}
        </ul>
      )}
      {known > 0 && (
        <p className={styles.aside}>
          {counted(known, 'row')} {known === 1 ? 'is' : 'are'} known to your log already, and not entered
          twice.
        </p>
      )}
      {repeated > 0 && (
        <p className={styles.aside}>
          {counted(repeated, 'row')} {repeated === 1 ? 'says' : 'say'} again what another row said.
        </p>
      )}
      {groups.length > 0 && (
        <Disclosure
          defaultOpen={nothingNew && known === 0}
          summary={`${counted(notImported.length, 'row')} ${notImported.length === 1 ? 'is' : 'are'} not imported`}
        >
          <ul className={styles.reasons}>
            {groups.map((group) => (
              <NotImportedReason key={`${group.kind} ${group.reason}`} group={group} />
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function becomes(rows: number): string {
  return `${counted(rows, 'row')} ${rows === 1 ? 'becomes' : 'become'}`;
}

function KindOutcome({ kind, prepared }: { kind: CareKind; prepared: PreparedImport }) {
  const { became, counts, sittings } = prepared;
  const records = counted(counts[kind], KIND_WORDS[kind].one, KIND_WORDS[kind].many);
  const inSittings = kind === 'feed' && sittings < counts.feed;
  return (
    <span>
      {becomes(became[kind])} <strong>{records}</strong>
      {inSittings && `, left and right apart, in ${counted(sittings, 'sitting')}`}
    </span>
  );
}

/** How many cells are shown as they stand in the file; the lines are listed all. */
const EXAMPLES = 5;

function NotImportedReason({ group: { kind, reason, rows } }: { group: NotImportedGroup }) {
  const examples = rows.filter(({ found }) => found !== '').slice(0, EXAMPLES);
  return (
    <li>
      <p>
        <strong className={styles.word}>{kind}</strong>, {counted(rows.length, 'row')}: {reason}
      </p>
      <p className={styles.lines}>In {linesInWords(rows.map(({ line }) => line))}.</p>
      {examples.length > 0 && (
        <ul className={styles.examples}>
          {examples.map(({ line, found }) => (
            <li key={line}>
              Line {line} says “{found}”
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
