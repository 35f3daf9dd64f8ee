import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { words } from '#words/now.ts';
import styles from './HoldButton.module.css';

interface HoldButtonProps {
  icon: ReactNode;
  children: string;
  onHeld: () => void;
}

/** How long the button must be held, in milliseconds. A shorter hold could come from a sleeve or a small hand. */
const HOLD_MS = 1200;

/**
 * A button that acts only when it is held by touch, mouse, Enter or Space. A screen reader's click cannot be held and
 * is rarely accidental, so it acts immediately.
 */
export function HoldButton({ icon, children, onHeld }: HoldButtonProps) {
  const [holding, setHolding] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  function begin() {
    if (holding) return;
    setHolding(true);
    timer.current = setTimeout(() => {
      setHolding(false);
      onHeld();
    }, HOLD_MS);
  }

  function end() {
    if (!holding) return;
    clearTimeout(timer.current);
    setHolding(false);
    // VoiceOver sends a click as a short tap. Users of VoiceOver may not see the progress bar, so the button announces
    // what to do.
    announce(words.crib.keepHolding);
  }

  function press() {
    pressed.current = true;
    begin();
  }

  function click() {
    if (!pressed.current) onHeld();
    pressed.current = false;
  }

  function key(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    // Prevents the click that browsers fire for these keys. Firefox fires the click on key release.
    event.preventDefault();
    if (event.type === 'keyup') end();
    else if (!event.repeat) begin();
  }

  return (
    <button
      type="button"
      className={styles.hold}
      data-holding={holding || undefined}
      onPointerDown={press}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={key}
      onKeyUp={key}
      onBlur={end}
      onClick={click}
    >
      {icon}
      <span>{children}</span>
    </button>
  );
}
