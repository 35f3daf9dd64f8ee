import { type PointerEvent, useRef } from 'react';

/** The horizontal distance that makes a swipe, in pixels. */
const THRESHOLD = 50;
/** How far the day follows the finger at most, in pixels. The short movement only shows the direction. */
const FOLLOW = 80;
/** Elements with their own horizontal gestures. */
const OWN_GESTURES = 'dialog, input, textarea, select';

/**
 * Lets a swipe to the left show the next day, and a swipe to the right the previous day. The element needs
 * `touch-action: pan-y`. The browser then handles vertical scrolling and cancels the swipe. While the finger is down,
 * `--swipe` on the element holds the distance.
 */
export function useDaySwipe(step: (count: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);

  function end(element: HTMLElement) {
    start.current = null;
    element.style.removeProperty('--swipe');
  }

  /** Returns the horizontal distance of the finger from its start. Returns 0 if the vertical distance is larger. */
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
