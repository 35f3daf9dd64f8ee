import { type FocusEvent, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in an element when the button that had it goes away: it is then on the strong one there, else on the one
 * that took its place, else on the heading. Without it Tab would begin anew at the top of the page.
 */
export function useKeptFocus<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const place = useRef(-1);
  // A dialog gives the focus back by itself, to the button that opened it.
  const buttons = () =>
    [...(ref.current?.querySelectorAll<HTMLElement>('button') ?? [])].filter(
      (button) => !button.closest('dialog'),
    );

  // After every rendering: any of them may have taken the button away.
  useLayoutEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const left = buttons();
    const strong = left.find((button) => 'strong' in button.dataset);
    const next =
      strong ?? left[place.current] ?? left.at(-1) ?? ref.current?.querySelector<HTMLElement>('h2');
    next?.focus();
  });

  return {
    ref,
    onFocus({ target }: FocusEvent<E>) {
      const at = buttons().indexOf(target);
      if (at >= 0) place.current = at;
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent<E>) {
      if (!currentTarget.contains(relatedTarget)) place.current = -1;
    },
  };
}
