import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#session/session.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AboutSection } from './AboutSection.tsx';
import { AccountSection } from './AccountSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { BabiesSection } from './BabiesSection.tsx';
import { BackupPanel } from './BackupPanel.tsx';
import { ExportPanel } from './ExportPanel.tsx';
import { FamilySection } from './FamilySection.tsx';
import { ImportPanel } from './ImportPanel.tsx';
import { InstallSection } from './InstallSection.tsx';
import styles from './ProfileScreen.module.css';
import { StorageSection } from './StorageSection.tsx';
import { TrashSection } from './TrashSection.tsx';

export function ProfileScreen() {
  const demo = useSession((session) => session.status === 'demo');
  useScrollToSection();
  return (
    <div className={styles.screen}>
      <PageHeader
        title="Account & Baby Profiles"
        description={demo ? 'This is the demo: change what you like, nothing is saved.' : undefined}
      />
      <AccountSection />
      <BabiesSection />
      <FamilySection />
      <AppearanceSection />
      <ImportPanel />
      <BackupPanel />
      <ExportPanel />
      <StorageSection />
      <TrashSection />
      <InstallSection />
      <AboutSection />
    </div>
  );
}

/** A link to a section arrives before the log is open, and the section with it: the browser has given up by then. */
function useScrollToSection() {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
}
