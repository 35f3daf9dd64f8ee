import { useEffect } from 'react';
import { watchWaits } from '#storage/accounts/sign-in-tries.ts';

/** Continues the wait after wrong passwords when the page was reloaded. For components that ask for a password. */
export function useSignInWaits(): void {
  useEffect(watchWaits, []);
}
