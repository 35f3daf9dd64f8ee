/**
 * Short vibrations that can be felt in the dark. iPhones have none. A browser refuses them before the first touch, so a
 * save without a touch is silent.
 */

/** One tick: it is saved. */
export function tickSaved(): void {
  vibrate(10);
}

/** Two ticks: the app asks a question. */
export function tickAsked(): void {
  vibrate([10, 80, 10]);
}

function vibrate(pattern: number | number[]): void {
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}
