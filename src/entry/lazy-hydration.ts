import { whoIsHere } from '#session/who-is-here.ts';
import { onOtherTab } from '#storage/browser/local-store.ts';
import { hasUnsentLetter, USER } from '#storage/browser/startup-flags.ts';

/**
 * The first signs of interaction. A prerendered page works without React: text, links and `<details>`. React is about
 * 100 kB that a reader on a phone need not wait for, so hydration waits for interaction.
 */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Controls that do nothing before hydration. Links, text fields and `<details>` work on their own. */
const LIFELESS = 'button, label, input:is([type="radio"], [type="checkbox"])';

/**
 * Calls `begin` on the first interaction, or when the prerendered page is outdated because another tab signed in. Keeps
 * a tap from before hydration and replays it, so that it needs no second tap. Returns a function that begins at once.
 */
export function whenWanted(begin: () => Promise<void>): () => void {
  const waiting = new AbortController();
  const { signal } = waiting;
  let begun = false;
  let tapped: HTMLElement | null = null;

  async function act() {
    if (begun) return;
    begun = true;
    askForScripts();
    try {
      await begin();
      waiting.abort();
      tapped?.click();
    } catch {
      // Offline: the next tap retries. This tap is not replayed for a later scroll.
      begun = false;
      tapped = null;
    }
  }

  function keepTap(event: Event) {
    const target = event.target instanceof Element ? event.target.closest<HTMLElement>(LIFELESS) : null;
    if (!target) return;
    event.preventDefault();
    event.stopPropagation();
    tapped = target;
    void act();
  }

  for (const sign of SIGNS) document.addEventListener(sign, act, { signal, passive: true });
  document.addEventListener('click', keepTap, { signal, capture: true });
  // Restored from the back/forward cache in its old state, even if another page signed in.
  addEventListener('pageshow', () => isPersonal() && void act(), { signal });
  const stop = onOtherTab((name) => (name === null || name === USER) && void act());
  signal.addEventListener('abort', stop);
  return act;
}

/** True when the page differs from its prerendered state for this visitor, or has messages to send. */
export function isPersonal(): boolean {
  // The router's own state: what the page before passed to this one.
  return whoIsHere() !== 'visitor' || hasUnsentLetter() || Boolean(history.state?.usr);
}

/** Requests all scripts at once, instead of one after the other as each is discovered. The build lists them there. */
function askForScripts() {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  if (scripts) document.head.append(scripts.content);
}
