import Droplet from 'lucide-react/icons/droplet';
import type { UsedDiaperType } from '#domain/kinds/diaper/diaper.ts';
import { Glyph } from './Glyph.tsx';

/** A soft heap in three layers. */
const HEAP = 'M12 4c0 2 3 2 3 5a3 3 0 0 1 2 5 3 3 0 0 1 1 6H6a3 3 0 0 1 1-6 3 3 0 0 1 2-5c0-3 3-3 3-5Z';
const SMALL_DROP = 'M7 2c2 2 3 4 3 6a3 3 0 0 1-6 0c0-2 1-4 3-6Z';

/** Shows the icon of a diaper type: a drop, a heap, or both. It is the same in tiles, forms and lists. */
export function DiaperIcon({ type }: { type: UsedDiaperType }) {
  if (type === 'wet') return <Droplet aria-hidden="true" />;
  if (type === 'dirty') {
    return (
      <Glyph>
        <path d={HEAP} />
      </Glyph>
    );
  }
  return (
    <Glyph>
      <path d={SMALL_DROP} />
      <path d={HEAP} transform="translate(6 7) scale(.75)" vectorEffect="non-scaling-stroke" />
    </Glyph>
  );
}
