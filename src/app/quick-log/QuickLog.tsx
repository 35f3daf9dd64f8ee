import { type ComponentType, memo } from 'react';
import type { CareNow } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { useTiles } from '#app/family/use-tiles.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { type FirstTiles, tileRows } from '#domain/kinds/quick-tiles.ts';
import { useRecords } from '#session/use-records.ts';
import { ToastDock } from '#ui/feedback/ToastDock.tsx';
import { lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';
import { withWords, words } from '#words/now.ts';
import { BottleTiles } from './BottleTiles.tsx';
import type { KindTilesProps } from './correct-tap.ts';
import { DiaperTiles } from './DiaperTiles.tsx';
import { FeedTiles } from './FeedTiles.tsx';
import styles from './QuickLog.module.css';
import { SleepTiles } from './SleepTiles.tsx';
import { StateStrip } from './StateStrip.tsx';
import { useMending } from './use-mending.tsx';

const LaterTiles = lazyComponentOrNothing(
  async () => (await withWords(import('./LaterTiles.tsx'), 'kinds', 'medicine', 'faults', 'taps')).LaterTiles,
);

const TILES: Readonly<Record<FirstTiles, ComponentType<KindTilesProps>>> = {
  diaper: DiaperTiles,
  bottle: BottleTiles,
  breast: FeedTiles,
  sleep: SleepTiles,
};

interface QuickLogProps {
  baby: Baby;
  care: CareNow;
  /** `wide` puts the groups of tiles in two columns, for a tablet beside the crib. */
  look?: 'thumb' | 'wide';
}

/**
 * Shows the baby's state, and all tiles. Memoized, to render again only for a new query result. The
 * queries run again after each tap, and the last result is shown until then.
 */
export const QuickLog = memo(function QuickLog({ baby, care, look = 'thumb' }: QuickLogProps) {
  const db = useRecords();
  const { zone, units } = useFamily();
  const rows = tileRows(useTiles(care.timers));
  const { target, dialog } = useMending({ db, baby, zone, units });
  const state = <StateStrip care={care} />;
  return (
    <section
      className={styles.quick}
      data-look={look}
      aria-label={words.first.quick.title(isolated(baby.name))}
    >
      {look === 'wide' ? <ToastDock>{state}</ToastDock> : state}
      <div className={styles.groups}>
        {rows.map((row) => {
          if (typeof row !== 'string')
            return <LaterTiles key={row.join()} kinds={row} target={target} care={care} />;
          const Tiles = TILES[row];
          return <Tiles key={row} target={target} care={care} />;
        })}
      </div>
      {dialog}
    </section>
  );
});
