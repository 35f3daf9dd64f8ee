import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { AccountSection } from '#app/account/AccountSection.tsx';
import { AutoLockSection } from '#app/account/AutoLockSection.tsx';
import { DeleteSection } from '#app/account/DeleteSection.tsx';
import { RecoverySection } from '#app/account/RecoverySection.tsx';
import { BackupPanel } from '#app/data/backup/BackupPanel.tsx';
import { ExportPanel } from '#app/data/ExportPanel.tsx';
import { ImportPanel } from '#app/data/imports/ImportPanel.tsx';
import { StorageSection } from '#app/data/StorageSection.tsx';
import { TrashSection } from '#app/data/TrashSection.tsx';
import { useKindsOn } from '#app/family/use-kinds-on.ts';
import { userIn, useSession } from '#session/session.ts';
import { heightLeft } from '#storage/browser/page-heights.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { LANGUAGES } from '#words/languages.ts';
import { language, withWords, words } from '#words/now.ts';
import { AboutSection } from './AboutSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { BabiesSection } from './BabiesSection.tsx';
import { FamilySection } from './FamilySection.tsx';
import { InstallSection } from './InstallSection.tsx';
import { KindsSection } from './KindsSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import { ProfileNav } from './ProfileNav.tsx';
import styles from './ProfileScreen.module.css';

const MedicinesSection = lazyComponent(
  async () =>
    (
      await withWords(
        import('#app/medicine/MedicinesSection.tsx'),
        'medicine',
        'forms',
        'fields',
        'faults',
        'storage',
      )
    ).MedicinesSection,
);

export function ProfileScreen() {
  const session = useSession();
  const user = userIn(session);
  const kindsOn = useKindsOn();
  const isDemo = session.status === 'demo';
  useScrollToSection();
  return (
    <div className={styles.screen}>
      <PageHeader title={words.profile.title} description={isDemo ? words.profile.demo : undefined} />
      <ProfileNav demo={!user} />
      <AccountSection />
      {user && <RecoverySection user={user} />}
      {user && <AutoLockSection />}
      <BabiesSection />
      <KindsSection />
      {kindsOn.includes('dose') && <MedicinesSection />}
      <FamilySection />
      <AppearanceSection />
      {Object.keys(LANGUAGES).length > 1 && <LanguageSection />}
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
 * Scrolls to the section that the address names. The browser cannot do this, because the section renders after the log
 * is open. Moves the focus too, so that the next Tab starts in the section. If the parent follows the same link again,
 * the location has a new key, so this scrolls again. After a reload, back or forward, keeps the former scroll position,
 * unless the language has changed.
 */
function useScrollToSection() {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    if (type === NavigationType.Pop && heightLeft(language, key) !== undefined) return;
    const section = hash && document.getElementById(hash.slice(1));
    if (!section) return;
    section.scrollIntoView();
    section.querySelector('h2')?.focus({ preventScroll: true });
  }, [hash, key, type]);
}
