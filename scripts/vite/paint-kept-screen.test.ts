// @vitest-environment jsdom

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { KeptScreen } from '../../src/storage/browser/kept-screen.ts';
import { keptScreenScript, paintKeptScreen } from './paint-kept-screen.ts';

const BUILD = '/assets/index-1.js';
const NOW = Date.parse('2026-05-06T12:00:00Z');
const MINUTE = 60_000;

const SCREEN: KeptScreen = {
  build: BUILD,
  language: 'en',
  offset: new Date(NOW).getTimezoneOffset(),
  at: NOW - MINUTE,
  babyId: 'baby-1',
  sheets: [],
  frame: [
    'div',
    { class: 'frame' },
    ['svg', { viewBox: '0 0 24 24' }, ['path', { d: 'M0 0' }]],
    ['div', { blank: '44px' }],
    ['div', { role: 'group' }, ['button', { type: 'button' }, ['span', {}, 'Wet']]],
    [
      'p',
      {},
      {
        since: NOW - 59 * MINUTE - 50_000,
        steps: [
          { from: 0, content: [['b', {}, '{m}'], ' min'] },
          { from: 60 * MINUTE, content: ['{h} h {mm} {ss}'], onTheHour: ['{h} h'] },
        ],
      },
    ],
  ],
};

/** Starts the page with a kept screen. Returns the root. */
function start(screen: Partial<KeptScreen> = {}): HTMLElement {
  localStorage.setItem('weehours:screen:weehours-records-u', JSON.stringify({ ...SCREEN, ...screen }));
  document.body.innerHTML = '<div id="root"><p>the mark</p></div>';
  paintKeptScreen(BUILD, []);
  return document.body.firstElementChild as HTMLElement;
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  onTestFinished(() => {
    vi.useRealTimers();
    localStorage.clear();
    document.body.replaceChildren();
  });
  localStorage.setItem('weehours:user', JSON.stringify({ userId: 'u' }));
  history.replaceState(null, '', '/app');
});

describe('paintKeptScreen', () => {
  test('replaces the mark by the kept screen, which is busy until the app is there', () => {
    const root = start();
    const frame = root.firstElementChild;
    expect(root.textContent).toBe('Wet59 min');
    expect(frame?.getAttribute('aria-busy')).toBe('true');
    expect(frame?.getAttribute('data-kept-screen')).toBe('baby-1');
    expect(root.querySelector('path')?.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(root.querySelector('b')?.textContent).toBe('59');
  });

  test('tells the time until it is replaced', () => {
    const root = start();
    const text = root.querySelector('p');
    vi.advanceTimersByTime(10_000);
    expect(text?.textContent).toBe('1 h');
    vi.setSystemTime(NOW + 72_000);
    vi.advanceTimersByTime(1000);
    expect(text?.textContent).toBe('1 h 01 03');
  });

  test('shows the mark again if the app does not come', () => {
    const root = start();
    vi.advanceTimersByTime(30_000);
    expect(root.textContent).toBe('the mark');
  });

  test.each<[string, Partial<KeptScreen>]>([
    ['another build', { build: '/assets/index-2.js' }],
    ['another language', { language: 'de' }],
    ['another offset of the clock', { offset: 17 }],
    ['a time to come', { at: NOW + 1 }],
    ['a day ago', { at: NOW - 24 * 60 * MINUTE }],
  ])('does not show a screen of %s', (_, screen) => {
    expect(start(screen).textContent).toBe('the mark');
  });

  test('does not show a screen at another address, in the demo, with an auto-lock or without a user', () => {
    for (const address of ['/app/log', '/app?demo', '/']) {
      history.replaceState(null, '', address);
      expect(start().textContent, address).toBe('the mark');
    }
    history.replaceState(null, '', '/app');
    localStorage.setItem('weehours:auto-lock:u', '{}');
    expect(start().textContent).toBe('the mark');
    localStorage.removeItem('weehours:auto-lock:u');
    localStorage.removeItem('weehours:user');
    expect(start().textContent).toBe('the mark');
  });

  test('removes a screen that no start may show, also on another page of the app', () => {
    const name = 'weehours:screen:weehours-records-u';
    start();
    expect(localStorage.getItem(name)).not.toBeNull();
    history.replaceState(null, '', '/app/log');
    start();
    expect(localStorage.getItem(name), 'another page').not.toBeNull();
    start({ at: NOW - 24 * 60 * MINUTE });
    expect(localStorage.getItem(name), 'a day ago').toBeNull();
    localStorage.setItem('weehours:auto-lock:u', '{}');
    start();
    expect(localStorage.getItem(name), 'with an auto-lock').toBeNull();
  });
});

describe('the kept screen', () => {
  const keptControls = () => window.keptScreen?.taps.map(({ control }) => control.textContent);

  /** Presses, releases or clicks, as a browser does. */
  function point(type: string, target: Element, { x = 0, ...more }: MouseEventInit & { x?: number } = {}) {
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      detail: type === 'click' ? 1 : 0,
      ...more,
    });
    target.dispatchEvent(Object.assign(event, { isPrimary: true }));
    return event;
  }

  /** Starts with a kept screen, and presses its tile. Returns the live tile, which React puts at the same place. */
  function press() {
    const root = start();
    const tile = root.querySelector('button') as Element;
    point('pointerdown', tile);
    const live = document.createElement('button');
    const liveClicks = vi.fn();
    live.addEventListener('click', liveClicks);
    const replace = async () => {
      root.replaceChildren(live);
      await Promise.resolve();
    };
    return { tile, live, liveClicks, replace };
  }

  test('keeps a tap on a tile with its time, and shows that it is kept', () => {
    const tile = start().querySelector('button') as Element;
    const click = new MouseEvent('click', { bubbles: true });
    // The page was busy for 250 ms.
    Object.defineProperty(click, 'timeStamp', { value: performance.now() - 250 });
    tile.dispatchEvent(click);
    expect(tile.hasAttribute('data-early')).toBe(true);
    expect(window.keptScreen?.taps).toEqual([{ control: tile, at: NOW - 250 }]);
  });

  test('keeps a tap whose click arrives, once', () => {
    const { tile } = press();
    point('pointerup', tile);
    expect(point('click', tile).defaultPrevented).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(keptControls()).toEqual(['Wet']);
  });

  test('keeps a press that React overtakes, and takes its click from the live tile', async () => {
    const { live, liveClicks, replace } = press();
    await replace();
    point('pointerup', live);
    point('click', live);
    vi.advanceTimersByTime(1000);
    expect(keptControls()).toEqual(['Wet']);
    expect(liveClicks).not.toHaveBeenCalled();
    point('pointerdown', live);
    point('pointerup', live);
    point('click', live);
    expect(liveClicks, 'the next press is a live one').toHaveBeenCalledOnce();
  });

  test('keeps a press without a click, and a late click does not repeat it', async () => {
    const { tile, live, liveClicks, replace } = press();
    await replace();
    // Some browsers release the finger on the removed tile.
    point('pointerup', tile);
    vi.advanceTimersByTime(300);
    expect(keptControls()).toEqual(['Wet']);
    point('click', live);
    expect(keptControls()).toEqual(['Wet']);
    expect(liveClicks).not.toHaveBeenCalled();
  });

  test('a key still works after a press without a click', async () => {
    const { tile, live, liveClicks, replace } = press();
    await replace();
    point('pointerup', tile);
    vi.advanceTimersByTime(300);
    point('click', live, { detail: 0 });
    expect(liveClicks).toHaveBeenCalledOnce();
  });

  test.each([
    ['that moved', (live: Element) => point('pointerup', live, { x: 16 })],
    ['that the browser took for scrolling', (live: Element) => point('pointercancel', live)],
  ])('does not keep a press %s', async (_, end) => {
    const { live, replace } = press();
    await replace();
    end(live);
    point('click', live);
    vi.advanceTimersByTime(1000);
    expect(keptControls()).toEqual([]);
  });

  test.each([{ button: 2 }, { ctrlKey: true }, { shiftKey: true }])('does not keep %o', (how) => {
    const tile = start().querySelector('button') as Element;
    point('pointerdown', tile, how);
    point('pointerup', tile, how);
    vi.advanceTimersByTime(1000);
    expect(keptControls()).toEqual([]);
  });

  test('holds its taps for the app after it gave way to the mark', () => {
    const root = start();
    root.querySelector('button')?.click();
    vi.advanceTimersByTime(30_000);
    expect(root.textContent).toBe('the mark');
    expect(keptControls()).toEqual(['Wet']);
  });
});

test('keptScreenScript contains the same function, called with the build', () => {
  const script = keptScreenScript(BUILD, ['/assets/app-1.css']);
  expect(script).toContain(BUILD);
  expect(script).not.toContain('</');
  expect(() => new Function(script)).not.toThrow();
});
