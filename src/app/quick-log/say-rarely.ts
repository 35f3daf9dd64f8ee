import { lazyCode } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';
import type * as RareToasts from './rare-toasts.ts';

const rareToasts = lazyCode(() => withWords(import('./rare-toasts.ts'), 'fields', 'taps'));

/**
 * Shows one of the toasts whose code and words load after the first screen. Shows none if these cannot be fetched,
 * because the tap before it is saved anyway.
 */
export async function sayRarely(say: (toasts: typeof RareToasts) => void): Promise<void> {
  const toasts = await rareToasts().catch(() => null);
  if (toasts) say(toasts);
}
