// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstFrame } from './first-frame.ts';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  arrive({});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** How the page comes: whether a worker brings it, what is painted of it, and whether somebody looks. */
function arrive({ fromWorker = false, painted = 0, hidden = false }): void {
  vi.stubGlobal('navigator', { serviceWorker: { controller: fromWorker ? {} : null } });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(Array(painted).fill({}));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
}

test('what comes over the line waits until something is painted', async () => {
  const done = vi.fn();
  const waiting = firstFrame().then(done);
  await Promise.resolve();
  expect(frames).toHaveLength(1);
  for (const frame of frames) frame(0);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  await waiting;
  expect(done).toHaveBeenCalled();
});

test.each([
  ['comes from the worker', { fromWorker: true }],
  ['is painted already', { painted: 1 }],
  ['is looked at by nobody, and so gets no frames', { hidden: true }],
])('what %s waits for none', async (_, page) => {
  arrive(page);
  await firstFrame();
  expect(frames).toEqual([]);
});

test('a browser without workers waits like a first visit', async () => {
  vi.stubGlobal('navigator', {});
  const waiting = firstFrame();
  expect(frames).toHaveLength(1);
  for (const frame of frames) frame(0);
  await waiting;
});
