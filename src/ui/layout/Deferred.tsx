import { type ReactNode, useDeferredValue } from 'react';

/**
 * Renders its children a frame after the rest of the screen. The rest paints sooner, and a tap can interrupt this
 * render. `instead` reserves the space until then.
 */
export function Deferred({ children, instead = null }: { children: ReactNode; instead?: ReactNode }) {
  return useDeferredValue(true, false) ? children : instead;
}
