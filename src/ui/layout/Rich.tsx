import { createElement, Fragment, type ReactNode } from 'react';

/**
 * A sentence of several parts, such as text around a link. Each text has its own element. A browser's translator
 * replaces text nodes, and React could then not change a text beside other nodes. The spaces between the parts stay
 * outside, where assistive technology reads them.
 */
export function Rich({ of }: { of: readonly ReactNode[] }) {
  const parts = of.flatMap((part) => {
    if (typeof part !== 'string') return [part];
    const [, before = '', text = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(part) ?? [];
    return [before, text && createElement('span', null, text), after];
  });
  // Passed one by one, so that the parts need no keys.
  return createElement(Fragment, null, ...parts);
}
