import { whoIsHere } from '#session/who-is-here.ts';
import { onOtherTab } from '#storage/browser/local-store.ts';
import { hasUnsentLetter, USER } from '#storage/browser/startup-flags.ts';

/**
 * A public page is whole as it was written: it can be read, its links lead on, what unfolds unfolds. React is a hundred
 * kilobytes that a reader on a phone need not wait for, so it starts at the first sign of a hand.
 */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** What does nothing until React has taken the page over. Links, text fields and `<details>` know by themselves. */
const LIFELESS = 'button, label, input:is([type="radio"], [type="checkbox"])';

/**
 * Calls `begin` once somebody is there, or the page is no longer what it was written as: another tab signed in. A tap
 * that comes before the page is alive is kept and made then, so that nobody taps twice. Gives a way to begin at once.
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
      // With no signal: the next tap tries again, and this one is not made when somebody scrolls by a minute later.
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
  // Back from another page: it stands here as it was left, whoever signed in there.
  addEventListener('pageshow', () => isPersonal() && void act(), { signal });
  const stop = onOtherTab((name) => (name === null || name === USER) && void act());
  signal.addEventListener('abort', stop);
  return act;
}

/** True when the page differs from what was prerendered: somebody is here, or messages of theirs wait to be sent. */
export function isPersonal(): boolean {
  // The router keeps in `usr` what the page before passed on to this one.
  return whoIsHere() !== 'nobody' || hasUnsentLetter() || Boolean(history.state?.usr);
}

/** All at once, and not one after the other as each is found in the one before. The build writes them there. */
function askForScripts() {
  const scripts = document.querySelector<HTMLTemplateElement>('#scripts');
  if (scripts) document.head.append(scripts.content);
}
