import { type ComponentProps, useEffect } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { DiscardQuestion } from '#app/forms/DiscardQuestion.tsx';
import { isSignOut } from '#session/use-sign-out.ts';

interface AskBeforeLeavingProps {
  /** The words of the question. */
  words: NonNullable<ComponentProps<typeof DiscardQuestion>['words']>;
}

/**
 * Asks before a navigation leaves the screen, because chosen files and answers would be lost. Makes the browser ask
 * before it closes or reloads the tab. Render this only while something can be lost. A router consults only the
 * latest blocker.
 */
export function AskBeforeLeaving({ words }: AskBeforeLeavingProps) {
  const wayOut = useBlocker(leavesScreen);

  useEffect(() => {
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);

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
