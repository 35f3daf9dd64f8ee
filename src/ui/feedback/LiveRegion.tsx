import { useState } from 'react';
import { VisuallyHidden } from '#ui/layout/VisuallyHidden.tsx';
import { useAnnouncement } from './announce.ts';

/**
 * Where `announce()` speaks from now on: a region that comes with its words is not heard. The page has one from the start, and
 * each modal dialog one of its own, since all around that is as good as gone.
 */
export function LiveRegion() {
  const { id, message } = useAnnouncement();
  const [before] = useState(id);
  return (
    <VisuallyHidden>
      <span aria-live="polite" aria-atomic="true">
        {/* The key makes the same sentence, said twice, be heard twice. */}
        <span key={id}>{id === before ? '' : message}</span>
      </span>
    </VisuallyHidden>
  );
}
