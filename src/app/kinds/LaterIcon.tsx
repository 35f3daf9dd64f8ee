import type { LaterKind } from '#domain/kinds/registry.ts';
import { LATER_ICONS } from './later-icons.ts';

/** Shows the icon of a kind that a family switches on. */
export function LaterIcon({ kind }: { kind: LaterKind }) {
  const Icon = LATER_ICONS[kind];
  return <Icon aria-hidden={true} />;
}
