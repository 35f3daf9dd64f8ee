import { kindsOffAtFirst } from '#domain/kinds/kinds-on.ts';
import { FIRST_TILES, isFirstTiles, orderTiles, type TilesName } from '#domain/kinds/quick-tiles.ts';
import { isLaterKind } from '#domain/kinds/registry.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';

/** Returns all groups of tiles, in the registry's order. */
export function tileGroups(): TilesName[] {
  return [...FIRST_TILES, ...kindsOffAtFirst().filter(isLaterKind)];
}

/** Returns the groups of tiles in the family's order, with their titles and whether the quick log shows them. */
export function useTileGroups(): { name: TilesName; title: string; shown: boolean }[] {
  const [{ kinds, tileOrder, hiddenTiles }] = usePreferences();
  return orderTiles(tileGroups(), tileOrder).map((name) => ({
    name,
    title: isFirstTiles(name) ? words.profile.kinds.tiles[name] : kindWords(name, speech).title,
    shown: isFirstTiles(name) ? !hiddenTiles.includes(name) : kinds.includes(name),
  }));
}
