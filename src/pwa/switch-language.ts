import { isLanguageKept, rememberLanguage } from './language-files.ts';

/** The message that asks the worker to keep a language. It answers on the port with true, or false if offline. */
export const KEEP_LANGUAGE = 'KEEP_LANGUAGE';

/**
 * Keeps the words of a language for offline use and remembers the choice for later versions. Rejects if they can't be
 * fetched. Without a worker nothing is kept, and the next page load fetches the words.
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

/** Returns whether a language can be switched to now: the device is online, or keeps its words. */
export async function isWithinReach(code: string): Promise<boolean> {
  return navigator.onLine || (await isLanguageKept(code).catch(() => false));
}
