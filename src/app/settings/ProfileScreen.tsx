import { type Location, Navigate, useLocation } from 'react-router-dom';
import { PROFILE_SECTIONS, type ProfileSection, paths } from '#paths.ts';
import { userIn, useSession } from '#session/session.ts';
import { ProfileList } from './ProfileList.tsx';
import { SectionScreen } from './SectionScreen.tsx';
import { sectionOfPanel } from './section-of-panel.ts';

/** The profile: the list of its sections, or the section in the address. */
export function ProfileScreen() {
  const location = useLocation();
  const hasAccount = useSession(userIn) !== null;
  const section = sectionAt(location);
  if (!section) {
    // Older versions of the app had all panels in one page.
    const { search, hash } = location;
    const moved = sectionOfPanel(hash.slice(1));
    if (!moved || (moved === 'security' && !hasAccount)) return <ProfileList />;
    return <Navigate to={{ pathname: paths.profileSection(moved), search, hash }} replace />;
  }
  if (section === 'security' && !hasAccount) return <Navigate to={paths.profile} replace />;
  return <SectionScreen key={section} section={section} />;
}

function sectionAt({ pathname }: Location): ProfileSection | undefined {
  const last = pathname.split('/').filter(Boolean).at(-1);
  return PROFILE_SECTIONS.find((section) => section === last);
}
