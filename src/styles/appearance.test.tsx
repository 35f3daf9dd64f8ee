import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const script = readFileSync('public/appearance.js', 'utf8');
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** Loads a page at an hour on a device. The script of the appearance runs first, as in a browser. */
function openPage({ hour, device = 'light' }: { hour: number; device?: 'light' | 'dark' }) {
  document.head.innerHTML = '<meta name="theme-color" content="#f5f0e6">';
  vi.setSystemTime(new Date(2026, 2, 4, hour, 30));
  vi.stubGlobal('matchMedia', () => ({ matches: device === 'dark' }));
  new Function(script)();
}

const shown = () => document.documentElement.dataset.appearance;
const themeColor = () => document.querySelector<HTMLMetaElement>('[name=theme-color]')?.content;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the appearance before the first paint', () => {
  it.each([
    { hour: 7, device: 'light', appearance: 'light' },
    { hour: 18, device: 'light', appearance: 'light' },
    { hour: 12, device: 'dark', appearance: 'dark' },
    { hour: 19, device: 'light', appearance: 'night' },
    { hour: 3, device: 'dark', appearance: 'night' },
    { hour: 6, device: 'light', appearance: 'night' },
  ] as const)('is $appearance at $hour:30 on a $device device', ({ appearance, ...page }) => {
    openPage(page);
    expect(shown()).toBe(appearance);
  });

  it.each(['light', 'dark', 'night'])('is %s at any hour if that was chosen', (chosen) => {
    localStorage.setItem('weehours:appearance', chosen);
    openPage({ hour: 3 });
    expect(shown()).toBe(chosen);
    openPage({ hour: 12, device: 'dark' });
    expect(shown()).toBe(chosen);
  });

  it('follows the clock for the choice auto or an unknown one', () => {
    localStorage.setItem('weehours:appearance', 'auto');
    openPage({ hour: 22 });
    expect(shown()).toBe('night');
    localStorage.setItem('weehours:appearance', 'sepia');
    openPage({ hour: 22 });
    expect(shown()).toBe('night');
  });

  it('is set even if the browser blocks site data', () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(
        {},
        {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        },
      ),
    );
    openPage({ hour: 12 });
    expect(shown()).toBe('light');
  });
});

describe('the appearance of an open page', () => {
  it('changes to night by itself in the evening', () => {
    openPage({ hour: 18 });
    expect(shown()).toBe('light');
    vi.advanceTimersByTime(31 * 60_000);
    expect(shown()).toBe('night');
  });

  it.each([
    { where: 'in another tab', event: () => new StorageEvent('storage', { key: 'weehours:appearance' }) },
    { where: 'in this tab', event: () => new Event('weehours:appearance') },
  ])('follows a choice made $where', ({ event }) => {
    openPage({ hour: 12 });
    localStorage.setItem('weehours:appearance', 'night');
    window.dispatchEvent(event());
    expect(shown()).toBe('night');
  });
});

describe('the theme color', () => {
  it.each([
    { appearance: 'light', selector: ':root' },
    { appearance: 'dark', selector: '[data-appearance="dark"]' },
    { appearance: 'night', selector: '[data-appearance="night"]' },
  ])('is the surface of $appearance', ({ appearance, selector }) => {
    localStorage.setItem('weehours:appearance', appearance);
    openPage({ hour: 12 });
    const block = tokens.slice(tokens.indexOf(`${selector} {`));
    expect(themeColor()).toBe(/--surface: (#\w+);/.exec(block)?.[1]);
  });
});

it('the appearance script adds less than 600 bytes to the first paint', () => {
  expect(script.length).toBeLessThan(600);
});
