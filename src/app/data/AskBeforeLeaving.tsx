import { type ComponentProps, useCallback, useLayoutEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { DiscardQuestion } from '#app/forms/DiscardQuestion.tsx';
import { isSignOut } from '#session/use-sign-out.ts';

interface AskBeforeLeavingProps {
  /** The words of the question. */
  words: NonNullable<ComponentProps<typeof DiscardQuestion>['words']>;
  /** True while something can be lost. */
  isNeeded: boolean;
}

/**
 * Asks before a navigation leaves the screen, because chosen files and answers would be lost. Makes the browser ask
 * before it closes or reloads the tab. A router consults only the latest blocker, so render this only near the time of
 * need. But render it before: the router knows a blocker only some renders later, and until then a tap leaves unasked.
 */
export function AskBeforeLeaving({ words, isNeeded }: AskBeforeLeavingProps) {
  const needed = useRef(isNeeded);
  const blocks = useCallback<BlockerFunction>((way) => needed.current && leavesScreen(way), []);
  const wayOut = useBlocker(blocks);

  useLayoutEffect(() => {
    needed.current = isNeeded;
    if (!isNeeded) return undefined;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isNeeded]);

  if (wayOut.state !== 'blocked') return null;
  return (
    <DiscardQuestion
      words={words}
      attempt={wayOut}
      onKeep={() => wayOut.reset()}
      onDiscard={() => wayOut.proceed()}
    />
  );
}

const leavesScreen: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && !isSignOut(nextLocation);
