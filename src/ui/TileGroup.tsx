import type { ReactNode } from 'react';
import styles from './TileGroup.module.css';

interface TileGroupProps {
  label: string;
  /** What stands above the tiles, across their width. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Tiles that belong together; their name is for those who hear it, the tiles say it for those who see. */
export function TileGroup({ label, lead, children }: TileGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are acts
    <div role="group" aria-label={label} className={styles.group}>
      {lead}
      <div className={styles.tiles}>{children}</div>
    </div>
  );
}
