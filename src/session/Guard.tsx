import { type ReactNode, useLayoutEffect } from 'react';
import { Navigate, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { asksForDemo, paths } from '#paths.ts';
import { startDemo, useSession } from './session.ts';

/**
 * Lets users and demo viewers in; sends others to sign in, with the place they wanted. Whoever is on their way to another
 * page already is not held back. A link with `?demo` starts the demo, and loses the word so that a reload does not.
 */
export function Guard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const leaving = useNavigation().state !== 'idle';
  const status = useSession((session) => session.status);
  const wantsDemo = asksForDemo(location.search);
  // Before the first frame: it would be an empty one.
  useLayoutEffect(() => {
    if (!wantsDemo) return;
    startDemo();
    void navigate(location.pathname, { replace: true });
  }, [wantsDemo, location.pathname, navigate]);
  if (status !== 'signed-out') return children;
  return wantsDemo || leaving ? null : <Navigate to={paths.account} replace state={{ from: location }} />;
}
