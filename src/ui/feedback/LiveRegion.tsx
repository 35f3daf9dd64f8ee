import { useState } from 'react';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { useAnnouncement } from './announce.ts';

/**
 * The live region of `announce()`. Screen readers ignore a region that appears together with its text, so the page has
 * one from the start. Each modal dialog has its own, because the rest of the page is inert.
 */
export function LiveRegion() {
  const { id, message } = useAnnouncement();
  const [before] = useState(id);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {/* The key remounts the text, so that a repeated sentence is announced again. */}
        <span key={id}>{id === before ? '' : message}</span>
      </span>
    </VisuallyHidden>
  );
}
