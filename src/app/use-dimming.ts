import { useState } from 'react';
import { keepDimming, readDimming } from '#storage/crib-dimming.ts';

/** How dark crib mode is in this tab, in percent, and the way to choose it. */
export function useDimming(): [number, (percent: number) => void] {
  const [dim, setDim] = useState(readDimming);
  function choose(percent: number) {
    setDim(percent);
    keepDimming(percent);
  }
  return [dim, choose];
}
