import { type BlockerFunction, useBlocker } from 'react-router-dom';
import { DiscardQuestion } from '#app/forms/DiscardQuestion.tsx';
import { isSignOut } from '#session/use-sign-out.ts';
import { words } from '#words/now.ts';

/**
 * Asks before a navigation leaves the screen, because the chosen files and the answers would be lost. A router has one
 * blocker at a time, so render this only while something can be lost.
 */
export function AskBeforeLeaving() {
  const wayOut = useBlocker(leavesScreen);
  if (wayOut.state !== 'blocked') return null;
  return (
    <DiscardQuestion
      said={words.imports.leaving}
      attempt={wayOut}
      onKeep={() => wayOut.reset()}
      onDiscard={() => wayOut.proceed()}
    />
  );
}

const leavesScreen: BlockerFunction = ({ currentLocation, nextLocation }) =>
  currentLocation.pathname !== nextLocation.pathname && !isSignOut(nextLocation);
