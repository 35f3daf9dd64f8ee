/** Focuses the heading when the focused element is removed, such as an answered card or a finished form. */
export function backToHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}
