import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { signOut } from './session.ts';

/**
 * Signs out and goes home, or to another public page with the state that it reads. The way there is begun first, and the
 * router told to say so at once: the guard then sees that somebody is on their way, and does not send them to sign in instead.
 */
export function useSignOut(): (to?: string, state?: object) => void {
  const navigate = useNavigate();
  return (to = paths.home, state) => {
    void navigate(to, { flushSync: true, state });
    signOut();
  };
}
