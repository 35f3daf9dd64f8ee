import SunDim from 'lucide-react/icons/sun-dim';
import { useId } from 'react';
import { DARKEST } from '#storage/browser/crib-dimming.ts';
import { words } from '#words/now.ts';
import styles from './Dimmer.module.css';

/**
 * Shows the slider that dims the screen, and the shade over the whole screen. The shade is clear at 0 percent and
 * nearly black at the maximum.
 */
export function Dimmer({ dim, onDim }: { dim: number; onDim: (percent: number) => void }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className={styles.dimmer}>
        <SunDim aria-hidden="true" />
        <span>{words.first.frame.dim}</span>
        <input
          id={id}
          type="range"
          min={0}
          max={DARKEST}
          value={dim}
          onChange={(event) => onDim(event.target.valueAsNumber)}
        />
      </label>
      <div className={styles.shade} style={{ opacity: dim / 100 }} aria-hidden="true" />
    </>
  );
}
