import { type Location, Navigate, useLocation } from 'react-router-dom';
import { PROFILE_SECTIONS, type ProfileSection, paths } from '#paths.ts';
import { userIn, useSession } from '#session/session.ts';
import { useMedia } from '#ui/layout/use-media.ts';
import { ProfileList } from './ProfileList.tsx';
import styles from './ProfileScreen.module.css';
import { SectionScreen } from './SectionScreen.tsx';
import { sectionOfPanel } from './section-of-panel.ts';

/** From this width, the list and a section are side by side. The app's sidebar has the same limit. */
const WIDE = '(width >= 60rem)';

/**
 * The profile: the list of its sections, or the section in the address. A wide screen shows both. The address of the
 * list then shows the first section.
 */
export function ProfileScreen() {
  const location = useLocation();
  const hasAccount = useSession(userIn) !== null;
  const isWide = useMedia(WIDE);
  const section = sectionAt(location);
  if (!section) {
    // Older versions of the app had all panels in one page.
    const { search, hash } = location;
    const moved = sectionOfPanel(hash.slice(1));
    if (moved && (moved !== 'security' || hasAccount))
      return <Navigate to={{ pathname: paths.profileSection(moved), search, hash }} replace />;
  }
  if (section === 'security' && !hasAccount) return <Navigate to={paths.profile} replace />;
  const shown = isWide ? (section ?? PROFILE_SECTIONS[0]) : section;
  // The section keeps its place in the tree when a tablet turns, and with it what the parent has typed.
  return (
    <div className={styles.sides}>
      {(isWide || !section) && <ProfileList shown={shown} isPage={!section} />}
      {shown && (
        <SectionScreen key={shown} section={shown} isBeside={isWide} isPage={section !== undefined} />
      )}
    </div>
  );
}

function sectionAt({ pathname }: Location): ProfileSection | undefined {
  const last = pathname.split('/').filter(Boolean).at(-1);
  return PROFILE_SECTIONS.find((section) => section === last);
}
