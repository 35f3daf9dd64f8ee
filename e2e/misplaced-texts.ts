/**
 * Runs in the page. Returns how far it scrolls sideways, texts beyond the edges, texts that their box hides, texts that
 * run together, and texts that lie on others.
 */
export function misplacedTexts(): string[] {
  const edge = document.documentElement.clientWidth;
  const wider = document.documentElement.scrollWidth - edge;
  const found = wider > 0 ? [`scrolls ${wider} px sideways`] : [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const placed: { text: string; boxes: DOMRect[] }[] = [];
  while (walker.nextNode()) {
    const { parentElement: parent, textContent } = walker.currentNode;
    if (!parent || !textContent?.trim() || !parent.checkVisibility() || parent.closest('svg')) continue;
    range.selectNodeContents(walker.currentNode);
    const { left, right, width } = range.getBoundingClientRect();
    const { fontSize, overflowX, textOverflow } = getComputedStyle(parent);
    // The box of a line is as high as the font, and higher than the letters.
    const lettersIn = ({ x, y, width, height }: DOMRect) =>
      new DOMRect(x, y + (height - Number.parseFloat(fontSize)) / 2, width, Number.parseFloat(fontSize));
    if (width <= 1 || isClipped(parent) || scrolls(parent)) continue;
    const text = textContent.trim().slice(0, 30);
    if (left < -1 || right > edge + 1) found.push(`"${text}" is cut off`);
    if (overflowX === 'hidden' && textOverflow !== 'ellipsis' && parent.scrollWidth > parent.clientWidth + 1)
      found.push(`"${text}" is hidden`);
    const next = walker.currentNode.nextSibling;
    if (runsInto(parent, textContent, next)) found.push(`"${textContent}" runs into "${next?.textContent}"`);
    // Bars over the page may cover its texts.
    if (!isPinned(parent)) placed.push({ text, boxes: [...range.getClientRects()].map(lettersIn) });
  }
  for (const [index, { text, boxes }] of placed.entries())
    for (const other of placed.slice(index + 1))
      if (boxes.some((one) => other.boxes.some((two) => overlap(one, two))))
        found.push(`"${text}" overlaps "${other.text}"`);
  return found;

  function scrolls(element: Element | null): boolean {
    return (
      element !== null && (getComputedStyle(element).overflowX === 'auto' || scrolls(element.parentElement))
    );
  }

  // A text for screen readers alone is clipped, or an element around it is.
  function isClipped(element: Element | null): boolean {
    return (
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement))
    );
  }

  function isPinned(element: Element | null): boolean {
    return (
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement))
    );
  }

  // Items of a flex box lose the space at their edge: "Sign up" and " to log" would be read as "Sign upto log".
  function runsInto(parent: Element, text: string, next: Node | null): boolean {
    const { display, columnGap } = getComputedStyle(parent);
    if (!(next instanceof HTMLElement) || !display.includes('flex') || !next.textContent) return false;
    const isMeant = /\s$/.test(text) || /^\s/.test(next.textContent);
    const { clipPath, whiteSpaceCollapse } = getComputedStyle(next);
    const isKept = whiteSpaceCollapse === 'preserve' || Number.parseFloat(columnGap) > 0;
    return isMeant && !isKept && clipPath === 'none';
  }

  // True if two boxes overlap by more than half of a height. The boxes of neighboring lines may overlap a little.
  function overlap(one: DOMRect, two: DOMRect): boolean {
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return across > 2 && down > Math.min(one.height, two.height) / 2;
  }
}
