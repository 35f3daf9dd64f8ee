import type { ReactNode } from 'react';
import { Navigate, useLocation, useNavigation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from './session.ts';

/**
 * Lets users and demo viewers in; sends others to sign in, with the place they wanted. Whoever is on their way to another
 * page already is not held back.
 */
export function Guard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const leaving = useNavigation().state !== 'idle';
  const status = useSession((session) => session.status);
  if (status !== 'signed-out') return children;
  return leaving ? null : <Navigate to={paths.account} replace state={{ from: location }} />;
}
