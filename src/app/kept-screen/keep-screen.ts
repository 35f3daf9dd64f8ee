import { babyInView } from '#app/family/use-babies.ts';
import type { CareNow } from '#app/family/use-care-state.ts';
import type { Baby } from '#domain/baby/baby.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import type { Day } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { readAutoLock } from '#storage/accounts/auto-lock.ts';
import { readSavedUser } from '#storage/accounts/saved-session.ts';
import type { KeptElement, KeptNode, KeptScreen, KeptText } from '#storage/browser/kept-screen.ts';
import { readPreferences } from '#storage/browser/preferences.ts';
import { writeKeptScreen } from '#storage/browser/write-kept-screen.ts';
import { userRecordsName } from '#storage/database/open-log.ts';
import { language, speech } from '#words/now.ts';
import { formatNumber } from '#words/say/numbers.ts';
import { keptTexts, midnightAfter, untilInstant } from './kept-texts.ts';

/** The dashboard that the page shows. */
export interface ShownDashboard {
  userId: string;
  babies: readonly Baby[];
  baby: Baby;
  care: CareNow;
  /** The running and paused timers of all babies. */
  timers: readonly Timer[];
  units: Units;
  today: Day;
  zone: string;
}

/** What is left out. The hidden text of a `silent` element tells the time in words. */
const NEVER = 'dialog, [data-kept="never"], [data-kept="silent"] > span';

/** The children of the main part: the timers and the dashboard. More children are advice, or a problem of the log. */
const USUAL_PARTS = 2;

/**
 * Keeps the dashboard that the page shows for the next start of the app. Keeps none, and removes an earlier one, while
 * the next start would show something else: with an auto-lock, another baby, advice, or a problem of the log.
 */
export function keepScreen(shown: ShownDashboard): void {
  const frame = document.getElementById('main')?.parentElement;
  const build = document.querySelector('script[type="module"]')?.getAttribute('src');
  // A dialog comes and goes. What was kept before it is still right.
  if (!frame || !build || document.querySelector('dialog[open]')) return;
  const { userId, baby, today, zone } = shown;
  if (!mayKeep(shown)) {
    writeKeptScreen(userRecordsName(userId), null);
    return;
  }
  const at = Date.now();
  const texts = keptTexts(shown);
  const end = midnightAfter(today, zone) - at;
  const textOf = (name: string, content: KeptNode[]): KeptText | undefined => {
    const isOfDay = name.startsWith('day');
    return (
      texts.get(name) ??
      (isOfDay ? { since: at, steps: untilInstant(end, [{ from: 0, content }]) } : undefined)
    );
  };
  const kept = elementOf(frame, textOf);
  writeKeptScreen(userRecordsName(userId), {
    build,
    language,
    offset: new Date(at).getTimezoneOffset(),
    at,
    babyId: baby.babyId,
    sheets: sheetsOf(kept),
    frame: kept,
  });
}

function mayKeep({ userId, babies, baby }: ShownDashboard): boolean {
  const { babyId } = readPreferences(userId, navigator.language);
  return (
    // Another tab may have signed out.
    readSavedUser()?.userId === userId &&
    location.pathname === paths.dashboard &&
    readAutoLock(userId).after === 0 &&
    // Another tab may have selected another baby for the next start.
    babyInView(babies, babyId)?.babyId === baby.babyId &&
    // The script of `app.html` writes these digits.
    formatNumber(7, speech) === '7' &&
    document.getElementById('main')?.childElementCount === USUAL_PARTS
  );
}

type TextOf = (name: string, content: KeptNode[]) => KeptText | undefined;

/**
 * Returns an element as the next start needs it. `data-kept` says what becomes of an element:
 *
 * - `never`: it is left out. Of `blank` only the height is kept, and of `empty` the element without its content.
 * - `silent`: its first text, which tells the time in words, is left out. Screen readers get its figures instead.
 * - `marked`: only its children with `data-kept` are kept, such as `whole`. Of those after them the height is kept.
 *   Those before them load late, so the first live screen does not have them.
 *
 * `data-kept-text` names a text of `keptTexts`, whose content changes with time. That of `day` ends with the day.
 */
function elementOf(element: Element, textOf: TextOf): KeptElement {
  const mode = element.getAttribute('data-kept');
  const tag = element.localName;
  const attributes = attributesOf(element);
  if (mode === 'blank') return blankOf(element);
  if (mode === 'empty') return [tag, attributes];
  if (mode === 'marked') {
    const children = [...element.children];
    const last = children.findLastIndex(isMarked);
    const marked = children.slice(0, last + 1).filter(isMarked);
    const after = children.slice(last + 1).map(blankOf);
    return [tag, attributes, ...marked.map((child) => elementOf(child, textOf)), ...after];
  }
  const content = [...element.childNodes].flatMap((node): KeptNode[] => {
    if (node instanceof Text) return [node.data];
    return node instanceof Element && !node.matches(NEVER) ? [elementOf(node, textOf)] : [];
  });
  const name = element.getAttribute('data-kept-text');
  const text = name && textOf(name, content);
  return text ? [tag, attributes, text] : [tag, attributes, ...content];
}

function isMarked(element: Element): boolean {
  return element.hasAttribute('data-kept');
}

/** Returns an empty element that is as tall as `element`. */
function blankOf(element: Element): KeptElement {
  const { height } = element.getBoundingClientRect();
  // A group with a timer is smaller beside another one.
  const runs = element.hasAttribute('data-runs') && { 'data-runs': '' };
  return ['div', { blank: `${height}px`, ...runs }];
}

/** The policy refuses style attributes. A check mark on a tile belongs to a tap. */
const LEFT_OUT = ['style', 'data-done'];

function attributesOf(element: Element): Record<string, string> {
  const all = [...element.attributes].filter(({ name }) => !LEFT_OUT.includes(name));
  const attributes = Object.fromEntries(all.map(({ name, value }) => [name, value]));
  if (element.matches('[data-kept="silent"] > p')) delete attributes['aria-hidden'];
  if (element instanceof HTMLInputElement && element.checked) attributes.checked = '';
  return attributes;
}

/**
 * Returns the loaded style sheets that an element uses. The build makes the names of classes unique. `app.html` has no
 * sheets of lazy code.
 */
function sheetsOf(element: KeptElement): KeptScreen['sheets'] {
  const classes = new Set(JSON.stringify(element).match(/_\w+/g));
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([type])')].flatMap(
    ({ href, sheet }) => {
      // An extension of the browser may add a sheet that no page may read.
      if (new URL(href).origin !== location.origin) return [];
      const css = [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
      const uses = [...css.matchAll(/\.(_\w+)/g)].some(([, name = '']) => classes.has(name));
      return uses ? [{ path: new URL(href).pathname, css }] : [];
    },
  );
}
