import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { userIn, useSession } from '#session/session.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AboutSection } from './AboutSection.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { AutoLockSection } from './AutoLockSection.tsx';
import { BabiesSection } from './BabiesSection.tsx';
import { BackupPanel } from './BackupPanel.tsx';
import { DeleteSection } from './DeleteSection.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { FamilySection } from './FamilySection.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { InstallSection } from './InstallSection.tsx';
import { ProfileNav } from './ProfileNav.tsx';
import styles from './ProfileScreen.module.css';
import { RecoverySection } from './RecoverySection.tsx';
import { StorageSection } from './StorageSection.tsx';
import { TrashSection } from './TrashSection.tsx';

export function ProfileScreen() {
  const session = useSession();
  const user = userIn(session);
  useScrollToSection();
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Account & Baby Profiles"
        description={
          session.status === 'demo' ? 'This is the demo: change what you like, nothing is saved.' : undefined
        }
      />
      <ProfileNav demo={!user} />
      <AccountSection />
      {user && <RecoverySection user={user} />}
      {user && <AutoLockSection />}
      <BabiesSection />
      <FamilySection />
      <AppearanceSection />
      <ImportPanel />
      <BackupPanel />
      <ExportPanel />
      <StorageSection />
      <TrashSection />
      <InstallSection />
      <DeleteSection />
      <AboutSection />
    </div>
  );
}

/**
 * A link to a section arrives before the log is open, and the section with it: the browser has given up by then. The key:
 * the same link may be followed again. The focus goes along, so that the next Tab is in the section.
 */
function useScrollToSection() {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another key is another step along the same link.
  useEffect(() => {
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    section.scrollIntoView();
    section.querySelector('h2')?.focus({ preventScroll: true });
  }, [hash, key]);
}
