import { useNavigate } from 'react-router-dom';
import { isObject } from '#domain/shape.ts';
import { paths } from '#paths.ts';
import { signOut } from './session.ts';

/** Returns whether a navigation belongs to a sign-out. A question about unsaved work would come too late for it. */
export function isSignOut({ state }: { state: unknown }): boolean {
  return isObject(state) && 'signsOut' in state;
}

/**
 * Returns a function that signs out and navigates home, or to another public page with a `state`. The navigation starts
 * before the sign-out. `flushSync` makes React render the pending navigation immediately. The guard then sees a running
 * navigation and does not redirect to sign-in.
 */
export function useSignOut(): (to?: string, state?: object) => void {
  const navigate = useNavigate();
  return (to = paths.home, state) => {
    void navigate(to, { flushSync: true, state: { ...state, signsOut: true } });
    signOut();
  };
}
