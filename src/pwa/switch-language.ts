import { isLanguageKept, rememberLanguage } from './language-files.ts';

/**
 * The message that asks the worker to cache a language. The worker answers on the message's port. It answers false if a
 * file can't be fetched, otherwise true.
 */
export const KEEP_LANGUAGE = 'KEEP_LANGUAGE';

/**
 * Caches the words of a language for offline use, and stores the choice for later versions. Rejects if the words can't
 * be fetched. Without a worker it does nothing, and the next page load fetches the words.
 */
export async function keepLanguage(code: string): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const kept = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  worker.postMessage({ type: KEEP_LANGUAGE, code }, [port2]);
  if (!(await kept)) throw new Error(`the words of ${code} did not come`);
  await rememberLanguage(code);
}

/**
 * Returns whether the app can switch to a language now. The device must be online or have cached the language's words.
 */
export async function isWithinReach(code: string): Promise<boolean> {
  return navigator.onLine || (await isLanguageKept(code).catch(() => false));
}
