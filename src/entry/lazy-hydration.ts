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
 * Calls `begin` on the first interaction. Also calls it when another tab signs in or out, because the prerendered page
 * is then outdated. Keeps a tap from before hydration and replays it afterwards. Returns a function that calls `begin`
 * immediately.
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
      // Offline. The next interaction retries. This tap is dropped, so that a later scroll does not replay it.
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
  // The back/forward cache restores this page in its old state. A later page may have signed the user in.
  addEventListener('pageshow', () => isPersonal() && void act(), { signal });
  const stop = onOtherTab((name) => (name === null || name === USER) && void act());
  signal.addEventListener('abort', stop);
  return act;
}

/** True if this visitor must see something other than the prerendered page, or has unsent messages. */
export function isPersonal(): boolean {
  // `usr` is the state that the router's last navigation passed to this page. `?new` asks for the sign-up form.
  return (
    whoIsHere() !== 'visitor' ||
    hasUnsentLetter() ||
    Boolean(history.state?.usr) ||
    new URLSearchParams(location.search).has('new')
  );
}

/** Requests all scripts in parallel. Otherwise each is requested only when another imports it. The build lists them. */
function askForScripts() {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  if (scripts) document.head.append(scripts.content);
}
