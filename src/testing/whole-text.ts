import type { MatcherFunction } from '@testing-library/react';

/**
 * Makes a matcher for `getByText`. It finds the innermost element whose whole text, including nested elements, matches
 * `words`.
 */
export function wholeText(words: string | RegExp): MatcherFunction {
  const fits = ({ textContent }: Element) =>
    typeof words === 'string' ? textContent === words : words.test(textContent);
  return (_, element) => element !== null && fits(element) && ![...element.children].some(fits);
}

/** Returns the text of an element without the letters of its icons. */
export function textBesideIcons(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const icon of copy.querySelectorAll('svg')) icon.remove();
  return copy.textContent ?? '';
}
