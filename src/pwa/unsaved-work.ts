import { isDialogHalfTyped } from '#ui/controls/half-typed.ts';

/**
 * A form in which somebody typed is unsaved until it is reset or leaves the page. The mark is set here, for
 * every form of the product, so that no form can forget it; a form keeps our habit of `form.reset()` after its
 * write succeeded, which takes the mark away.
 */
export function markUnsavedForms() {
  document.addEventListener('input', ({ target }) => {
    formOf(target)?.setAttribute('data-dirty', '');
  });
  document.addEventListener('reset', ({ target }) => {
    formOf(target)?.removeAttribute('data-dirty');
  });
}

/** Has the browser ask before a tab is closed or loaded anew over a dialog in which somebody typed. */
export function askBeforeLeaving() {
  window.addEventListener('beforeunload', (event) => {
    if (isDialogHalfTyped()) event.preventDefault();
  });
}

function formOf(target: EventTarget | null) {
  return target instanceof Element ? target.closest('form') : null;
}

/**
 * What a reload would cost the parent: a form that is open or half typed, a write under way, and whatever says of itself
 * that it is unsaved, as a toast does that still offers Undo, and a file that was read but not brought in.
 */
const UNSAVED = 'form[data-dirty], dialog[open] form, [aria-busy="true"], [data-unsaved]';

/** Whether a reload would cost the parent anything now. */
export function hasUnsavedWork() {
  return document.querySelector(UNSAVED) !== null;
}

/** Asks once a second: work ends by a save, a reset, a closed dialog or a new page, and one question covers all. */
export function whileWorkMayEnd(ask: () => void) {
  const timer = setInterval(ask, 1000);
  return () => clearInterval(timer);
}

/** Does it now, or as soon as nothing is unsaved. */
export function whenNothingIsUnsaved(act: () => void) {
  if (!hasUnsavedWork()) {
    act();
    return;
  }
  const stop = whileWorkMayEnd(() => {
    if (hasUnsavedWork()) return;
    stop();
    act();
  });
}
