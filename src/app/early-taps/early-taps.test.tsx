import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as toasts from '#ui/feedback/toast.ts';
import { makeEarlyTaps, reportLostTaps } from './early-taps.ts';
import { tapTime } from './tap-time.ts';

const NOW = Date.parse('2026-05-06T12:00:00Z');
const SECOND = 1000;
const OWN = `weehours:early-tap:${performance.timeOrigin}`;
const OTHER = 'weehours:early-tap:1';

const TILES =
  '<div role="group" aria-label="Diapers"><button><span>Wet</span></button><button><span>Dirty</span></button></div>';
const CHOICE = ['wren', 'olive']
  .map((id) => `<label><input type="radio" name="baby" value="${id}" /><span><img alt="" /></span></label>`)
  .join('');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  // The test's browser draws nothing.
  const drawn = vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  onTestFinished(() => {
    drawn.mockRestore();
    vi.useRealTimers();
    localStorage.clear();
    document.body.replaceChildren();
    delete window.keptScreen;
  });
});

/** Spies on toasts. Returns how many reports of lost taps were shown. */
function countReports() {
  const shown = vi.spyOn(toasts, 'toast');
  onTestFinished(() => shown.mockRestore());
  return () => shown.mock.calls.filter(([{ title }]) => title === 'A tap wasn’t saved').length;
}

/**
 * Replaces a kept screen by a live one with the same content. The taps are the place of a control on the kept screen,
 * and the seconds since its tap. Returns the clicked controls with the times that their acts see.
 */
function start(content: string, ...taps: [place: number, secondsAgo: number][]) {
  const kept = document.createElement('div');
  kept.dataset.keptScreen = 'wren';
  kept.innerHTML = content;
  const controls = [...kept.querySelectorAll<HTMLElement>('button, label, a')];
  const noted = taps.map(([place, ago]) => ({
    control: controls[place] as HTMLElement,
    at: NOW - ago * SECOND,
  }));
  window.keptScreen = { taps: noted, focused: null, take: () => {} };
  document.body.innerHTML = content;
  const clicks: [number, number][] = [];
  for (const [place, live] of document.body.querySelectorAll('button, label, a').entries())
    live.addEventListener('click', () => clicks.push([place, (NOW - tapTime()) / SECOND]));
  return clicks;
}

describe('makeEarlyTaps', () => {
  test('makes each tap at its own time, and a repeat at the time of the first tap', () => {
    const reports = countReports();
    const clicks = start(TILES, [0, 9], [0, 4], [1, 3]);
    makeEarlyTaps('wren');
    expect(clicks).toEqual([
      [0, 9],
      [0, 9],
      [1, 3],
    ]);
    expect(reports()).toBe(0);
  });

  test('reports a repeat after another tap, with which the quick log would not compare it', () => {
    const reports = countReports();
    const clicks = start(TILES, [0, 9], [1, 4], [0, 3]);
    makeEarlyTaps('wren');
    expect(clicks).toEqual([
      [0, 9],
      [1, 4],
    ]);
    expect(reports()).toBe(1);
  });

  test('reports a tap that is too old, and makes its repeat at the time of the repeat', () => {
    const reports = countReports();
    const clicks = start(TILES, [0, 16], [0, 6]);
    makeEarlyTaps('wren');
    expect(clicks).toEqual([[0, 6]]);
    expect(reports()).toBe(1);
  });

  test('reports taps on the tiles of another baby, and taps after a link', () => {
    const reports = countReports();
    const ofOther = start(TILES, [0, 1]);
    makeEarlyTaps('olive');
    expect(ofOther).toEqual([]);
    expect(reports()).toBe(1);
    const afterLink = start(`<a href="#there">There</a>${TILES}`, [0, 2], [1, 1]);
    makeEarlyTaps('wren');
    expect(afterLink).toEqual([[0, 2]]);
    expect(reports()).toBe(2);
  });

  test('chooses a baby among labels that show only pictures', () => {
    const reports = countReports();
    start(CHOICE, [1, 1]);
    makeEarlyTaps('wren');
    expect(document.querySelector<HTMLInputElement>('[value="olive"]')?.checked).toBe(true);
    expect(reports()).toBe(0);
  });

  test('makes a tap that ends later, and forgets the stored time', () => {
    const clicks = start(TILES);
    const noted = window.keptScreen;
    const control = document.createElement('div');
    control.innerHTML = `<div data-kept-screen="wren">${TILES}</div>`;
    makeEarlyTaps('wren');
    localStorage.setItem(OWN, String(NOW));
    noted?.take({ control: control.querySelector('button') as HTMLElement, at: NOW });
    expect(clicks).toEqual([[0, 0]]);
    expect(localStorage.getItem(OWN)).toBeNull();
  });
});

describe('reportLostTaps', () => {
  test('reports taps that no tile took within 15 s, but not links', () => {
    const reports = countReports();
    start(`<a href="#there">There</a>`, [0, 0]);
    reportLostTaps();
    vi.advanceTimersByTime(15 * SECOND);
    expect(reports()).toBe(0);
    start(TILES, [0, 0]);
    reportLostTaps();
    vi.advanceTimersByTime(15 * SECOND);
    expect(reports()).toBe(1);
  });

  test('reports a tap of a page that ended before it made the tap, once', () => {
    const reports = countReports();
    localStorage.setItem(OTHER, String(NOW - 5 * SECOND));
    reportLostTaps();
    vi.advanceTimersByTime(9 * SECOND);
    expect(reports()).toBe(0);
    vi.advanceTimersByTime(SECOND);
    expect(reports()).toBe(1);
    expect(localStorage.getItem(OTHER)).toBeNull();
  });

  test('does not report a tap that another page made meanwhile', () => {
    const reports = countReports();
    localStorage.setItem(OTHER, String(NOW - 5 * SECOND));
    reportLostTaps();
    localStorage.removeItem(OTHER);
    vi.advanceTimersByTime(60 * SECOND);
    expect(reports()).toBe(0);
  });
});
