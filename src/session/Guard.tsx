import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import { useSession } from './session.ts';

/** Lets users and demo viewers in; sends others to sign in, with the place they wanted. */
export function Guard({ children }: { children: ReactNode }) {
  const location = useLocation();
  const status = useSession((session) => session.status);
  if (status === 'signed-out') return <Navigate to={paths.account} replace state={{ from: location }} />;
  return children;
}
