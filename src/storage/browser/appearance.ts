import { onChangeAnywhere, readText, writeText } from './local-store.ts';

/** The color scheme of the app on this device. `auto` follows the device, and is night from 19:00 to 07:00. */
export type Appearance = 'light' | 'dark' | 'night' | 'auto';

/** The event that tells `public/appearance.js` of a choice in this tab. That script sets the colors. */
const CHOSEN = 'weehours:appearance';

/** Reads the choice on this device. Returns `auto` if there is none or it is unknown. */
export function readAppearance(): Appearance {
  const stored = readText('local', 'appearance');
  return stored === 'light' || stored === 'dark' || stored === 'night' ? stored : 'auto';
}

/** Stores the choice and applies it immediately in every tab. */
export function chooseAppearance(appearance: Appearance): void {
  writeText('local', 'appearance', appearance === 'auto' ? null : appearance);
  window.dispatchEvent(new Event(CHOSEN));
}

/** Calls `chosen` when the appearance changes, here or in another tab. Returns an unsubscribe function. */
export function onAppearance(chosen: () => void): () => void {
  return onChangeAnywhere(CHOSEN, (name) => name === 'appearance', chosen);
}
