import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Starts React on a public page that a translator has changed. React can hydrate only the prerendered texts, so they
 * are restored first. After hydration, the translator notices them and translates them again.
 */
export async function startTranslated(root: HTMLElement, page: ReactNode): Promise<void> {
  const words = await readTexts(root.id).catch(() => []);
  const shown = textsIn(root);
  if (shown.length !== words.length) return createRoot(root).render(page);
  for (const [index, node] of shown.entries()) node.replaceWith(words[index] ?? '');
  flushSync(() => hydrateRoot(root, page));
}

/**
 * Reads the text nodes of the page's original file. The request itself parses the file, because trusted types forbid
 * scripts to parse HTML.
 */
function readTexts(id: string): Promise<ChildNode[]> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', location.pathname);
    request.responseType = 'document';
    request.onload = () => {
      const written = request.responseXML?.getElementById(id);
      resolve(written ? textsIn(written) : []);
    };
    request.onerror = reject;
    request.send();
  });
}

/**
 * Finds the text nodes in page order. Chromium's translator replaces a text by a `<font>` element, which counts as the
 * text. The translators of Safari and Firefox change the text node itself.
 */
function textsIn(root: HTMLElement): ChildNode[] {
  const found: ChildNode[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) => {
    if (node.parentElement?.localName === 'font') return NodeFilter.FILTER_REJECT;
    return node.nodeType === Node.TEXT_NODE || node.nodeName === 'FONT'
      ? NodeFilter.FILTER_ACCEPT
      : NodeFilter.FILTER_SKIP;
  });
  while (walker.nextNode()) found.push(walker.currentNode as ChildNode);
  return found;
}
