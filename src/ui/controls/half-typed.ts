/** Returns whether an open dialog has typed values, which closing it would lose. */
export function isDialogHalfTyped(): boolean {
  return document.querySelector('dialog[open] form[data-dirty]') !== null;
}
