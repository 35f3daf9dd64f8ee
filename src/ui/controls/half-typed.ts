/** Returns whether an open dialog has typed values, which would be lost with it. */
export function isDialogHalfTyped(): boolean {
  return document.querySelector('dialog[open] form[data-dirty]') !== null;
}
