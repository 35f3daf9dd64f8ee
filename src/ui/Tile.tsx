import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Tile.module.css';
import type { Tone } from './tone.ts';

interface TileProps {
  icon: ReactNode;
  tone?: Tone;
  /** The one of its group that is most likely meant, or that ends something. */
  strong?: boolean;
  /** A word in the corner. */
  mark?: string | undefined;
  disabled?: boolean;
  /** Where it answers true, it was done: the tile says so with a tick. */
  onClick: () => unknown;
  children: string;
}

/** A large button for one act, to be hit with a thumb in the dark, and to be believed with one eye. */
export function Tile({ icon, tone = 'plain', strong = false, mark, disabled, onClick, children }: TileProps) {
  const [done, setDone] = useState(0);
  async function act() {
    // Drawn at once: left to its turn, it would come after all that wakes with what was written.
    if ((await onClick()) === true) flushSync(() => setDone((times) => times + 1));
  }
  return (
    <button
      type="button"
      className={styles.tile}
      data-tone={tone}
      data-strong={strong || mark ? '' : undefined}
      disabled={disabled}
      onClick={act}
    >
      {icon}
      {done > 0 && <Check key={done} className={styles.done} data-done="" aria-hidden="true" />}
      <span>{children}</span> {mark && <span className={styles.mark}>{mark}</span>}
    </button>
  );
}
