import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Keeps the focus in an element when its focused button is removed. The focus moves to the highlighted button, else to
 * the button in the same place, else to the last button, else to the heading. Without this hook, Tab would start again
 * at the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const place = useRef(-1);
  // Observes the DOM, because any component inside may remove the button in its own render.
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new MutationObserver(() => {
      if (place.current < 0 || document.activeElement !== document.body) return;
      const left = buttonsIn(element);
      const strong = left.find((button) => 'strong' in button.dataset);
      const next = strong ?? left[place.current] ?? left.at(-1) ?? element.querySelector<HTMLElement>('h2');
      next?.focus({ preventScroll: true });
      // Scrolls only for keyboard users, because buttons must not move under a thumb.
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

/**
 * Returns the buttons in an element, except those in dialogs and those that are hidden in closed details. A dialog
 * itself returns the focus to the button that opened it.
 */
function buttonsIn(element: HTMLElement): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>('button')].filter(
    (button) => !button.closest('dialog, details:not([open])'),
  );
}
