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
  const STILL_PX = 15;
  const root = document.getElementById('root');
  const kept = read();
  if (!root || !kept) return;
  const texts: { parent: Element; text: KeptText; shown?: string }[] = [];
  const frame = elementOf(kept.frame);
  frame.setAttribute('aria-busy', 'true');
  frame.setAttribute('data-kept-screen', kept.babyId);
  // A file would arrive after the first paint, and the screen would move.
  const sheets = kept.sheets
    .filter(({ path }) => !inlined.includes(path))
    .map(({ css }) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    });
  if (sheets.length > 0) document.adoptedStyleSheets.push(...sheets);
  tellTime();
  const mark = [...root.childNodes];
  root.replaceChildren(frame);
  const clock = setInterval(tellTime, 1000);
  const tooLate = setTimeout(() => root.replaceChildren(...mark), LONGEST_MS);
  new MutationObserver((_, observer) => {
    if (frame.isConnected) return;
    observer.disconnect();
    clearInterval(clock);
    clearTimeout(tooLate);
    if (sheets.length === 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  }).observe(root, { childList: true });
  keepTaps();

  /** Returns the screen that this start may show. Removes one that no start may show. */
  function read(): KeptScreen | undefined {
    try {
      const { userId } = JSON.parse(localStorage['weehours:user']);
      const name = `weehours:screen:weehours-records-${userId}`;
      const screen: KeptScreen = JSON.parse(localStorage[name]);
      const { language = 'en' } = document.documentElement.dataset;
      const now = Date.now();
      const isOfNow = now >= screen.at && now < screen.at + DAY_MS;
      const isSame = screen.build === build && screen.language === language;
      const isSameZone = screen.offset === new Date().getTimezoneOffset();
      if (!isOfNow || !isSame || !isSameZone || localStorage[`weehours:auto-lock:${userId}`]) {
        localStorage.removeItem(name);
        return;
      }
      const { pathname, search } = location;
      if (!/^\/app\/?$/.test(pathname) || /[?&]demo\b/.test(search)) return;
      // A reload at the end of a page would show its top first.
      const left = JSON.parse(sessionStorage['react-router-scroll-positions'] ?? '{}');
      if (!left[`${language} ${history.state?.key}`]) return screen;
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
      control: HTMLElement;
      at: number;
    }
    interface Press extends Tap {
      x: number;
      y: number;
      hasMoved: boolean;
      isKept: boolean;
    }
    const taps: Tap[] = [];
    const screen = { taps, focused: null as Element | null, keep: (tap: Tap) => void taps.push(tap) };
    Object.assign(window, { keptScreen: screen });
    const replaced = new AbortController();
    const options = { capture: true, signal: replaced.signal };
    /** A press that began on the kept screen. React may replace the screen before its click. */
    let press: Press | null = null;

    function controlOf(target: EventTarget | null): HTMLElement | null {
      const control = target instanceof Element && target.closest<HTMLElement>('button, a, label');
      return control && frame.contains(control) ? control : null;
    }
    function tapOf({ target, timeStamp }: Event): Tap | null {
      const control = controlOf(target);
      // The page may have been busy since the tap.
      return control && { control, at: Math.round(Date.now() - performance.now() + timeStamp) };
    }
    function keep({ control, at }: Tap): void {
      control.setAttribute('data-early', '');
      screen.keep({ control, at });
    }
    function keepPress(held: Press): void {
      if (held.hasMoved || held.isKept) return;
      held.isKept = true;
      keep(held);
    }
    function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
      return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
    }
    function release({ clientX, clientY }: PointerEvent): void {
      const held = press;
      if (!held) return;
      held.hasMoved = Math.hypot(clientX - held.x, clientY - held.y) > STILL_PX;
      // Some browsers send no click if React has removed the control.
      setTimeout(() => {
        if (press === held) keepPress(held);
      }, CLICK_MS);
    }

    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!frame.isConnected) {
          replaced.abort();
          return;
        }
        const tap = isPlain(event) && event.isPrimary && tapOf(event);
        press = tap ? { ...tap, x: event.clientX, y: event.clientY, hasMoved: false, isKept: false } : null;
      },
      options,
    );
    document.addEventListener('pointercancel', () => (press = null), options);
    document.addEventListener('pointerup', release, options);
    // Some browsers release a finger on the removed control.
    frame.addEventListener('pointerup', release);
    document.addEventListener(
      'click',
      (event) => {
        // A key or a script clicks without a press.
        const held = event.detail > 0 ? press : null;
        if (held) press = null;
        const tap = tapOf(event);
        if (tap && isPlain(event)) {
          event.preventDefault();
          if (!held?.isKept) keep(tap);
        } else if (held && !frame.isConnected) {
          // What is under the finger now may mean something else.
          event.preventDefault();
          event.stopImmediatePropagation();
          keepPress(held);
        }
      },
      options,
    );
    frame.addEventListener('focusin', ({ target }) => {
      screen.focused = controlOf(target);
    });
  }
}
