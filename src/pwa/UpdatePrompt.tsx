import { useSyncExternalStore } from 'react';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';
import { newVersionWaits, onNewVersion, updateLater, updateNow } from './updates.ts';

const UpdateOffer = lazyComponent(
  async () => (await withWords(import('./UpdateOffer.tsx'), 'update')).UpdateOffer,
);

/** Offers the next version of the app once it has installed. */
export function UpdatePrompt() {
  const waiting = useSyncExternalStore(onNewVersion, newVersionWaits);
  return <div role="status">{waiting && <UpdateOffer onUpdate={updateNow} onLater={updateLater} />}</div>;
}
