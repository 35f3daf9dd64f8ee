import { lazyCode } from '#ui/layout/lazy-component.tsx';
import { withWords } from '#words/now.ts';
import type * as RareToasts from './rare-toasts.ts';

const rareToasts = lazyCode(() => withWords(import('./rare-toasts.ts'), 'taps'));

/**
 * Shows one of the toasts that load after the first screen, with their words. Shows none if they cannot be fetched: the
 * taps before it are saved.
 */
export async function sayRarely(say: (toasts: typeof RareToasts) => void): Promise<void> {
  const toasts = await rareToasts().catch(() => null);
  if (toasts) say(toasts);
}
