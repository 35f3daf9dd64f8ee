import { type PointerEvent, useRef } from 'react';

/** The horizontal distance that makes a swipe, in pixels. */
const THRESHOLD = 50;
/** The farthest that the day follows the finger, in pixels: a hint of the direction, not a draggable page. */
const FOLLOW = 80;
/** Elements with their own horizontal gestures. */
const OWN_GESTURES = 'dialog, input, textarea, select';

/**
 * A horizontal swipe shows the next day (to the left) or the previous day (to the right). The element needs
 * `touch-action: pan-y`, so that the browser handles vertical scrolling and cancels the swipe. While the finger is
 * down, `--swipe` on the element holds the distance.
 */
export function useDaySwipe(step: (count: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);

  function end(element: HTMLElement) {
    start.current = null;
    element.style.removeProperty('--swipe');
  }

  /** The horizontal distance of the finger. 0 while it moves more vertically. */
  function wayOf({ clientX, clientY }: PointerEvent): number {
    if (!start.current) return 0;
    const [x, y] = [clientX - start.current.x, clientY - start.current.y];
    return Math.abs(x) > Math.abs(y) ? x : 0;
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const { target, pointerType, isPrimary, clientX, clientY } = event;
      const free = target instanceof Element && !target.closest(OWN_GESTURES);
      // A second finger makes the gesture a pinch.
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
