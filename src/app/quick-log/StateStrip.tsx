import type { CareNow } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, words } from '#words/now.ts';
import { figureParts, type StateCell, stateCells } from '#words/say/care-state.ts';
import styles from './StateStrip.module.css';

/**
 * Shows what a parent opens the app for: the time since the last feed and the last diapers, and awake or asleep. Each
 * cell has one large figure. Screen readers get a sentence instead.
 */
export function StateStrip({ care }: { care: CareNow }) {
  const { units } = useFamily();
  const cells = stateCells(care.state, care.now, units, speech);
  if (cells.every(({ figure }) => figure === null))
    return <p className={styles.ready}>{words.first.state.ready}</p>;
  return (
    <ul className={styles.strip} role="list">
      {cells.map((cell) => (
        <Cell key={cell.kind} cell={cell} />
      ))}
    </ul>
  );
}

function Cell({ cell: { kind, sentence, figure, words: below, detail } }: { cell: StateCell }) {
  return (
    <li className={styles.cell} data-tone={kind}>
      <VisuallyHidden>{sentence}</VisuallyHidden>
      <KindIcon kind={kind} />
      {figure !== null && (
        <p className={styles.figure} aria-hidden="true">
          <Rich of={figureParts(figure, (number) => <b>{number}</b>, speech)} />
        </p>
      )}
      <p className={styles.words} aria-hidden="true">
        <span>{below}</span>
        {detail && <span>{detail}</span>}
      </p>
    </li>
  );
}
