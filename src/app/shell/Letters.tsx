import { useEffect } from 'react';
import { keepDelivering } from '#storage/outbox.ts';

/** Sends what was written to us on a public page with no signal: whoever has the app seldom comes back to one. */
export function Letters() {
  useEffect(() => keepDelivering(), []);
  return null;
}
