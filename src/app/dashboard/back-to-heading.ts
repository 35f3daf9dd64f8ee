/** Where the focus goes when what had it goes away: a card that was answered, a form that is done. */
export function backToHeading(): void {
  document.querySelector<HTMLElement>('h1')?.focus();
}
