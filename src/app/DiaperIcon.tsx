import { Blend, Droplet, Shell } from 'lucide-react';
import type { DiaperType } from '#domain/diaper.ts';

const ICONS = { wet: Droplet, dirty: Shell, mixed: Blend };

/** The sign of what was in a diaper, the same on the tile that logs it and in the form that mends it. */
export function DiaperIcon({ type }: { type: DiaperType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" />;
}
