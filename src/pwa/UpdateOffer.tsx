import { useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import { words } from '#words/now.ts';
import styles from './UpdateOffer.module.css';
import { hasUnsavedWork, whileWorkMayEnd } from './unsaved-work.ts';

interface UpdateOfferProps {
  onUpdate: () => void;
  onLater: () => void;
}

/** In milliseconds. After this time, the update is probably waiting for the old worker to stop. */
const SLOW_MS = 3000;
/**
 * In milliseconds. If the new worker has not taken over by then, the offer appears again. The browser may have evicted
 * the worker.
 */
const GIVE_UP_MS = 60_000;

/** Offers the update, but only while there is no unsaved work. */
export function UpdateOffer({ onUpdate, onLater }: UpdateOfferProps) {
  const busy = useSyncExternalStore(whileWorkMayEnd, hasUnsavedWork);
  // The text from the tap to the reload. It has no `aria-busy`, which would count as unsaved work and block the reload.
  const [progress, setProgress] = useState('');
  const { ready, later, now, updating, slow } = words.update;
  if (busy) return null;
  return (
    <div className={styles.offer}>
      <p>{progress || ready}</p>
      {!progress && (
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onLater}>
            {later}
          </Button>
          <Button
            onClick={() => {
              setProgress(updating);
              setTimeout(setProgress, SLOW_MS, slow);
              setTimeout(setProgress, GIVE_UP_MS, '');
              onUpdate();
            }}
          >
            {now}
          </Button>
        </div>
      )}
    </div>
  );
}
