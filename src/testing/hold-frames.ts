import { onTestFinished, vi } from 'vitest';
import { LONGEST_MS } from '#app/paint-order.tsx';

interface HeldFrames {
  /** The number of callbacks waiting for the next frame. */
  waiting: () => number;
  /** Draws the next frame. */
  draw: () => void;
  /** Resumes automatic frames. Waiting callbacks still need {@link HeldFrames.draw}. */
  release: () => void;
}

/**
 * Draws frames only on request, until {@link HeldFrames.release} or the end of the test. Meanwhile a tap waits for its
 * frames without a limit, because a busy machine may need longer than {@link LONGEST_MS}.
 */
export function holdFrames(): HeldFrames {
  const frames: FrameRequestCallback[] = [];
  const asked = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const { setTimeout } = globalThis;
  const limited = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((act: () => void, ms?: number, ...values: []) =>
      setTimeout(ms === LONGEST_MS ? () => {} : act, ms, ...values)) as typeof setTimeout);
  const release = () => {
    asked.mockRestore();
    limited.mockRestore();
  };
  onTestFinished(release);
  return {
    waiting: () => frames.length,
    draw() {
      for (const frame of frames.splice(0)) frame(0);
    },
    release,
  };
}
