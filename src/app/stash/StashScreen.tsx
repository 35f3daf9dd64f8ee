import { useMemo } from 'react';
import { useLive } from '#app/family/use-live.ts';
import { SourceName } from '#app/SourceName.tsx';
import {
  FREEZER_MONTHS,
  FRIDGE_DAYS,
  LEFTOVER_HOURS,
  MILK_SOURCES,
  THAWED_HOURS,
} from '#domain/stash/milk-ages.ts';
import { PLACES } from '#domain/stash/milk-move.ts';
import { stashOf } from '#domain/stash/stash.ts';
import { useRecords } from '#session/use-records.ts';
import { readStashLog } from '#storage/log/milk-moves.ts';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { words } from '#words/now.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { RecentMoves } from './RecentMoves.tsx';
import styles from './StashScreen.module.css';

/** Shows the family's expressed milk: what is where, what to use first, and the latest moves. */
export function StashScreen() {
  const db = useRecords();
  const log = useLive(db, 'stash', readStashLog);
  const stash = useMemo(() => log && stashOf(log), [log]);
  const said = words.stash;
  return (
    <div className={styles.screen}>
      <PageHeader title={said.title} description={said.about} />
      {!stash && <Skeleton label={said.reading} shape="cards" count={2} />}
      {stash && PLACES.map((place) => <PlaceCard key={place} place={place} stash={stash[place]} />)}
      {log && <RecentMoves log={log} />}
      {/* Below the cards, so it appears with them and does not move. */}
      {stash && <Keeping />}
    </div>
  );
}

/** Says how long milk keeps, and who says so. */
function Keeping() {
  const { title, fridge, freezer, thawed, leftover, notAdvice } = words.stash.keeping;
  const lines = [
    fridge(FRIDGE_DAYS),
    freezer(FREEZER_MONTHS.best, FREEZER_MONTHS.acceptable),
    thawed(THAWED_HOURS),
    leftover(LEFTOVER_HOURS),
  ];
  return (
    <Card title={title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className={styles.more}>
        <p>{notAdvice}</p>
        {MILK_SOURCES.map((source) => (
          <p key={source.source.name}>
            <SourceName of={source} className={undefined} />
          </p>
        ))}
      </div>
    </Card>
  );
}
