import { useState } from 'react';
import { DEMO_OWNER, ownerOf, useSession } from '#session/session.ts';
import { keepDimming, readDimming } from '#storage/browser/crib-dimming.ts';

/** How dark crib mode is in this tab for whoever is here, in percent, and the way to choose it. */
export function useDimming(): [number, (percent: number) => void] {
  const owner = useSession(ownerOf) ?? DEMO_OWNER;
  const [dim, setDim] = useState(() => readDimming(owner));
  function choose(percent: number) {
    setDim(percent);
    keepDimming(owner, percent);
  }
  return [dim, choose];
}
