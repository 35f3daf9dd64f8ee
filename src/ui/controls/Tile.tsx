import Check from 'lucide-react/icons/check';
import { type ReactNode, useRef } from 'react';
import type { Tone } from '#ui/layout/tone.ts';
import styles from './Tile.module.css';

interface TileProps {
  icon: ReactNode;
  tone?: Tone;
  /** Highlights the most likely tile of its group, or a tile that ends a timer. */
  strong?: boolean;
  /** A label in the corner. */
  mark?: string | undefined;
  /** Resolves to true if the act succeeded. The tile then shows a check mark. */
  onClick: () => unknown;
  children: string;
}

/** A large button for one act, easy to hit with a thumb in the dark. It confirms the act with a check mark. */
export function Tile({ icon, tone = 'plain', strong = false, mark, onClick, children }: TileProps) {
  const tick = useRef<SVGSVGElement>(null);
  async function act() {
    // This shows the check mark without React. On a slow phone, React would paint it a frame later.
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
