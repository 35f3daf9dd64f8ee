import { useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/controls/Button.tsx';
import styles from './UpdateOffer.module.css';
import { hasUnsavedWork, whileWorkMayEnd } from './unsaved-work.ts';

interface UpdateOfferProps {
  onUpdate: () => void;
  onLater: () => void;
}

/** In milliseconds. A longer update has to wait for the old worker to stop. */
const SLOW_MS = 3000;
/**
 * In milliseconds. The next worker has not taken over, for example because the browser evicted it. The offer returns
 * for a retry.
 */
const GIVE_UP_MS = 60_000;

/** Shows only while nothing is unsaved, and hides as soon as something is. */
export function UpdateOffer({ onUpdate, onLater }: UpdateOfferProps) {
  const busy = useSyncExternalStore(whileWorkMayEnd, hasUnsavedWork);
  // From the tap to the reload. It isn't `aria-busy`, which counts as unsaved work and would block the reload.
  const [progress, setProgress] = useState('');
  if (busy) return null;
  return (
    <div className={styles.offer}>
      <p>{progress || 'A new version is ready.'}</p>
      {!progress && (
        <div className={styles.actions}>
          <Button variant="ghost" onClick={onLater}>
            Later
          </Button>
          <Button
            onClick={() => {
              setProgress('Updating…');
              setTimeout(setProgress, SLOW_MS, 'Updating… Keep logging. It takes half a minute at most.');
              setTimeout(setProgress, GIVE_UP_MS, '');
              onUpdate();
            }}
          >
            Update now
          </Button>
        </div>
      )}
    </div>
  );
}
