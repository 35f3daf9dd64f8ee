import { useEffect, useEffectEvent } from 'react';

/** Lets the left and right arrow keys go to adjacent days, except in a field or a dialog. */
export function useDayKeys(step: (count: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
    step(event.key === 'ArrowLeft' ? -1 : 1);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
