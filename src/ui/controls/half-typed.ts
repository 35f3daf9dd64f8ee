/** Whether a dialog is open in which somebody typed: all that it holds goes with it. */
export function isDialogHalfTyped(): boolean {
  return document.querySelector('dialog[open] form[data-dirty]') !== null;
}
