import { useEffect } from 'react';
import { watchWaits } from '#storage/accounts/sign-in-tries.ts';

/** Where a password is asked for, a wait that was left from before a reload goes on. */
export function useSignInWaits(): void {
  useEffect(watchWaits, []);
}
