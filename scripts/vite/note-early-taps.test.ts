// @vitest-environment jsdom

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { noteEarlyTaps } from './note-early-taps.ts';

const NOW = Date.parse('2026-05-06T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  const time = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => performance.now());
  onTestFinished(() => {
    time.mockRestore();
    vi.useRealTimers();
    localStorage.clear();
    document.body.replaceChildren();
  });
});

describe('noteEarlyTaps', () => {
  const notedControls = () => window.keptScreen?.taps.map(({ control }) => control.textContent);

  interface How extends MouseEventInit {
    x?: number;
    isPrimary?: boolean;
  }

  /** Presses, releases or clicks, as a browser does. */
  function point(type: string, target: Element, { x = 0, isPrimary = true, ...more }: How = {}) {
    const event = new MouseEvent(type, {
      bubbles: true,
      cancelable: true,
      clientX: x,
      detail: type === 'click' ? 1 : 0,
      ...more,
    });
    target.dispatchEvent(Object.assign(event, { isPrimary }));
    return event;
  }

  /** Shows a kept screen with a tile beside a text. */
  function start() {
    document.body.innerHTML =
      '<div id="root"><div><p>59 min</p><button><span>Wet</span></button><a href="/app/log">Log</a></div></div>';
    const root = document.getElementById('root') as HTMLElement;
    noteEarlyTaps(root.firstElementChild as HTMLElement);
    const tile = root.querySelector('button') as HTMLElement;
    return { root, tile };
  }

  /** Starts, and presses what `selector` selects. Returns the live tile, which React puts at the same place. */
  function press(selector = 'button') {
    const { root, tile } = start();
    point('pointerdown', root.querySelector(selector) as Element);
    const live = document.createElement('button');
    const liveClicks = vi.fn();
    live.addEventListener('click', liveClicks);
    const replace = async () => {
      root.replaceChildren(live);
      await Promise.resolve();
    };
    return { tile, live, liveClicks, replace };
  }

  test('notes a tap on a tile with its time, and shows that it is noted', () => {
    const { tile } = start();
    const click = new MouseEvent('click', { bubbles: true });
    // The page was busy for 250 ms.
    Object.defineProperty(click, 'timeStamp', { value: performance.now() - 250 });
    tile.dispatchEvent(click);
    expect(tile.hasAttribute('data-early')).toBe(true);
    expect(window.keptScreen?.taps).toEqual([{ control: tile, at: NOW - 250 }]);
  });

  test('notes a tap whose click arrives, once', () => {
    const { tile } = press();
    point('pointerup', tile);
    expect(point('click', tile).defaultPrevented).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(notedControls()).toEqual(['Wet']);
  });

  test('notes a press that React overtakes, and takes its click from the live tile', async () => {
    const { live, liveClicks, replace } = press();
    await replace();
    point('pointerup', live);
    point('click', live);
    vi.advanceTimersByTime(1000);
    expect(notedControls()).toEqual(['Wet']);
    expect(liveClicks).not.toHaveBeenCalled();
    point('pointerdown', live);
    point('pointerup', live);
    point('click', live);
    expect(liveClicks, 'the next press is a live one').toHaveBeenCalledOnce();
  });

  test('notes a press without a click, and a late click does not repeat it', async () => {
    const { tile, live, liveClicks, replace } = press();
    await replace();
    // Some browsers release the finger on the removed tile.
    point('pointerup', tile);
    vi.advanceTimersByTime(300);
    expect(notedControls()).toEqual(['Wet']);
    point('click', live);
    expect(notedControls()).toEqual(['Wet']);
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
  ])('does not note a press %s', async (_, end) => {
    const { live, replace } = press();
    await replace();
    end(live);
    point('click', live);
    vi.advanceTimersByTime(1000);
    expect(notedControls()).toEqual([]);
  });

  test.each([{ button: 2 }, { ctrlKey: true }, { shiftKey: true }, { isPrimary: false }])(
    'does not note %o',
    (how) => {
      const { root, tile } = start();
      point('pointerdown', tile, how);
      root.replaceChildren();
      point('pointerup', tile, how);
      vi.advanceTimersByTime(1000);
      expect(notedControls()).toEqual([]);
    },
  );

  test('does not note a long press, which has no click', async () => {
    const { tile, replace } = press();
    point('pointerup', tile);
    vi.advanceTimersByTime(300);
    await replace();
    vi.advanceTimersByTime(1000);
    expect(notedControls()).toEqual([]);
  });

  test('takes the click of a press beside the controls from the live tile', async () => {
    const { live, liveClicks, replace } = press('p');
    await replace();
    point('pointerup', live);
    point('click', live);
    expect(liveClicks).not.toHaveBeenCalled();
    expect(notedControls()).toEqual([]);
  });

  test('a second finger does not end the press of the first', async () => {
    const { live, liveClicks, replace } = press();
    point('pointerdown', document.body, { isPrimary: false });
    point('pointercancel', document.body, { isPrimary: false });
    await replace();
    point('pointerup', live);
    point('click', live);
    expect(liveClicks).not.toHaveBeenCalled();
    expect(notedControls()).toEqual(['Wet']);
  });

  const storedTime = () => localStorage.getItem(`weehours:early-tap:${performance.timeOrigin}`);

  test('stores the time of the first tap without an answer, but not of a link', () => {
    const { root, tile } = start();
    root.querySelector('a')?.click();
    expect(storedTime()).toBeNull();
    tile.click();
    vi.advanceTimersByTime(3000);
    tile.click();
    expect(storedTime()).toBe(String(NOW));
    expect(notedControls()).toEqual(['Log', 'Wet', 'Wet']);
  });

  test('listens no longer than the kept screen and its press last', async () => {
    const added = vi.spyOn(document, 'addEventListener');
    onTestFinished(() => added.mockRestore());
    const { live, replace } = press();
    const signals = added.mock.calls.map(([, , options]) => (options as AddEventListenerOptions).signal);
    expect(signals.length).toBeGreaterThan(0);
    await replace();
    expect(signals.every((signal) => signal?.aborted)).toBe(false);
    point('pointerup', live);
    point('click', live);
    expect(signals.every((signal) => signal?.aborted)).toBe(true);
  });
});
