import Droplets from 'lucide-react/icons/droplets';
import Milk from 'lucide-react/icons/milk';
import MoonStar from 'lucide-react/icons/moon-star';
import Ruler from 'lucide-react/icons/ruler';
import type { CareKind } from '#domain/care-record.ts';

const ICONS = { feed: Milk, diaper: Droplets, sleep: MoonStar, growth: Ruler };

/** The sign of a kind of record, the same on every screen. Its tone in the palette has the kind's own name. */
export function KindIcon({ kind }: { kind: CareKind }) {
  const Icon = ICONS[kind];
  return <Icon aria-hidden="true" />;
}
