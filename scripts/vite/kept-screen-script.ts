import { minifySync } from 'vite';
import { noteEarlyTaps } from './note-early-taps.ts';
import { paintKeptScreen } from './paint-kept-screen.ts';

/**
 * Returns the inline script of `app.html` that paints the kept screen and notes the taps on it. `build` is the address
 * of the first script. `inlined` are the paths of the style sheets that the page contains.
 */
export function keptScreenScript(build: string, inlined: readonly string[]): string {
  const paint = `(${paintKeptScreen})(${JSON.stringify(build)}, ${JSON.stringify(inlined)})`;
  const script = `{ const frame = ${paint}; if (frame) (${noteEarlyTaps})(frame); }`;
  return minifySync('kept-screen.js', script).code;
}
