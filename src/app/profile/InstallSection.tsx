import { Download } from 'lucide-react';
import { useInstallPrompt } from '#pwa/use-install-prompt.ts';
import { Button } from '#ui/Button.tsx';
import { ProfileSection } from './ProfileSection.tsx';

/** How to have Wee Hours on the home screen: by the browser's own offer, or told in words where it makes none. */
export function InstallSection() {
  const install = useInstallPrompt();
  return (
    <ProfileSection
      anchor="install"
      title="Install"
      about="On the home screen it opens full screen, signal or not."
    >
      {install ? (
        <div>
          <Button icon={<Download aria-hidden="true" />} onClick={() => void install()}>
            Install Wee Hours
          </Button>
        </div>
      ) : (
        <p>{installWords()}</p>
      )}
    </ProfileSection>
  );
}

function installWords(): string {
  if (window.matchMedia?.('(display-mode: standalone)').matches)
    return 'Wee Hours is installed on this device.';
  // Only Safari on an iPhone or iPad has this. It makes no offer, and keeps the installed app's log apart.
  if ('standalone' in navigator) {
    return (
      'In Safari, tap Share, then “Add to Home Screen”. The app there begins with an empty log: to take this one along, ' +
      'export it here first, then import it there.'
    );
  }
  return 'Look for “Install” or “Add to Home screen” in your browser’s menu.';
}
