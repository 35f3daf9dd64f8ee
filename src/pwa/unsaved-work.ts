import { isRecordHalfTyped } from '#ui/controls/half-typed.ts';

/**
 * Marks a form as unsaved from the first input until it is reset or removed. One global listener covers every form.
 * Forms call `form.reset()` after a successful write, which clears the mark.
 */
export function markUnsavedForms() {
  document.addEventListener('input', ({ target }) => {
    formOf(target)?.setAttribute('data-dirty', '');
  });
  document.addEventListener('reset', ({ target }) => {
    formOf(target)?.removeAttribute('data-dirty');
  });
}

/**
 * Makes the browser ask before it closes or reloads a tab with a half-typed dialog or record. A shortcut of the
 * installed app reloads the window too.
 */
export function askBeforeLeaving() {
  window.addEventListener('beforeunload', (event) => {
    if (isRecordHalfTyped()) event.preventDefault();
  });
}

function formOf(target: EventTarget | null) {
  return target instanceof Element ? target.closest('form') : null;
}

/**
 * Selects work that a reload would lose: a half-typed form, a form in a dialog, a running write, and elements with
 * `data-unsaved`. A toast with Undo and the preview of a file have `data-unsaved`. The kept screen is busy too, but a
 * reload paints it again.
 */
const UNSAVED =
  'form[data-dirty], dialog[open] form, [aria-busy="true"]:not([data-kept-screen]), [data-unsaved]';

/** Returns whether a reload would lose work now, or an early tap. */
export function hasUnsavedWork() {
  return document.querySelector(UNSAVED) !== null || Boolean(window.keptScreen?.taps.length);
}

/**
 * Calls `ask` once a second until the returned function is called. Polling notices every way in which work ends: a
 * save, a reset, a closed dialog or a navigation.
 */
export function whileWorkMayEnd(ask: () => void) {
  const timer = setInterval(ask, 1000);
  return () => clearInterval(timer);
}

/** Calls `act` now, or as soon as nothing is unsaved. Returns a function that no longer waits. */
export function whenNothingIsUnsaved(act: () => void): () => void {
  if (!hasUnsavedWork()) {
    act();
    return () => {};
  }
  const stop = whileWorkMayEnd(() => {
    if (hasUnsavedWork()) return;
    stop();
    act();
  });
  return stop;
}
