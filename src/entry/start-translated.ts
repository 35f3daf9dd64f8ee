import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Starts React on a public page that a translator has changed. React hydrates no other text than it wrote, so the texts are
 * put back first. The translator sees that, and translates them again: the page is hydrated before it can.
 */
export async function startTranslated(root: HTMLElement, page: ReactNode): Promise<void> {
  const words = await readTexts(root.id).catch(() => []);
  const shown = textsIn(root);
  if (shown.length !== words.length) return createRoot(root).render(page);
  for (const [index, node] of shown.entries()) node.replaceWith(words[index] ?? '');
  flushSync(() => hydrateRoot(root, page));
}

/** The texts of the page's own file. The request parses it: trusted types let no script parse HTML. */
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
 * Each text in the order of the page. Chromium's translator replaces a text by a `<font>` element, which counts for it. Those
 * of Safari and Firefox write into the text.
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
