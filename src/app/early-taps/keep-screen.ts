import { babyInView } from '#app/family/use-babies.ts';
import type { CareNow } from '#app/family/use-care-state.ts';
import type { Baby } from '#domain/baby/baby.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import { addDays, type Day, MINUTE, settledMomentOf } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { userIn, useSession } from '#session/session.ts';
import { readAutoLock } from '#storage/accounts/auto-lock.ts';
import {
  type KeptElement,
  type KeptNode,
  type KeptText,
  writeKeptScreen,
} from '#storage/browser/kept-screen.ts';
import { readPreferences } from '#storage/browser/preferences.ts';
import { speech } from '#words/now.ts';
import { formatNumber } from '#words/say/numbers.ts';
import { keptTexts } from './kept-texts.ts';

/** The dashboard that the page shows. */
export interface ShownDashboard {
  userId: string;
  logName: string;
  babies: readonly Baby[];
  baby: Baby;
  care: CareNow;
  /** The running and paused timers of all babies. */
  timers: readonly Timer[];
  units: Units;
  today: Day;
  zone: string;
}

/** A busy page keeps its screen after this many milliseconds. */
const IDLE_WITHIN_MS = 2000;

/** Keeps the place of a text that is no longer true. */
const BLANK = '\u00a0';

/** What is left out. The hidden text of a `silent` element tells the time in words. */
const NEVER = 'dialog, [data-kept="never"], [data-kept="silent"] > span';

/** What prevents that a screen is kept: a dialog, or above the dashboard advice or a problem of the log. */
const OTHER_CONTENT = 'dialog[open], #main > :not([data-kept])';

/**
 * Keeps the dashboard that the page shows for the next start of the app. Does nothing while the next start would show
 * something else: with an auto-lock, another baby, advice, or a problem of the log.
 */
export function keepScreen(shown: ShownDashboard): void {
  const frame = document.getElementById('main')?.parentElement;
  const build = document.querySelector('script[type="module"]')?.getAttribute('src');
  if (!frame || !build || !mayKeep(shown)) return;
  const at = Date.now();
  const { logName, baby, today, zone } = shown;
  const midnight = settledMomentOf(`${addDays(today, 1)}T00:00`, zone).at;
  const texts = keptTexts(shown);
  /** Returns the text of an element as long as it is true. */
  const textOf = (name: string, content: KeptNode[]): KeptText | undefined => {
    const end = { day: midnight, minute: Math.min(midnight, at + MINUTE) }[name];
    if (end === undefined) return texts.get(name);
    return {
      since: at,
      steps: [
        { from: 0, content },
        { from: end - at, content: [BLANK] },
      ],
    };
  };
  writeKeptScreen(logName, {
    build,
    language: document.documentElement.dataset.language ?? '',
    offset: new Date(at).getTimezoneOffset(),
    at,
    babyId: baby.babyId,
    sheets: sheetsOf(frame),
    frame: elementOf(frame, textOf),
  });
}

/** Keeps the dashboard like {@link keepScreen} when the page is idle, if it is visible. */
export function keepScreenWhenIdle(shown: ShownDashboard): void {
  const keep = () => document.visibilityState === 'visible' && keepScreen(shown);
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) setTimeout(keep);
  else requestIdleCallback(keep, { timeout: IDLE_WITHIN_MS });
}

function mayKeep({ userId, babies, baby }: ShownDashboard): boolean {
  const { babyId } = readPreferences(userId, navigator.language);
  return (
    userIn(useSession.getState())?.userId === userId &&
    location.pathname === paths.dashboard &&
    readAutoLock(userId).after === 0 &&
    // Another tab may have selected another baby for the next start.
    babyInView(babies, babyId)?.babyId === baby.babyId &&
    // The script of `app.html` writes these digits.
    formatNumber(7, speech) === '7' &&
    document.querySelector(OTHER_CONTENT) === null
  );
}

type TextOf = (name: string, content: KeptNode[]) => KeptText | undefined;

/**
 * Returns an element as the next start needs it. `data-kept` says what becomes of an element:
 *
 * - `never`: it is left out. Of `blank` only the height is kept, and of `empty` the element without its content.
 * - `marked`: of its children only those with `data-kept` are kept, such as `whole`.
 * - `day`, `minute` or the name of a text: its content is a text that is true for some time.
 */
function elementOf(element: Element, textOf: TextOf): KeptElement {
  const name = element.getAttribute('data-kept');
  if (name === 'blank') {
    const blank = `${element.getBoundingClientRect().height}px`;
    return ['div', { blank, ...(element.hasAttribute('data-runs') && { 'data-runs': '' }) }];
  }
  const tag = element.localName;
  const attributes = attributesOf(element);
  if (name === null) return [tag, attributes, ...contentOf([...element.childNodes], textOf)];
  if (name === 'empty') return [tag, attributes];
  const nodes = [...element.childNodes].filter(
    (node) => name !== 'marked' || (node instanceof Element && node.hasAttribute('data-kept')),
  );
  const content = contentOf(nodes, textOf);
  const text = textOf(name, content);
  return text ? [tag, attributes, text] : [tag, attributes, ...content];
}

function contentOf(nodes: readonly ChildNode[], textOf: TextOf): KeptNode[] {
  return nodes.flatMap((node): KeptNode[] => {
    if (node instanceof Text) return [node.data];
    return node instanceof Element && !node.matches(NEVER) ? [elementOf(node, textOf)] : [];
  });
}

/** The policy refuses style attributes. A check mark on a tile belongs to a tap. */
const LEFT_OUT = ['style', 'data-done', 'data-kept'];

function attributesOf(element: Element): Record<string, string> {
  const all = [...element.attributes].filter(({ name }) => !LEFT_OUT.includes(name));
  const attributes = Object.fromEntries(all.map(({ name, value }) => [name, value]));
  if (element instanceof HTMLInputElement && element.checked) attributes.checked = '';
  return attributes;
}

/** Returns the addresses of the style sheets of lazy code that the screen uses. */
function sheetsOf(frame: Element): string[] {
  const classes = new Set([...frame.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]));
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([type])')].flatMap(
    (link) => {
      const rules = [...(link.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('');
      const uses = [...rules.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => classes.has(name));
      return uses ? [new URL(link.href).pathname] : [];
    },
  );
}
