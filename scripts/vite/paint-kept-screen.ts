import type { KeptElement, KeptNode, KeptScreen, KeptText } from '../../src/storage/browser/kept-screen.ts';

/**
 * Runs in `app.html` before the first paint. Replaces the opening mark by the dashboard of the last visit, if that is
 * still right, and returns its frame. React replaces it later. It makes elements one by one, because trusted types
 * forbid a script to parse HTML. `build` is the address of the first script. `inlined` are the paths of the style
 * sheets that the page contains.
 */
export function paintKeptScreen(build: string, inlined: readonly string[]): HTMLElement | undefined {
  const DAY_MS = 86_400_000;
  /** If the app has not started by then, nothing must look alive. */
  const LONGEST_MS = 30_000;
  const root = document.getElementById('root');
  const texts: { parent: Element; text: KeptText; shown?: string }[] = [];
  const sheets: CSSStyleSheet[] = [];
  const frame = root && validFrame();
  if (!frame) return;
  if (sheets.length > 0) document.adoptedStyleSheets.push(...sheets);
  const mark = [...root.childNodes];
  root.replaceChildren(frame);
  const clock = setInterval(updateTexts, 1000);
  const tooLate = setTimeout(() => root.replaceChildren(...mark), LONGEST_MS);
  new MutationObserver((_, observer) => {
    if (frame.isConnected) return;
    observer.disconnect();
    clearInterval(clock);
    clearTimeout(tooLate);
    if (sheets.length === 0) return;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !sheets.includes(sheet));
  }).observe(root, { childList: true });
  return frame;

  /** Returns the frame if this start may show it. Removes a screen that is damaged, or that no start may show. */
  function validFrame(): HTMLElement | undefined {
    let name = '';
    try {
      const { userId } = JSON.parse(localStorage['weehours:user']);
      name = `weehours:screen:weehours-records-${userId}`;
      const screen: KeptScreen = JSON.parse(localStorage[name]);
      if (isValid(screen, userId)) return isDashboardAtTop(screen) ? frameOf(screen) : undefined;
    } catch {
      // There is no user, no kept screen, or a damaged one.
    }
    try {
      localStorage.removeItem(name);
    } catch {
      // Storage is blocked.
    }
    return;
  }

  function isValid({ at, build: builtBy, language, offset }: KeptScreen, userId: string): boolean {
    const now = Date.now();
    return (
      now >= at &&
      now < at + DAY_MS &&
      builtBy === build &&
      language === (document.documentElement.dataset.language ?? 'en') &&
      offset === new Date().getTimezoneOffset() &&
      !localStorage[`weehours:auto-lock:${userId}`]
    );
  }

  /** Returns whether the page is the dashboard, at its top. A reload at the end of a page would show its top first. */
  function isDashboardAtTop({ language }: KeptScreen): boolean {
    const { pathname, search } = location;
    if (!/^\/app\/?$/.test(pathname) || /[?&]demo\b/.test(search)) return false;
    const left = JSON.parse(sessionStorage['react-router-scroll-positions'] ?? '{}');
    return !left[`${language} ${history.state?.key}`];
  }

  function frameOf(screen: KeptScreen): HTMLElement {
    const made = elementOf(screen.frame);
    made.setAttribute('aria-busy', 'true');
    made.setAttribute('data-kept-screen', screen.babyId);
    for (const { path, css } of screen.sheets) {
      // A file would arrive after the first paint, and the screen would move.
      if (inlined.includes(path)) continue;
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      sheets.push(sheet);
    }
    updateTexts();
    return made;
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

  function updateTexts(): void {
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
}
