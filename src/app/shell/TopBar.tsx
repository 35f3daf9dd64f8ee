import Eye from 'lucide-react/icons/eye';
import Menu from 'lucide-react/icons/menu';
import { type ReactNode, useState } from 'react';
import { useSession } from '#session/session.ts';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Badge } from '#ui/layout/Badge.tsx';
import { lazyComponent } from '#ui/layout/lazy-component.tsx';
import { Rich } from '#ui/layout/Rich.tsx';
import { withWords, words } from '#words/now.ts';
import styles from './TopBar.module.css';

const MenuDrawer = lazyComponent(
  async () => (await withWords(import('./MenuDrawer.tsx'), 'profile')).MenuDrawer,
);

/**
 * Shows the name of the account, and a button that opens the menu on small screens. `mark` says that the log is shared.
 * `children` is the baby switcher, which appears when the log is open.
 */
export function TopBar({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const session = useSession();
  const name = session.status === 'signed-in' ? session.user.name : '';
  const { frame, welcome } = words.first;
  return (
    <header className={styles.bar} data-no-print>
      <div className={styles.inner}>
        <div className={styles.menu}>
          <IconButton
            label={frame.menu}
            icon={<Menu aria-hidden="true" />}
            aria-haspopup="dialog"
            aria-expanded={open}
            onClick={() => setOpen(true)}
          />
        </div>
        <div className={styles.who}>
          {session.status === 'demo' && (
            <Badge tone="feed" icon={<Eye aria-hidden="true" />}>
              {frame.demo}
            </Badge>
          )}
          <p className={styles.welcome}>
            <Rich of={welcome(name, (text) => <bdi>{text}</bdi>)} />
          </p>
        </div>
        {mark && <div className={styles.mark}>{mark}</div>}
        <div className={styles.babies}>{children}</div>
      </div>
      {open && <MenuDrawer onClose={() => setOpen(false)} />}
    </header>
  );
}
