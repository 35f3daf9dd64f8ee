import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { signOut } from '#session/session.ts';

/**
 * Signs out and goes home. The page changes first, and is on the screen when the user is gone: while a screen of the app
 * still stood there, its guard would answer with the way to sign in.
 */
export function useSignOut(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home, { flushSync: true });
    signOut();
  };
}
