import { type ReactNode, useLayoutEffect } from 'react';
import { Navigate, useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { startDemo, useSession } from './session.ts';
import { asksForDemo } from './who-is-here.ts';

/**
 * Admits users and demo viewers. Redirects others to the sign-in page, and passes on the address that they opened. Does
 * not interrupt a running navigation. A link with `?demo` starts the demo and loses the parameter, so that a reload
 * does not start it again.
 */
export function Guard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const leaving = useNavigation().state !== 'idle';
  const status = useSession((session) => session.status);
  const wantsDemo = asksForDemo(location.search);
  // This is a layout effect, because with an effect the first frame would be empty.
  useLayoutEffect(() => {
    if (!wantsDemo) return;
    startDemo();
    void navigate(location.pathname, { replace: true });
  }, [wantsDemo, location.pathname, navigate]);
  if (status !== 'signed-out') return children;
  return wantsDemo || leaving ? null : <Navigate to={paths.account} replace state={{ from: location }} />;
}
