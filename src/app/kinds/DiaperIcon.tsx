import Droplet from 'lucide-react/icons/droplet';
import type { UsedDiaperType } from '#domain/kinds/diaper/diaper.ts';

/** A soft heap in three layers. */
const HEAP =
  'M12 4.5c.3 1.9 3.2 2.1 3.2 4.3 0 .5-.1.9-.4 1.3 1.5.2 2.7 1.3 2.7 2.7 0 .5-.1.9-.4 1.3 1.9.1 3.4 1.2 3.4 2.7 0 1.6-1.5 2.7-3.4 2.7H6.9c-1.9 0-3.4-1.1-3.4-2.7 0-1.5 1.5-2.6 3.4-2.7-.3-.4-.4-.8-.4-1.3 0-1.4 1.2-2.5 2.7-2.7-.3-.4-.4-.8-.4-1.3 0-2.2 2.9-2.4 3.2-4.3Z';
const SMALL_DROP = 'M7 2.5c1.6 1.7 3 3.5 3 5.3a3 3 0 0 1-6 0c0-1.8 1.4-3.6 3-5.3Z';

/** Shows the icon of a diaper type: a drop, a heap, or both. It is the same in tiles, forms and lists. */
export function DiaperIcon({ type }: { type: UsedDiaperType }) {
  if (type === 'wet') return <Droplet aria-hidden="true" />;
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {type === 'dirty' ? (
        <path d={HEAP} />
      ) : (
        <>
          <path d={SMALL_DROP} />
          <path d={HEAP} transform="translate(6.2 6) scale(.74)" vectorEffect="non-scaling-stroke" />
        </>
      )}
    </svg>
  );
}
