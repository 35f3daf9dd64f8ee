import { FIRST_TILES, orderTiles, type TilesName } from '#domain/kinds/quick-tiles.ts';
import { isLaterKind, type LaterKind } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { kindOfTimer } from '#domain/log/timed-kinds.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { useKindsOn } from './use-kinds-on.ts';

/**
 * Returns the groups of tiles that the quick log shows, in the family's order. A hidden group is shown while one of
 * `timers` needs it, because only its tiles stop the timer.
 */
export function useTiles(timers: readonly Timer[]): TilesName[] {
  const [{ tileOrder, hiddenTiles }] = usePreferences();
  const running = timers.map((timer) => kindOfTimer(timer).name);
  const later: LaterKind[] = useKindsOn(running).filter(isLaterKind);
  const needed: string[] = running.map((kind) => (kind === 'feed' ? 'breast' : kind));
  return orderTiles<TilesName>([...FIRST_TILES, ...later], tileOrder).filter(
    (name) => !hiddenTiles.includes(name) || needed.includes(name),
  );
}
