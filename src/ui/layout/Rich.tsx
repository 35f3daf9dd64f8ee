import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence of several parts, such as text around a link. Each text has its own element, because a translator of the
 * browser replaces text nodes, and React could then not change a text beside other nodes.
 */
export function Rich({ of }: { of: readonly ReactNode[] }) {
  const parts = of.map((part) => (typeof part === 'string' ? createElement('span', null, part) : part));
  // Passed one by one, so that the parts need no keys.
  return createElement(Fragment, null, ...parts);
}
