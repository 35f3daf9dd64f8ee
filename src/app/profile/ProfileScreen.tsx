import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { userIn, useSession } from '#session/session.ts';
import { heightLeft } from '#storage/browser/page-heights.ts';
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
import { KindsSection } from './KindsSection.tsx';
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
      <KindsSection />
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
 * Scrolls to the section of the address. The browser can't: the section comes after the log is open. The focus moves
 * along, so that the next Tab is in the section. The same link may be followed twice, with another key. After a reload,
 * back or forward the last position wins.
 */
function useScrollToSection() {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type === NavigationType.Pop && heightLeft(key) !== undefined) return;
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    section.scrollIntoView();
    section.querySelector('h2')?.focus({ preventScroll: true });
  }, [hash, key, type]);
}
