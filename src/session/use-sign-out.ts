import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { signOut } from './session.ts';

/**
 * Signs out and goes home. The way home is begun first, and the router told to say so at once: the guard then sees that
 * somebody is on their way, and does not send them to sign in instead.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    void navigate(paths.home, { flushSync: true });
    signOut();
  };
}
