import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in an element when the button that had it goes away: it is then on the strong one there, else on the one
 * that took its place, else on the heading. Without it Tab would begin anew at the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const place = useRef(-1);
  // Whoever takes the button away may be any part in there, drawn by itself.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new MutationObserver(() => {
      if (place.current < 0 || document.activeElement !== document.body) return;
      const left = buttonsIn(element);
      const strong = left.find((button) => 'strong' in button.dataset);
      const next = strong ?? left[place.current] ?? left.at(-1) ?? element.querySelector<HTMLElement>('h2');
      next?.focus({ preventScroll: true });
      // Under a thumb nothing may move; whoever goes by keys wants to see where they are.
      if (next?.matches(':focus-visible')) next.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return {
    ref,
    onFocus({ target, currentTarget }: FocusEvent<E>) {
      const at = buttonsIn(currentTarget).indexOf(target);
      if (at >= 0) place.current = at;
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<E>) {
      if (!currentTarget.contains(relatedTarget)) place.current = -1;
    },
  };
}

/** A dialog gives the focus back by itself, to the button that opened it. */
function buttonsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('button')].filter((button) => !button.closest('dialog'));
}
