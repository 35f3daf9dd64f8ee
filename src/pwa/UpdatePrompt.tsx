import { useRegisterSW } from 'virtual:pwa-register/react';
import { UpdateOffer } from './UpdateOffer.tsx';
import { whenNothingIsUnsaved } from './unsaved-work.ts';

/** Registers the offline worker, and offers its next version when it is there. */
export function UpdatePrompt() {
  const { needRefresh, updateServiceWorker } = useRegisterSW({
    immediate: false,
    onRegisteredSW: (_, registration) => registration && lookForUpdates(registration),
    // One tap updates every tab; a tab with a half-typed form waits until that is saved.
    onNeedReload: () => whenNothingIsUnsaved(() => location.reload()),
  });
  const [waiting, setWaiting] = needRefresh;
  return (
    <div role="status">
      {waiting && (
        <UpdateOffer onUpdate={() => void updateServiceWorker()} onLater={() => setWaiting(false)} />
      )}
    </div>
  );
}

/** An app on the home screen may stay open for weeks: it looks whenever a parent comes back to it. */
function lookForUpdates(registration: ServiceWorkerRegistration) {
  document.addEventListener('visibilitychange', () => {
    // With no signal the look fails, and the next one tells.
    if (document.visibilityState === 'visible') registration.update().catch(() => {});
  });
}
