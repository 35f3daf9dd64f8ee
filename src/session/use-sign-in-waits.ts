import { useEffect } from 'react';
import { watchWaits } from '#storage/accounts/sign-in-tries.ts';

/** Continues a wait after wrong passwords when the page is reloaded. Used by components that ask for a password. */
export function useSignInWaits(): void {
  useEffect(watchWaits, []);
}
