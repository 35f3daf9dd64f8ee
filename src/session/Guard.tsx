import { type ReactNode, useLayoutEffect } from 'react';
import { Navigate, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { startDemo, useSession } from './session.ts';
import { asksForDemo } from './who-is-here.ts';

/**
 * Admits users and demo viewers. Redirects others to the sign-in page with the address that they opened, unless a
 * navigation is running. A link with `?demo` starts the demo. The guard then removes the parameter, so a reload does
 * not start the demo again.
 */
export function Guard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const leaving = useNavigation().state !== 'idle';
  const status = useSession((session) => session.status);
  const wantsDemo = asksForDemo(location.search);
  // With an effect instead of a layout effect, the first frame would be empty.
  useLayoutEffect(() => {
    if (!wantsDemo) return;
    startDemo();
    void navigate(location.pathname, { replace: true });
  }, [wantsDemo, location.pathname, navigate]);
  if (status !== 'signed-out') return children;
  return wantsDemo || leaving ? null : <Navigate to={paths.account} replace state={{ from: location }} />;
}
