import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { kindsOffAtFirst, withKind } from '#domain/kinds/kinds-on.ts';
import { moveTiles } from '#domain/kinds/move-tiles.ts';
import { FIRST_TILES, isFirstTiles, orderTiles, type TilesName } from '#domain/kinds/quick-tiles.ts';
import { isLaterKind } from '#domain/kinds/registry.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';
import styles from './KindsSection.module.css';

/** Switches kinds and their tiles on and off, and orders the tiles of the quick log. */
export function KindsSection() {
  const [{ kinds, tileOrder, hiddenTiles }, change] = usePreferences();
  const groups: TilesName[] = [...FIRST_TILES, ...kindsOffAtFirst().filter(isLaterKind)];
  const inOrder = orderTiles(groups, tileOrder);
  const said = words.profile.kinds;

  const titleOf = (name: TilesName) =>
    isFirstTiles(name) ? said.tiles[name] : kindWords(name, speech).title;
  const isShown = (name: TilesName) =>
    isFirstTiles(name) ? !hiddenTiles.includes(name) : kinds.includes(name);
  const show = (name: TilesName, on: boolean) =>
    change(
      isFirstTiles(name)
        ? { hiddenTiles: withKind(hiddenTiles, name, !on) }
        : { kinds: withKind(kinds, name, on) },
    );
  function move(name: TilesName, by: -1 | 1) {
    const next = moveTiles(groups, tileOrder, name, by);
    change({ tileOrder: next });
    announce(said.place(titleOf(name), orderTiles(groups, next).indexOf(name) + 1, groups.length));
  }

  return (
    <TitledSection anchor="kinds" title={said.title} about={said.about}>
      <ul className={styles.kinds} role="list">
        {inOrder.map((name) => (
          <li key={name} className={styles.kind}>
            <CheckboxField
              label={titleOf(name)}
              name={name}
              checked={isShown(name)}
              onChange={({ target }) => show(name, target.checked)}
            />
            {isShown(name) && (
              <div className={styles.moves}>
                <IconButton
                  label={said.up(titleOf(name))}
                  icon={<ArrowUp aria-hidden="true" />}
                  onClick={() => move(name, -1)}
                />
                <IconButton
                  label={said.down(titleOf(name))}
                  icon={<ArrowDown aria-hidden="true" />}
                  onClick={() => move(name, 1)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
