import { announce } from '#ui/feedback/announce.ts';

/**
 * Focuses an invalid field. If it already has the focus, as after Enter, a screen reader announces nothing. Then this
 * announces `what` is wrong.
 */
export function focusField(field: HTMLElement, what: string): void {
  if (field === document.activeElement) announce(what);
  field.focus();
}
