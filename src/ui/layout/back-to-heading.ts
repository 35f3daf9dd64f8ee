/**
 * Focuses the heading of the page. Call it before the focused element is removed, such as the button of a finished
 * form.
 */
export function backToHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}
