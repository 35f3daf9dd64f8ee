import type { ReactNode } from 'react';
import { useKeptFocus } from '#ui/layout/use-kept-focus.ts';
import styles from './TileGroup.module.css';

interface TileGroupProps {
  label: string;
  /** What stands above the tiles, across their width. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Tiles that belong together; their name is for those who hear it, the tiles say it for those who see. */
export function TileGroup({ label, lead, children }: TileGroupProps) {
  const focus = useKeptFocus<HTMLDivElement>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are acts
    <div {...focus} role="group" aria-label={label} className={styles.group}>
      {lead}
      <div className={styles.tiles}>{children}</div>
    </div>
  );
}
