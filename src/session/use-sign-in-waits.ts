import { useEffect } from 'react';
import { watchWaits } from '#storage/accounts/sign-in-tries.ts';

/** Continues the wait after wrong passwords across a reload, for components that ask for a password. */
export function useSignInWaits(): void {
  useEffect(watchWaits, []);
}
