import Check from 'lucide-react/icons/check';
import { type ReactNode, useRef } from 'react';
import type { Tone } from '#ui/layout/tone.ts';
import styles from './Tile.module.css';

interface TileProps {
  icon: ReactNode;
  tone?: Tone;
  /** The one of its group that is most likely meant, or that ends something. */
  strong?: boolean;
  /** A word in the corner. */
  mark?: string | undefined;
  /** Where it answers true, it was done: the tile says so with a tick. */
  onClick: () => unknown;
  children: string;
}

/** A large button for one act, to be hit with a thumb in the dark, and to be believed with one eye. */
export function Tile({ icon, tone = 'plain', strong = false, mark, onClick, children }: TileProps) {
  const tick = useRef<SVGSVGElement>(null);
  async function act() {
    // It stands there unseen and is shown past React: drawn by it, it would come a frame later on a slow phone.
    if ((await onClick()) === true) tick.current?.setAttribute('data-done', '');
  }
  return (
    <button
      type="button"
      className={styles.tile}
      data-tone={tone}
      data-strong={strong || mark ? '' : undefined}
      onClick={act}
    >
      {icon}
      <Check
        ref={tick}
        className={styles.tick}
        aria-hidden="true"
        onAnimationEnd={() => tick.current?.removeAttribute('data-done')}
      />
      <span>{children}</span> {mark && <span className={styles.mark}>{mark}</span>}
    </button>
  );
}
