import { type ReactNode, useDeferredValue } from 'react';

/**
 * What comes a frame after the rest of a screen: the rest is seen the sooner, and this is drawn behind it in pieces that a
 * tap goes before. `instead` keeps its place until then.
 */
export function Deferred({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  return useDeferredValue(true, false) ? children : instead;
}
