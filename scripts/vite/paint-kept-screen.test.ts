// @vitest-environment jsdom

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { KeptScreen } from '../../src/storage/browser/kept-screen.ts';
import { paintKeptScreen } from './paint-kept-screen.ts';

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

  test('removes a screen that is damaged, or that no start may show, also on another page of the app', () => {
    const name = 'weehours:screen:weehours-records-u';
    start();
    expect(localStorage.getItem(name)).not.toBeNull();
    history.replaceState(null, '', '/app/log');
    start();
    expect(localStorage.getItem(name), 'another page').not.toBeNull();
    start({ at: NOW - 24 * 60 * MINUTE });
    expect(localStorage.getItem(name), 'a day ago').toBeNull();
    history.replaceState(null, '', '/app');
    expect(start({ frame: ['no tag', {}] }).textContent).toBe('the mark');
    expect(localStorage.getItem(name), 'a damaged one').toBeNull();
    localStorage.setItem('weehours:auto-lock:u', '{}');
    start();
    expect(localStorage.getItem(name), 'with an auto-lock').toBeNull();
  });
});
