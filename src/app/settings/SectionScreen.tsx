import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { AccountSection } from '#app/account/AccountSection.tsx';
import { AutoLockSection } from '#app/account/AutoLockSection.tsx';
import { DeleteSection } from '#app/account/DeleteSection.tsx';
import { PasswordSection } from '#app/account/PasswordSection.tsx';
import { RecoverySection } from '#app/account/RecoverySection.tsx';
import { BackupPanel } from '#app/data/backup/BackupPanel.tsx';
import { ExportPanel } from '#app/data/ExportPanel.tsx';
import { ImportPanel } from '#app/data/imports/ImportPanel.tsx';
import { StorageSection } from '#app/data/StorageSection.tsx';
import { TrashSection } from '#app/data/TrashSection.tsx';
import { useKindsOn } from '#app/family/use-kinds-on.ts';
import { ScreenTitle } from '#app/shell/ScreenTitle.tsx';
import { type ProfileSection, paths } from '#paths.ts';
import { userIn, useSession } from '#session/session.ts';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { ScreenNameContext } from '#ui/layout/TitledSection.tsx';
import { LANGUAGES } from '#words/languages.ts';
import { withWords, words } from '#words/now.ts';
import { AboutSection } from './AboutSection.tsx';
import { AppearanceSection } from './AppearanceSection.tsx';
import { BabiesSection } from './BabiesSection.tsx';
import { FamilySection } from './FamilySection.tsx';
import { InstallSection } from './InstallSection.tsx';
import { KindsSection } from './KindsSection.tsx';
import { LanguageSection } from './LanguageSection.tsx';
import styles from './ProfileScreen.module.css';
import { useScrollToPanel } from './use-scroll-to-panel.ts';

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

const AddressesSection = lazyComponent(
  async () =>
    (await withWords(import('#app/addresses/AddressesSection.tsx'), 'addresses', 'storage')).AddressesSection,
);

/** A build without a sync server has no code of sharing. */
const SharingSection = import.meta.env.VITE_SYNC_URL
  ? lazyComponent(
      async () =>
        (await withWords(import('#app/sharing/SharingSection.tsx'), 'sharing', 'storage')).SharingSection,
    )
  : null;

/** The panels of each section. `section-of-panel.ts` has their anchors. */
const PANELS: Record<ProfileSection, ComponentType> = {
  account: () => (
    <>
      <AccountSection />
      <DeleteSection />
    </>
  ),
  babies: BabiesSection,
  units: () => (
    <>
      <FamilySection />
      {Object.keys(LANGUAGES).length > 1 && <LanguageSection />}
    </>
  ),
  appearance: AppearanceSection,
  kinds: KindsPanels,
  data: () => (
    <>
      <SharedLogPanel />
      <ImportPanel />
      <BackupPanel />
      <ExportPanel />
      <StorageSection />
      <TrashSection />
    </>
  ),
  security: SecurityPanels,
  about: () => (
    <>
      <AboutSection />
      <InstallSection />
    </>
  ),
};

interface SectionScreenProps {
  section: ProfileSection;
  /** Whether the list is beside the section. Otherwise the section has the way back to the list. */
  isBeside?: boolean;
  /** Whether the section is the page of the address, and has its heading and its title. */
  isPage?: boolean;
}

/** One section of the profile, with its heading, its panels and the way back to the list. */
export function SectionScreen({ section, isBeside = false, isPage = true }: SectionScreenProps) {
  useScrollToPanel();
  const Panels = PANELS[section];
  const title = words.profile.sections[section];
  return (
    <div className={styles.screen}>
      {isPage ? (
        <>
          <ScreenTitle place={[title, words.first.places.profile].join(' · ')} />
          <PageHeader title={title} eyebrow={isBeside ? undefined : <WayBack />} />
        </>
      ) : (
        <h2 className={styles.title}>{title}</h2>
      )}
      <ScreenNameContext value={title}>
        <Panels />
      </ScreenNameContext>
    </div>
  );
}

function WayBack() {
  return (
    <Link to={paths.profile} className={styles.back}>
      <ChevronLeft aria-hidden="true" />
      <span>{words.first.places.profile}</span>
    </Link>
  );
}

/** The demo shares nothing. */
function SharedLogPanel() {
  const user = useSession(userIn);
  return SharingSection && user && <SharingSection user={user} />;
}

function KindsPanels() {
  const kindsOn = useKindsOn();
  const user = useSession(userIn);
  return (
    <>
      <KindsSection />
      {kindsOn.includes('dose') && <MedicinesSection />}
      {user && <AddressesSection user={user} />}
    </>
  );
}

function SecurityPanels() {
  const user = useSession(userIn);
  return (
    user && (
      <>
        <PasswordSection user={user} />
        <RecoverySection user={user} />
        <AutoLockSection />
      </>
    )
  );
}
