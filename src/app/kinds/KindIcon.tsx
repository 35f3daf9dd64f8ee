import { isFirstKind, type KindName } from '#domain/kinds/registry.ts';
import { lazyComponentOrNothing } from '#ui/layout/lazy-component.tsx';
import { FIRST_VIEWS } from './kind-views.ts';

/** Keeps the room of an icon while it loads. */
const BLANK = <svg width="24" height="24" aria-hidden="true" />;

const LaterIcon = lazyComponentOrNothing(async () => (await import('./LaterIcon.tsx')).LaterIcon, BLANK);

/** Loads the icons of all kinds, so that a list never shows empty places. Without them, the list shows anyway. */
export async function prefetchKindIcons(): Promise<void> {
  await LaterIcon.prefetch().catch(() => undefined);
}

/** Shows the icon of a kind. It is the same on every screen. */
export function KindIcon({ kind }: { kind: KindName }) {
  if (!isFirstKind(kind)) return <LaterIcon kind={kind} />;
  const { Icon } = FIRST_VIEWS[kind];
  return <Icon aria-hidden={true} />;
}
