import type { CareNow } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useKindsOn } from '#app/family/use-kinds-on.ts';
import { BreastIcon } from '#app/kinds/BreastIcon.tsx';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { type Side, sideOf } from '#domain/kinds/timer.ts';
import { DAY } from '#domain/time/when.ts';
import { lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { speech, withWords, words } from '#words/now.ts';
import { figureParts, type StateCell, stateCells } from '#words/say/care-state.ts';
import styles from './StateStrip.module.css';

const DoseState = lazyComponentOrNothing(
  async () => (await withWords(import('#app/medicine/DoseState.tsx'), 'medicine')).DoseState,
);

/** Loads the code of the row about doses. */
export const prefetchDoseState = DoseState.prefetch;

/**
 * Shows what a parent opens the app for: the time since the last feed and the last diapers, and awake or asleep. Each
 * cell has one large figure. Screen readers get a sentence instead. After a dose, a row tells about doses.
 */
export function StateStrip({ care }: { care: CareNow }) {
  const { units } = useFamily();
  const cells = stateCells(care.state, care.now, units, speech);
  const { feeding, lastSitting, nextSide } = care.state;
  // Without a next side, the order of the sides is unknown.
  const fed = feeding ? sideOf(feeding) : nextSide && lastSitting.at(-1)?.type;
  const doses = useKindsOn().includes('dose') ? care.log.dose.filter(({ given }) => given) : [];
  const isRecent = doses.some(({ at }) => care.now - at < DAY);
  return (
    <>
      {cells.every(({ figure }) => figure === null) ? (
        <p className={styles.ready}>{words.first.state.ready}</p>
      ) : (
        <ul className={styles.strip} role="list">
          {cells.map((cell) => (
            <Cell key={cell.kind} cell={cell} side={fed === 'left' || fed === 'right' ? fed : null} />
          ))}
        </ul>
      )}
      {doses[0] && (
        <div className={isRecent ? styles.dose : undefined} data-kept="blank">
          <DoseState babyId={doses[0].babyId} now={care.now} />
        </div>
      )}
    </>
  );
}

interface CellProps {
  cell: StateCell;
  /** The side of the last feed, whose icon the cell of feeds has. Null after a bottle. */
  side: Side | null;
}

function Cell({ cell: { kind, sentence, figure, words: below, detail }, side }: CellProps) {
  return (
    <li className={styles.cell} data-tone={kind} data-kept="silent">
      <VisuallyHidden>{sentence}</VisuallyHidden>
      {kind === 'feed' && side ? <BreastIcon side={side} /> : <KindIcon kind={kind} />}
      {figure !== null && (
        <p className={styles.figure} aria-hidden="true" data-kept-text={`figure ${kind}`}>
          <Rich of={figureParts(figure, (number) => <b>{number}</b>, speech)} />
        </p>
      )}
      <p className={styles.words} aria-hidden="true">
        <span data-kept-text={`words ${kind}`}>{below}</span>
        {detail && <span data-kept-text={`detail ${kind}`}>{detail}</span>}
      </p>
    </li>
  );
}
