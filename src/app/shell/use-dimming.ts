import { useState } from 'react';
import { DEMO_OWNER, ownerOf, useSession } from '#session/session.ts';
import { keepDimming, readDimming } from '#storage/browser/crib-dimming.ts';

/** The dimming of crib mode in this tab for the current session, in percent, and its setter. */
export function useDimming(): [number, (percent: number) => void] {
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const [dim, setDim] = useState(() => readDimming(owner));
  function choose(percent: number) {
    setDim(percent);
    keepDimming(owner, percent);
  }
  return [dim, choose];
}
