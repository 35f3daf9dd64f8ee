import type { KindName } from '#domain/kinds/registry.ts';
import { KIND_VIEWS } from './kind-views.ts';

/** The icon of a kind of entry, the same on every screen. */
export function KindIcon({ kind }: { kind: KindName }) {
  const { Icon } = KIND_VIEWS[kind];
  return <Icon aria-hidden={true} />;
}
