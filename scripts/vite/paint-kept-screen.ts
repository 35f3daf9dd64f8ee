import { minifySync } from 'vite';
import type { KeptElement, KeptNode, KeptScreen, KeptText } from '../../src/storage/browser/kept-screen.ts';

/**
 * Returns the inline script of `app.html` that paints the kept screen. `build` is the address of the first script.
 * `inlined` are the paths of the style sheets that the page contains.
 */
export function keptScreenScript(build: string, inlined: readonly string[]): string {
  const script = `(${paintKeptScreen})(${JSON.stringify(build)}, ${JSON.stringify(inlined)});`;
  return minifySync('kept-screen.js', script).code;
}

/**
 * Runs in `app.html` before the first paint. Replaces the opening mark by the dashboard of the last visit, if that is
 * still right. React replaces it later. Until then, keeps the taps on its tiles and links in `window.keptScreen`
 * (`src/app/early-taps/`). It makes elements one by one, because trusted types forbid a script to parse HTML.
 */
export function paintKeptScreen(build: string, inlined: readonly string[]): void {
  const DAY_MS = 86_400_000;
  /** If the app has not started by then, nothing must look alive. */
  const LONGEST_MS = 30_000;
  /** A click follows the release of a pointer within this time. */
  const CLICK_MS = 300;
  /** A pointer that moves farther than this, in CSS pixels, does not tap. */
  const STILL_PX = 24;
  const root = document.getElementById('root');
  const kept = read();
  if (!root || !kept) return;
  const texts: { parent: Element; text: KeptText; shown?: string }[] = [];
  const frame = elementOf(kept.frame);
  frame.setAttribute('aria-busy', 'true');
  frame.setAttribute('data-kept-screen', kept.babyId);
  // A file would arrive after the first paint, and the screen would move.
  for (const { css } of kept.sheets.filter(({ path }) => !inlined.includes(path))) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }
  tellTime();
  const mark = [...root.childNodes];
  root.replaceChildren(frame);
  const clock = setInterval(() => (frame.isConnected ? tellTime() : clearInterval(clock)), 1000);
  setTimeout(() => frame.isConnected && root.replaceChildren(...mark), LONGEST_MS);
  keepTaps();

  function read(): KeptScreen | undefined {
    const { pathname, search } = location;
    if (!/^\/app\/?$/.test(pathname) || /[?&]demo\b/.test(search)) return;
    try {
      const { userId } = JSON.parse(localStorage['weehours:user']);
      if (localStorage[`weehours:auto-lock:${userId}`]) return;
      const screen: KeptScreen = JSON.parse(localStorage[`weehours:screen:weehours-records-${userId}`]);
      const { language = 'en' } = document.documentElement.dataset;
      const now = Date.now();
      const isOfNow = now >= screen.at && now < screen.at + DAY_MS;
      const isSame = screen.build === build && screen.language === language;
      // A reload at the end of a page would show its top first.
      const left = JSON.parse(sessionStorage['react-router-scroll-positions'] ?? '{}');
      const isAtTop = !left[`${language} ${history.state?.key}`];
      if (isOfNow && isSame && isAtTop && screen.offset === new Date().getTimezoneOffset()) return screen;
    } catch {
      // Nothing is kept, or storage is blocked.
    }
    return;
  }

  function elementOf([tag, attributes, ...content]: KeptElement, parent?: Element): HTMLElement {
    const space = tag === 'svg' ? 'http://www.w3.org/2000/svg' : parent?.namespaceURI;
    const element = document.createElementNS(space ?? 'http://www.w3.org/1999/xhtml', tag) as HTMLElement;
    for (const [name, value] of Object.entries(attributes)) {
      // The policy refuses style attributes, but not styles that a script sets.
      if (name === 'blank') element.style.blockSize = value;
      else element.setAttribute(name, value);
    }
    for (const node of content) {
      if (typeof node === 'object' && 'steps' in node) texts.push({ parent: element, text: node });
      else element.append(nodeOf(node, element));
    }
    return element;
  }

  function nodeOf(node: KeptNode, parent: Element): string | Element {
    return Array.isArray(node) ? elementOf(node, parent) : String(node);
  }

  function tellTime(): void {
    for (const one of texts) {
      const elapsed = Math.max(0, Date.now() - one.text.since);
      const minutes = Math.floor(elapsed / 60_000);
      const two = (value: number) => String(value % 60).padStart(2, '0');
      const parts: Record<string, string> = {
        '{h}': String(Math.floor(minutes / 60)),
        '{m}': String(minutes % 60),
        '{mm}': two(minutes),
        '{ss}': two(Math.floor(elapsed / 1000)),
      };
      const step = one.text.steps.findLast(({ from }) => from <= elapsed);
      const content = (minutes % 60 === 0 && step?.onTheHour) || step?.content || [];
      const shown = JSON.stringify(content).replace(/\{\w+\}/g, (name) => parts[name] ?? name);
      if (shown === one.shown) continue;
      one.shown = shown;
      one.parent.replaceChildren(...JSON.parse(shown).map((node: KeptNode) => nodeOf(node, one.parent)));
    }
  }

  function keepTaps(): void {
    interface Tap {
      tile: HTMLElement;
      at: number;
    }
    const taps: Tap[] = [];
    const screen = { taps, focused: null as Element | null, keep: (tap: Tap) => void taps.push(tap) };
    Object.assign(window, { keptScreen: screen });
    const over = new AbortController();
    const options = { capture: true, signal: over.signal };
    /** A press that began on the kept screen. React may replace the screen before the release. */
    let press: (Tap & { x: number; y: number }) | null = null;

    function tapOf({ target, timeStamp }: Event): Tap | null {
      const tile = target instanceof Element && target.closest<HTMLElement>('[role="group"] button, a');
      // The page may have been busy since the tap.
      return tile && frame.contains(tile)
        ? { tile, at: Math.round(Date.now() - performance.now() + timeStamp) }
        : null;
    }
    function keep({ tile, at }: Tap): void {
      press = null;
      tile.setAttribute('data-early', '');
      screen.keep({ tile, at });
    }

    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!frame.isConnected) return over.abort();
        const tap = tapOf(event);
        press = tap && { ...tap, x: event.clientX, y: event.clientY };
      },
      options,
    );
    document.addEventListener('pointercancel', () => (press = null), options);
    document.addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        const held = press;
        // The click follows, and the screen still gets it.
        if (!held || frame.isConnected) return;
        if (Math.hypot(clientX - held.x, clientY - held.y) > STILL_PX) press = null;
        else setTimeout(() => press === held && keep(held), CLICK_MS);
      },
      options,
    );
    document.addEventListener(
      'click',
      (event) => {
        const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
        if (ctrlKey || metaKey || shiftKey || altKey) return;
        const tap = tapOf(event);
        const held = press;
        press = null;
        if (tap) {
          event.preventDefault();
          keep(tap);
        } else if (held && !frame.isConnected) {
          // The tile of the live screen may have got this click.
          if (!(target instanceof Element && target.closest('button, a'))) keep(held);
        }
      },
      options,
    );
    frame.addEventListener('focusin', ({ target }) => {
      screen.focused = target as Element;
    });
  }
}
