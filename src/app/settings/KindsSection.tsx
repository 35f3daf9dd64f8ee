import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { withKind } from '#domain/kinds/kinds-on.ts';
import { moveTiles } from '#domain/kinds/move-tiles.ts';
import { isFirstTiles, orderTiles, type TilesName } from '#domain/kinds/quick-tiles.ts';
import { usePreferences } from '#session/use-preferences.ts';
import { CheckboxField } from '#ui/controls/CheckboxField.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';
import styles from './KindsSection.module.css';
import { tileGroups, useTileGroups } from './use-tile-groups.ts';

/** Switches kinds and their tiles on and off, and orders the tiles of the quick log. */
export function KindsSection() {
  const [{ kinds, tileOrder, hiddenTiles }, change] = usePreferences();
  const groups = useTileGroups();
  const said = words.profile.kinds;

  const show = (name: TilesName, on: boolean) =>
    change(
      isFirstTiles(name)
        ? { hiddenTiles: withKind(hiddenTiles, name, !on) }
        : { kinds: withKind(kinds, name, on) },
    );
  function move(name: TilesName, title: string, by: -1 | 1) {
    const next = moveTiles(tileGroups(), tileOrder, name, by);
    change({ tileOrder: next });
    announce(said.place(title, orderTiles(tileGroups(), next).indexOf(name) + 1, groups.length));
  }

  return (
    <TitledSection anchor="kinds" title={said.title} about={said.about}>
      <ul className={styles.kinds} role="list">
        {groups.map(({ name, title, shown }) => (
          <li key={name} className={styles.kind}>
            <CheckboxField
              label={title}
              name={name}
              checked={shown}
              onChange={({ target }) => show(name, target.checked)}
            />
            {shown && (
              <div className={styles.moves}>
                <IconButton
                  label={said.up(title)}
                  icon={<ArrowUp aria-hidden="true" />}
                  onClick={() => move(name, title, -1)}
                />
                <IconButton
                  label={said.down(title)}
                  icon={<ArrowDown aria-hidden="true" />}
                  onClick={() => move(name, title, 1)}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
