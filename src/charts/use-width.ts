import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The width that a chart has before it is measured, and without a `ResizeObserver`. */
const PHONE = 320;

/**
 * Returns a ref and the width of its element in CSS pixels, updated when the element is resized. A chart is laid out
 * for its width. Text and lines then have the same size on a phone and a desktop.
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
