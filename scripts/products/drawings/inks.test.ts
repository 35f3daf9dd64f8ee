import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { INKS } from './inks.ts';

const OWN = ['night', 'cream', 'white', 'blush', 'skin', 'sky', 'leaf', 'cocoa'];

function textOf(path: string): string {
  return readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
}

test('paper has the colors of the light appearance', () => {
  const day = textOf('src/styles/tokens.css').split('[data-appearance')[0] ?? '';
  for (const [ink, color] of Object.entries(INKS).filter(([name]) => !OWN.includes(name))) {
    const token = ink.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    expect(day, token).toContain(`--${token}: ${color};`);
  }
});

test('the cover has the colors of the mark', () => {
  const mark = textOf('public/mark.svg');
  for (const color of [INKS.night, INKS.cream, INKS.lamp]) expect(mark).toContain(`fill="${color}"`);
});
