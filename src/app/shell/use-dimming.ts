import { useState } from 'react';
import { DEMO_OWNER, ownerOf, useSession } from '#session/session.ts';
import { keepDimming, readDimming } from '#storage/browser/crib-dimming.ts';

/** Returns the dimming of crib mode in percent and its setter. The dimming belongs to this tab and the current user. */
export function useDimming(): [number, (percent: number) => void] {
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const [dim, setDim] = useState(() => readDimming(owner));
  function choose(percent: number) {
    setDim(percent);
    keepDimming(owner, percent);
  }
  return [dim, choose];
}
