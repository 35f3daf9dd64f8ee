import { announce } from '#ui/feedback/announce.ts';

/**
 * Focuses an invalid field. If the field already has the focus, as after Enter, a screen reader would announce nothing.
 * This function then announces `what`.
 */
export function focusField(field: HTMLElement, what: string): void {
  if (field === document.activeElement) announce(what);
  field.focus();
}
