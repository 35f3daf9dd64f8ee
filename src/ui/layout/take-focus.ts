/** Moves the focus to a heading that appears. Use it as its `ref`. A screen reader then reads the heading. */
export function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}
