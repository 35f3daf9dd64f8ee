import Share2 from 'lucide-react/icons/share-2';
import { Link } from 'react-router-dom';
import { AppearanceChoice } from '#app/AppearanceChoice.tsx';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Drawer } from '#ui/overlays/Drawer.tsx';
import { words } from '#words/now.ts';
import { CribLink } from './CribLink.tsx';
import styles from './MenuDrawer.module.css';
import { PlaceLinks } from './PlaceLinks.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** The menu of small screens. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { menu } = words.first.frame;
  return (
    <Drawer title={menu} onClose={onClose}>
      <nav aria-label={menu}>
        <PlaceLinks look="column" onFollow={onClose} />
      </nav>
      <AppearanceChoice />
      <div className={styles.leave}>
        <HandOverLink onFollow={onClose} />
        <CribLink />
        <SignOutButton />
      </div>
    </Drawer>
  );
}

/** Shows the menu's link to the panel that puts the log into a file and shares it. */
export function HandOverLink({ onFollow }: { onFollow?: () => void }) {
  return (
    <Button
      as={Link}
      to={paths.backup}
      variant="ghost"
      icon={<Share2 aria-hidden="true" />}
      onClick={onFollow}
      data-kept="never"
    >
      {words.profile.handOver}
    </Button>
  );
}
