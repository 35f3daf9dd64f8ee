import Download from 'lucide-react/icons/download';
import { useInstallPrompt } from '#pwa/use-install-prompt.ts';
import { isAppleTab, isInstalled } from '#storage/browser/home-screen.ts';
import { Button } from '#ui/controls/Button.tsx';
import { TitledSection } from '#ui/layout/TitledSection.tsx';
import { words } from '#words/now.ts';

/** Installs the app with the browser's install prompt. Without a prompt, explains how to install the app. */
export function InstallSection() {
  const install = useInstallPrompt();
  const said = words.profile.install;
  return (
    <TitledSection anchor="install" title={said.title} about={said.about}>
      {install ? (
        <div>
          <Button icon={<Download aria-hidden="true" />} onClick={() => void install()}>
            {said.install}
          </Button>
        </div>
      ) : (
        <p>{installWords()}</p>
      )}
    </TitledSection>
  );
}

function installWords(): string {
  const { installed, apple, menu } = words.profile.install;
  if (isInstalled()) return installed;
  return isAppleTab() ? apple : menu;
}
