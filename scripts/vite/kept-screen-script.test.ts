import { expect, test } from 'vitest';
import { keptScreenScript } from './kept-screen-script.ts';

test('keptScreenScript is one script that contains the build, and ends no element', () => {
  const build = '/assets/index-1.js';
  const script = keptScreenScript(build, ['/assets/app-1.css']);
  expect(script).toContain(build);
  expect(script).not.toContain('</');
  expect(() => new Function(script)).not.toThrow();
});
