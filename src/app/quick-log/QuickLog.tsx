import { memo, useEffect } from 'react';
import { makeEarlyTaps } from '#app/early-taps/early-taps.ts';
import { BabySwitcher } from '#app/family/BabySwitcher.tsx';
import type { CareNow } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { useRecords } from '#session/use-records.ts';
import { words } from '#words/now.ts';
import styles from './QuickLog.module.css';
import { StateStrip } from './StateStrip.tsx';
import { TileRows } from './TileRows.tsx';
import { useMending } from './use-mending.tsx';

interface QuickLogProps {
  baby: Baby;
  care: CareNow;
}

/**
 * Shows the baby's state, and all tiles. Memoized, to render again only for a new query result. The
 * queries run again after each tap, and the last result is shown until then.
 */
export const QuickLog = memo(function QuickLog({ baby, care }: QuickLogProps) {
  const { zone, units } = useFamily();
  // The tiles are in the page now.
  useEffect(() => makeEarlyTaps(baby.babyId), [baby.babyId]);
  const { target, dialog } = useMending({ db: useRecords(), baby, zone, units });
  return (
    <section className={styles.quick} aria-label={words.first.quick.title(isolated(baby.name))}>
      <StateStrip care={care} />
      <BabySwitcher />
      <div className={styles.groups}>
        <TileRows target={target} care={care} />
      </div>
      {dialog}
    </section>
  );
});
