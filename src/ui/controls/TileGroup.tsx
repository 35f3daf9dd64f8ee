import type { ReactNode } from 'react';
import { useKeptFocus } from '#ui/layout/use-kept-focus.ts';
import styles from './TileGroup.module.css';

interface TileGroupProps {
  label: string;
  /** A panel above the tiles with what runs or is due. A strong tile then fills its row. */
  lead?: ReactNode;
  /** Fits four tiles side by side on a phone. Their icons are above their texts. */
  dense?: boolean;
  /** The next start first shows this group without its content. */
  kept?: 'blank';
  children: ReactNode;
}

/** A group of tiles. Only screen readers get its name, because the tiles show what they do. */
export function TileGroup({ label, lead, dense = false, kept, children }: TileGroupProps) {
  const focus = useKeptFocus<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields, and these are buttons
    <div
      {...focus}
      role="group"
      aria-label={label}
      className={styles.group}
      data-runs={lead ? '' : undefined}
      data-kept={kept}
    >
      {lead}
      <div className={styles.tiles} data-dense={dense ? '' : undefined}>
        {children}
      </div>
    </div>
  );
}
