import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './HoldButton.module.css';

interface HoldButtonProps {
  icon: ReactNode;
  children: string;
  onHeld: () => void;
}

/** Long enough that a sleeve or a small hand does not do it. */
const HOLD_MS = 1200;

/** A button that acts only when it is held: by touch, by mouse, or by Enter or Space kept down. */
export function HoldButton({ icon, children, onHeld }: HoldButtonProps) {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function begin() {
    if (holding) return;
    setHolding(true);
    timer.current = setTimeout(onHeld, HOLD_MS);
  }

  function end() {
    clearTimeout(timer.current);
    setHolding(false);
  }

  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    begin();
  }

  return (
    <button
      type="button"
      className={styles.hold}
      data-holding={holding || undefined}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={key}
      onKeyUp={end}
      onBlur={end}
    >
      {icon}
      {children}
    </button>
  );
}
