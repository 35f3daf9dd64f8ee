import type { ReactNode } from 'react';
import { Disclosure } from '#ui/layout/Disclosure.tsx';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { words } from '#words/now.ts';

/** The rest of a card, closed at first. Screen readers get the title of the `card`, because every card has a "More". */
export function More({ card, children }: { card: string; children: ReactNode }) {
  return (
    <div>
      <Disclosure
        summary={
          <>
            <span aria-hidden="true">{words.summaries.more}</span>
            <VisuallyHidden>{words.summaries.moreOf(card)}</VisuallyHidden>
          </>
        }
      >
        {children}
      </Disclosure>
    </div>
  );
}
