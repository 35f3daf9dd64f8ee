import Blend from 'lucide-react/icons/blend';
import Droplet from 'lucide-react/icons/droplet';
import Shell from 'lucide-react/icons/shell';
import type { DiaperType } from '#domain/kinds/diaper/diaper.ts';

const ICONS = { wet: Droplet, dirty: Shell, mixed: Blend };

/** The icon of a diaper type. The tile and the form share it. */
export function DiaperIcon({ type }: { type: DiaperType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" />;
}
