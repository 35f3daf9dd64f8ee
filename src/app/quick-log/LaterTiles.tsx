import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { KindIcon } from '#app/kinds/KindIcon.tsx';
import { MedicineTiles } from '#app/medicine/MedicineTiles.tsx';
import type { LaterKind } from '#domain/kinds/registry.ts';
import { paths } from '#paths.ts';
import { Tile } from '#ui/controls/Tile.tsx';
import { TileGroup } from '#ui/controls/TileGroup.tsx';
import { speech, words } from '#words/now.ts';
import { kindWords } from '#words/say/kinds.ts';
import { ActivityTiles } from './ActivityTiles.tsx';
import type { KindTilesProps } from './correct-tap.ts';
import { PumpTiles } from './PumpTiles.tsx';

/** The tiles of kinds that log with one tap. The tile of any other kind opens its form. */
const OWN_TILES: { readonly [K in LaterKind]?: ComponentType<KindTilesProps> } = {
  pump: PumpTiles,
  activity: ActivityTiles,
  dose: MedicineTiles,
};

/** The tiles of the kinds that a family switches on. */
export function LaterTiles({ kinds, ...tiles }: KindTilesProps & { kinds: readonly LaterKind[] }) {
  const others = kinds.filter((kind) => !OWN_TILES[kind]);
  return (
    <>
      {kinds.map((kind) => {
        const Tiles = OWN_TILES[kind];
        return Tiles && <Tiles key={kind} {...tiles} />;
      })}
      {others.length > 0 && <FormTiles kinds={others} />}
    </>
  );
}

function FormTiles({ kinds }: { kinds: readonly LaterKind[] }) {
  const navigate = useNavigate();
  return (
    <TileGroup label={words.taps.more}>
      {kinds.map((kind) => (
        <Tile
          key={kind}
          icon={<KindIcon kind={kind} />}
          onClick={() => void navigate(paths.log({ add: kind }))}
        >
          {kindWords(kind, speech).title}
        </Tile>
      ))}
    </TileGroup>
  );
}
