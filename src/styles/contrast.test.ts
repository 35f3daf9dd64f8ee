import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** Returns the hex colors that a block of tokens.css declares, by name. */
function colorsOf(selector: string): Map<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf('}', start));
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name ?? '', hex ?? '']),
  );
}

/** Computes the relative luminance of WCAG 2.2, from 0 to 1. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Computes the contrast ratio of WCAG 2.2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const surfaces = ['surface', 'surface-raised', 'surface-sunken'];
const kinds = ['feed', 'diaper', 'sleep', 'growth', 'danger'];
const textPairs: [text: string, behind: string][] = [
  ...['text', 'text-muted', 'accent-text', ...kinds].flatMap((text) =>
    surfaces.map((surface): [string, string] => [text, surface]),
  ),
  ...kinds.flatMap((kind): [string, string][] => [
    [`on-${kind}`, kind],
    [`on-${kind}-soft`, `${kind}-soft`],
    ['text', `${kind}-soft`],
  ]),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-accent-soft', 'accent-soft'],
  ['text', 'accent-soft'],
  ['text', 'line'],
];
// Borders of controls, focus rings and chart marks: WCAG 1.4.11.
const graphicPairs = ['line-strong', 'focus', 'accent-edge'].flatMap((mark) =>
  surfaces.map((surface): [string, string] => [mark, surface]),
);

describe.each([
  { appearance: 'light', selector: ':root', text: 4.5 },
  { appearance: 'dark', selector: '[data-appearance="dark"]', text: 4.5 },
  { appearance: 'night', selector: '[data-appearance="night"]', text: 7 },
])('the $appearance appearance', ({ selector, text }) => {
  const colors = colorsOf(selector);
  const ratio = ([one, other]: [string, string]) => contrast(colors.get(one) ?? '', colors.get(other) ?? '');

  it.each(textPairs)('keeps %s readable on %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(text);
  });

  it.each(graphicPairs)('keeps %s visible on %s', (...pair) => {
    expect(ratio(pair)).toBeGreaterThanOrEqual(3);
  });

  it('declares every color of the light appearance', () => {
    expect([...colors.keys()]).toEqual([...colorsOf(':root').keys()]);
  });
});

describe('the night appearance', () => {
  const colors = colorsOf('[data-appearance="night"]');

  it('has no color brighter than its brightest text', () => {
    const brightest = Math.max(...[...colors.values()].map(luminance));
    expect(brightest).toBeLessThan(0.53);
    expect(luminance(colors.get('accent') ?? '')).toBeLessThan(0.03);
  });

  it('has no color with more blue than red', () => {
    const cold = [...colors].filter(
      ([, hex]) => Number.parseInt(hex.slice(5, 7), 16) > Number.parseInt(hex.slice(1, 3), 16),
    );
    expect(cold).toEqual([]);
  });
});

it('the palette is the one that docs/design.md shows', () => {
  const drawn = readFileSync(new URL('../../docs/palette.svg', import.meta.url), 'utf8');
  const declared = [':root', '[data-appearance="dark"]', '[data-appearance="night"]'].flatMap((selector) => [
    ...colorsOf(selector),
  ]);
  const shown = [...drawn.matchAll(/>([a-z-]+)<\/text><text[^>]*>(#[0-9a-f]{6})</g)].map(([, name, hex]) => [
    name,
    hex,
  ]);
  expect(shown).toHaveLength(66);
  expect(declared).toEqual(expect.arrayContaining(shown));
});
