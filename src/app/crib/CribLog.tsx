import { memo } from 'react';
import { type CareNow, useCareState } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { StateStrip } from '#app/quick-log/StateStrip.tsx';
import { TileRows } from '#app/quick-log/TileRows.tsx';
import { useMending } from '#app/quick-log/use-mending.tsx';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { useRecords } from '#session/use-records.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { words } from '#words/now.ts';
import { CribChime } from './CribChime.tsx';
import styles from './CribLog.module.css';

interface CribLogProps {
  baby: Baby;
  /** Shows the baby's name above the state. Needed where several babies share the screen. */
  isNamed: boolean;
  /** Hours from the start of a feed until the chime sounds, or null without a chime. */
  chimeHours: number | null;
}

/** Shows one baby's state and tiles, readable from a chair. Give it the baby's id as its `key`. */
export function CribLog({ chimeHours, ...log }: CribLogProps) {
  const care = useCareState(log.baby.babyId, useFamily());
  if (!care) return <Skeleton label={words.crib.reading} shape="cards" count={4} />;
  return (
    <>
      <StateAndTiles {...log} care={care} />
      {chimeHours !== null && <CribChime baby={log.baby} care={care} feedHours={chimeHours} />}
    </>
  );
}

/** Memoized, to render again only for a new query result. */
const StateAndTiles = memo(function StateAndTiles({
  baby,
  isNamed,
  care,
}: Pick<CribLogProps, 'baby' | 'isNamed'> & { care: CareNow }) {
  const { zone, units } = useFamily();
  const { target, dialog } = useMending({ db: useRecords(), baby, zone, units });
  return (
    <section className={styles.log} aria-label={words.first.quick.title(isolated(baby.name))}>
      {isNamed && (
        <h2 className={styles.name}>
          <bdi>{baby.name}</bdi>
        </h2>
      )}
      <div className={styles.state}>
        <StateStrip care={care} />
      </div>
      <div className={styles.groups}>
        <TileRows target={target} care={care} />
      </div>
      {dialog}
    </section>
  );
});
