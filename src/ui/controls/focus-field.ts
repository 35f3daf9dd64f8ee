import { announce } from '#ui/feedback/announce.ts';

/**
 * Leads to a field that needs mending. Where the hand is there already, as after Enter, a screen reader hears of no arrival:
 * it is told `what` is wrong.
 */
export function focusField(field: HTMLElement, what: string): void {
  if (field === document.activeElement) announce(what);
  field.focus();
}
