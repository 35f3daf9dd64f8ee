import type { Page } from '@playwright/test';

declare global {
  interface Window {
    reportStale: (words: string) => void;
  }
}

/**
 * Translates every page from the next one on, like a browser's translator. Once the page has loaded, each text node is
 * replaced by a copy in two nested `<font>` elements. Text nodes that are added later are replaced too. Returns a list
 * of texts that React wrote to a replaced node, where they are not visible.
 */
export async function translatePages(page: Page): Promise<string[]> {
  const stale: string[] = [];
  await page.exposeFunction('reportStale', (words: string) => stale.push(words));
  await page.addInitScript(translate);
  return stale;
}

/** Runs in the page. */
function translate() {
  const kept = 'script, style, noscript, template, title, textarea, option, svg, font, [translate="no"]';
  const places = new WeakMap<Node, string>();
  const lost = new MutationObserver((records) => {
    for (const { target, oldValue } of records)
      window.reportStale(`${places.get(target)}: "${oldValue}" became "${target.nodeValue}"`);
  });

  function wrap(text: Text) {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.closest(kept)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    places.set(text, `${location.pathname} <${parent.localName} class="${parent.className}">`);
    lost.observe(text, { characterData: true, characterDataOldValue: true });
    text.replaceWith(outer);
  }

  function wrapAll(root: Node) {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  }

  addEventListener('load', () => {
    document.documentElement.lang = 'nl';
    wrapAll(document.body);
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes) wrapAll(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
