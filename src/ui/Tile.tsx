import type { ReactNode } from 'react';
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
  onClick: () => void;
  children: string;
}

/** A large button for one act, to be hit with a thumb in the dark. */
export function Tile({ icon, tone = 'plain', strong = false, mark, disabled, onClick, children }: TileProps) {
  return (
    <button
      type="button"
      className={styles.tile}
      data-tone={tone}
      data-strong={strong || mark ? '' : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
      <span>{children}</span> {mark && <span className={styles.mark}>{mark}</span>}
    </button>
  );
}
