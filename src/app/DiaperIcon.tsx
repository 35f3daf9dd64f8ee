import Blend from 'lucide-react/icons/blend';
import Droplet from 'lucide-react/icons/droplet';
import Shell from 'lucide-react/icons/shell';
import type { UsedDiaperType } from '#domain/kinds/diaper/diaper.ts';

const ICONS = { wet: Droplet, dirty: Shell, mixed: Blend };

/** Renders the icon of a diaper type, for the tile and the form. */
export function DiaperIcon({ type }: { type: UsedDiaperType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" />;
}
