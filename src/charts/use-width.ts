import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** What a chart is laid out for until its place has been measured, and where nothing can measure. */
const PHONE = 320;

/**
 * The width of the element that takes the ref, in CSS pixels, renewed when it changes: a chart is laid out for the room
 * it has, so that its letters and lines are as large on a phone as on a desk.
 */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(PHONE);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const measure = () => setWidth(Math.round(element.clientWidth) || PHONE);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
