import { onTestFinished, vi } from 'vitest';

interface HeldFrames {
  /** The number of callbacks waiting for the next frame. */
  waiting: () => number;
  /** Draws the next frame. */
  draw: () => void;
  /** Resumes automatic frames. Waiting callbacks still need {@link HeldFrames.draw}. */
  release: () => void;
}

/** Draws frames only on request, until {@link HeldFrames.release} or the end of the test. */
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
