import type { Day } from '#domain/time/when.ts';
import type { Preferences } from '#storage/browser/preferences.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { withWords } from '#words/now.ts';
import { prefetchOtherClock } from './ClockName.tsx';
import { prefetchBabyChoice } from './family/BabySwitcher.tsx';
import { prefetchKindIcons } from './kinds/KindIcon.tsx';
import { prefetchDoseState } from './quick-log/StateStrip.tsx';
import { prefetchLaterTiles } from './quick-log/TileRows.tsx';
import { prefetchStopTimer } from './shell/RunningTimers.tsx';

/**
 * Prefetches the parts of the dashboard that only some families have: their code, and the doses. Without its code, a
 * part comes later or not at all.
 */
export async function prefetchParts(
  db: RecordsDb,
  { kinds, zone }: Preferences,
  babyId: string,
  today: Day,
): Promise<void> {
  const doses = async () => {
    const { readDosesAhead } = await withWords(import('./medicine/DoseState.tsx'), 'medicine');
    await Promise.all([readDosesAhead(db, babyId, today), prefetchDoseState()]);
  };
  await Promise.allSettled([
    // One or the other is for several babies.
    prefetchBabyChoice(),
    prefetchStopTimer(),
    kinds.length > 0 && prefetchLaterTiles(),
    kinds.length > 0 && prefetchKindIcons(),
    kinds.includes('dose') && doses(),
    zone !== 'device' && prefetchOtherClock(),
  ]);
}
