import { type PointerEvent, useRef } from 'react';

/** Pixels across after which a swipe is meant. */
const THRESHOLD = 50;
/** The day follows the finger no further than this: a hint of where it goes, not a page to be dragged. */
const FOLLOW = 80;
/** Where a finger that moves across has other things to do. */
const OWN_GESTURES = 'dialog, input, textarea, select';

/**
 * A finger across the screen goes a day on (to the left) or back. The element needs `touch-action: pan-y`: when the finger
 * turns out to scroll, the browser takes the gesture and cancels this one. While the finger is down, the element has its
 * way in `--swipe`.
 */
export function useDaySwipe(step: (count: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);

  function end(element: HTMLElement) {
    start.current = null;
    element.style.removeProperty('--swipe');
  }

  /** How far the finger went across; 0 while it goes more up or down. */
  function wayOf({ clientX, clientY }: PointerEvent): number {
    if (!start.current) return 0;
    const [x, y] = [clientX - start.current.x, clientY - start.current.y];
    return Math.abs(x) > Math.abs(y) ? x : 0;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { target, pointerType, isPrimary, clientX, clientY } = event;
      const free = target instanceof Element && !target.closest(OWN_GESTURES);
      // A second finger is a pinch.
      if (pointerType !== 'touch' || !isPrimary || !free) return end(event.currentTarget);
      start.current = { x: clientX, y: clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!start.current) return;
      const way = Math.max(-FOLLOW, Math.min(FOLLOW, wayOf(event)));
      event.currentTarget.style.setProperty('--swipe', `${way}px`);
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const way = wayOf(event);
      end(event.currentTarget);
      if (Math.abs(way) >= THRESHOLD) step(way < 0 ? 1 : -1);
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      end(event.currentTarget);
    },
  };
}
