import { useNavigate } from 'react-router-dom';
import { paths } from '#paths.ts';
import { signOut } from './session.ts';

/**
 * Signs out and navigates home, or to another public page with its state. The navigation starts first and is reported
 * synchronously. The guard sees the navigation and does not redirect to sign-in.
 */
export function useSignOut(): (to?: string, state?: object) => void {
  const navigate = useNavigate();
  return (to = paths.home, state) => {
    void navigate(to, { flushSync: true, state });
    signOut();
  };
}
