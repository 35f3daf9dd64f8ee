import Baby from 'lucide-react/icons/baby';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import FolderDown from 'lucide-react/icons/folder-down';
import Info from 'lucide-react/icons/info';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MoonStar from 'lucide-react/icons/moon-star';
import Ruler from 'lucide-react/icons/ruler';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Link } from 'react-router-dom';
import { type ProfileSection, paths } from '#paths.ts';
import { userIn, useSession } from '#session/session.ts';
import { PageHeader } from '#ui/layout/PageHeader.tsx';
import { words } from '#words/now.ts';
import styles from './ProfileList.module.css';
import screen from './ProfileScreen.module.css';
import { useSectionValues } from './use-section-values.ts';

const ICONS: Record<ProfileSection, typeof Baby> = {
  account: CircleUserRound,
  babies: Baby,
  units: Ruler,
  appearance: MoonStar,
  kinds: LayoutGrid,
  data: FolderDown,
  security: ShieldCheck,
  about: Info,
};

const GROUPS: readonly (readonly ProfileSection[])[] = [
  ['account', 'babies'],
  ['units', 'appearance', 'kinds'],
  ['data', 'security'],
  ['about'],
];

interface ProfileListProps {
  /** The section that is open beside the list. */
  shown?: ProfileSection | undefined;
  /** Whether the list is the page of the address, and has its heading. */
  isPage?: boolean;
}

/** Lists the sections of the profile, each with its current value. The demo has no account to secure. */
export function ProfileList({ shown, isPage = true }: ProfileListProps) {
  const hasAccount = useSession(userIn) !== null;
  const values = useSectionValues();
  const { title, demo, sections } = words.profile;
  const about = hasAccount ? undefined : demo;
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={screen.screen} data-beside={shown && ''}>
      {shown ? (
        <header className={styles.head}>
          <Title tabIndex={isPage ? -1 : undefined} className={styles.title}>
            {title}
          </Title>
          {about && <p>{about}</p>}
        </header>
      ) : (
        <PageHeader title={title} description={about} />
      )}
      <nav aria-label={words.profile.list.label} className={styles.list}>
        {GROUPS.map((group) => (
          <ul key={group[0]} className={styles.group} role="list">
            {group
              .filter((section) => hasAccount || section !== 'security')
              .map((section) => (
                <Row
                  key={section}
                  section={section}
                  name={sections[section]}
                  value={values[section]}
                  isShown={section === shown}
                  isPage={isPage}
                />
              ))}
          </ul>
        ))}
      </nav>
    </div>
  );
}

interface RowProps {
  section: ProfileSection;
  name: string;
  value: string;
  isShown: boolean;
  /** Whether the list is the page of the address. The shown section is then beside it, and not the page. */
  isPage: boolean;
}

function Row({ section, name, value, isShown, isPage }: RowProps) {
  const Icon = ICONS[section];
  return (
    <li>
      <Link
        to={paths.profileSection(section)}
        className={styles.row}
        aria-current={isShown ? (isPage ? true : 'page') : undefined}
      >
        <Icon aria-hidden="true" className={styles.icon} />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span> <span className={styles.value}>{value}</span>
        </span>
        <ChevronRight aria-hidden="true" className={styles.chevron} />
      </Link>
    </li>
  );
}
