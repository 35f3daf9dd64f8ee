import { onOtherTab, readText, writeText } from './local-store.ts';

/** How the app is lit on this device; `auto` is dark when the device is, and night from 19:00 to 07:00. */
export type Appearance = 'light' | 'dark' | 'night' | 'auto';

/** The event by which `public/appearance.js`, which paints the page, hears of a choice in its own tab. */
const CHOSEN = 'weehours:appearance';

/** What was chosen on this device; `auto` where nothing was, or nothing that is known. */
export function readAppearance(): Appearance {
  const stored = readText('local', 'appearance');
  return stored === 'light' || stored === 'dark' || stored === 'night' ? stored : 'auto';
}

/** Keeps the choice and paints the page with it at once, in every tab. */
export function chooseAppearance(appearance: Appearance): void {
  writeText('local', 'appearance', appearance === 'auto' ? null : appearance);
  window.dispatchEvent(new Event(CHOSEN));
}

/** Calls back when the appearance was chosen, here or in another tab. Gives the way to stop listening. */
export function onAppearance(chosen: () => void): () => void {
  window.addEventListener(CHOSEN, chosen);
  const stop = onOtherTab((name) => (name === null || name === 'appearance') && chosen());
  return () => {
    window.removeEventListener(CHOSEN, chosen);
    stop();
  };
}
