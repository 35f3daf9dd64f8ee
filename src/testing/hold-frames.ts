import { onTestFinished, vi } from 'vitest';

interface HeldFrames {
  /** How many callbacks wait for the next frame. */
  waiting: () => number;
  /** Draws the next frame. */
  draw: () => void;
  /** Has frames come by themselves again; what waits is left to {@link HeldFrames.draw}. */
  release: () => void;
}

/** A screen that draws a frame only when the test says so, until it says {@link HeldFrames.release}, or ends. */
export function holdFrames(): HeldFrames {
  const frames: FrameRequestCallback[] = [];
  const asked = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  const release = () => asked.mockRestore();
  onTestFinished(release);
  return {
    waiting: () => frames.length,
    draw() {
      for (const frame of frames.splice(0)) frame(0);
    },
    release,
  };
}
