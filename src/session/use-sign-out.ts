import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { signOut } from './session.ts';

/**
 * Returns a function that signs out and navigates home, or to another public page with a `state`. The navigation starts
 * before the sign-out. `flushSync` makes React render the pending navigation immediately. The guard then sees a running
 * navigation and does not redirect to sign-in.
 */
export function useSignOut(): (to?: string, state?: object) => void {
  const navigate = useNavigate();
  return (to = paths.home, state) => {
    void navigate(to, { flushSync: true, state });
    signOut();
  };
}
