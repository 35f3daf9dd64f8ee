import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Link, NavLink, useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { signOut, useSession } from '#session/session.ts';
import { hasPage } from '#site/articles.ts';
import { Button } from '#ui/controls/Button.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { announce } from '#ui/feedback/announce.ts';
import { Wordmark } from '#ui/layout/Wordmark.tsx';
import { useBackCloses } from '#ui/overlays/back-closes.ts';
import { language, words } from '#words/now.ts';
import styles from './SiteHeader.module.css';

const PAGES = ['features', 'pricing', 'shop', 'blog', 'support'] as const;

/**
 * The sticky header of public pages. On small screens the links are in a menu. It closes after a tap on a link or when
 * the focus leaves.
 */
export function SiteHeader() {
  const [open, setOpen] = useState(false);
  const menuId = useId();
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  function fold() {
    close();
    // The followed link is now hidden in the menu, so the menu's button takes the focus. A wide screen has no such
    // button and keeps the focus on the link.
    toggle.current?.focus();
  }
  useEscape(open, fold);
  useBackCloses(open, fold);
  // A click or focus outside closes the menu, because the open menu would cover the target.
  useOutside(header, open, close);

  const { header: said, pages: names } = words.site;
  return (
    <header ref={header} className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.home} className={styles.home} onClick={close} aria-label={said.home}>
          <Wordmark />
        </Link>
        <span className={styles.toggle}>
          <IconButton
            ref={toggle}
            label={open ? said.closeMenu : said.openMenu}
            icon={open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
            aria-expanded={open}
            aria-controls={menuId}
            onClick={() => setOpen(!open)}
          />
        </span>
        <div className={styles.menu} id={menuId} data-open={open || undefined}>
          <nav aria-label={said.label}>
            <ul className={styles.pages} role="list">
              {PAGES.filter((page) => hasPage(language, `/${page}`)).map((page) => (
                <li key={page}>
                  <NavLink to={paths[page]} className={styles.page ?? ''} onClick={fold}>
                    {names[page]}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          <WhoIsHere onFollow={fold} />
        </div>
      </div>
    </header>
  );
}

function WhoIsHere({ onFollow }: { onFollow: () => void }) {
  const status = useSession((session) => session.status);
  const navigate = useNavigate();
  const { header: said, getStarted } = words.site;
  if (status === 'signed-in') {
    return (
      <div className={styles.who}>
        <Button
          variant="ghost"
          onClick={() => {
            onFollow();
            // On the home page no navigation follows that would announce the page and move the focus, so this code does
            // both.
            announce(said.signedOut);
            document.querySelector('h1')?.focus();
            signOut();
            void navigate(paths.home);
          }}
        >
          {said.signOut}
        </Button>
        <Button as={Link} to={paths.dashboard} onClick={onFollow}>
          {said.dashboard}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.who}>
      {status === 'demo' && (
        <Button as={Link} variant="ghost" to={paths.dashboard} onClick={onFollow}>
          {said.backToDemo}
        </Button>
      )}
      <Button as={Link} variant="ghost" to={paths.account} state={{ signIn: true }} onClick={onFollow}>
        {said.signIn}
      </Button>
      <Button as={Link} to={paths.account} onClick={onFollow}>
        {getStarted}
      </Button>
    </div>
  );
}

function useEscape(active: boolean, act: () => void) {
  useEffect(() => {
    if (!active) return;
    const listen = ({ key }: KeyboardEvent) => key === 'Escape' && act();
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  });
}

/** Calls `act` when the focus or a tap goes outside the area. */
function useOutside(area: RefObject<HTMLElement | null>, active: boolean, act: () => void) {
  useEffect(() => {
    if (!active) return;
    const listen = ({ target }: Event) => {
      if (target instanceof Node && !area.current?.contains(target)) act();
    };
    document.addEventListener('focusin', listen);
    document.addEventListener('pointerdown', listen);
    return () => {
      document.removeEventListener('focusin', listen);
      document.removeEventListener('pointerdown', listen);
    };
  });
}
