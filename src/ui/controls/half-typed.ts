/** Returns whether an open dialog has typed values, which closing it would lose. */
export function isDialogHalfTyped(): boolean {
  return document.querySelector('dialog[open] form[data-dirty]') !== null;
}

/** Returns whether a reload would lose the typed values of a dialog, or of a form with `data-record`. */
export function isRecordHalfTyped(): boolean {
  return isDialogHalfTyped() || document.querySelector('form[data-record][data-dirty]') !== null;
}
