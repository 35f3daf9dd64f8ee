import { memo } from 'react';
import type { CareNow } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { isolated } from '#domain/isolated.ts';
import { useRecords } from '#session/use-records.ts';
import { ToastDock } from '#ui/feedback/ToastDock.tsx';
import { speech, words } from '#words/now.ts';
import { stateSentence } from '#words/say/care-state.ts';
import { BottleTiles } from './BottleTiles.tsx';
import { DiaperTiles } from './DiaperTiles.tsx';
import { FeedTiles } from './FeedTiles.tsx';
import styles from './QuickLog.module.css';
import { SleepTiles } from './SleepTiles.tsx';
import { useMending } from './use-mending.tsx';

interface QuickLogProps {
  baby: Baby;
  care: CareNow;
  /** `wide` puts the groups in two columns, for a tablet beside the crib. */
  look?: 'thumb' | 'wide';
}

/**
 * The baby's state in a sentence, and all one-tap entries. Memoized: re-renders only for a new query result. Queries
 * that a tap wakes run again while the last result is still shown.
 */
export const QuickLog = memo(function QuickLog({ baby, care, look = 'thumb' }: QuickLogProps) {
  const db = useRecords();
  const { zone, units } = useFamily();
  const { target, dialog } = useMending({ db, baby, zone, units });
  return (
    <section
      className={styles.quick}
      data-look={look}
      aria-label={words.first.quick.title(isolated(baby.name))}
    >
      <ToastDock>
        <p className={styles.state}>{stateSentence(care.state, care.now, units, speech)}</p>
      </ToastDock>
      <div className={styles.groups}>
        <DiaperTiles target={target} />
        <BottleTiles target={target} feeds={care.feeds} />
        <FeedTiles target={target} state={care.state} />
        <SleepTiles target={target} timers={care.timers} />
      </div>
      {dialog}
    </section>
  );
});
