import Download from 'lucide-react/icons/download';
import { useInstallPrompt } from '#pwa/use-install-prompt.ts';
import { isAppleTab, isInstalled } from '#storage/browser/home-screen.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';

/** Installs the app through the browser's prompt. Explains how to install if there is no prompt. */
export function InstallSection() {
  const install = useInstallPrompt();
  return (
    <TitledSection
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
    </TitledSection>
  );
}

function installWords(): string {
  if (isInstalled()) return 'Wee Hours is installed on this device.';
  if (isAppleTab()) {
    return (
      'In Safari, tap Share, then “Add to Home Screen”. The app there begins with an empty log: to take this one along, ' +
      'make a backup here first, under Backup & handover, then open it there.'
    );
  }
  return 'Look for “Install” or “Add to Home screen” in your browser’s menu.';
}
