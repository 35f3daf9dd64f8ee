import { useAnnouncement } from './announce.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Where `announce()` speaks. Render it once, from the start: a region that comes with its words is not heard. */
export function LiveRegion() {
  const { id, message } = useAnnouncement();
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {/* The key makes the same sentence, said twice, be heard twice. */}
        <span key={id}>{message}</span>
      </span>
    </VisuallyHidden>
  );
}
