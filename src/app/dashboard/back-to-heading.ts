/**
 * Focuses the heading before the focused element is removed, such as the button of an answered card or a finished form.
 */
export function backToHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}
