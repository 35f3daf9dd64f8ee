import { afterEach, expect, test, vi } from 'vitest';
import { askToPersist, readKeeping, requestKeeping } from './persistence.ts';

/** The browser's side of it. */
function browser(answers: { persisted?: boolean; usage?: number; installed?: boolean }) {
  const persist = vi.fn(async () => true);
  vi.stubGlobal('navigator', {
    storage: {
      persist,
      persisted: async () => answers.persisted ?? false,
      estimate: async () => ({ usage: answers.usage }),
    },
  });
  vi.stubGlobal('matchMedia', () => ({ matches: answers.installed ?? false }));
  return persist;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('tells whether the browser promised to keep the data, and how much there is', async () => {
  browser({ persisted: true, usage: 2_400_000 });
  expect(await readKeeping()).toEqual({ promised: true, usedBytes: 2_400_000 });
});

test('says that it does not know where the browser does not tell', async () => {
  vi.stubGlobal('navigator', {});
  expect(await readKeeping()).toEqual({ promised: null, usedBytes: null });
  expect(await requestKeeping()).toBe(false);
  await askToPersist();
});

test('asks for the promise once in the browser, and once more when installed', async () => {
  const asked = browser({});
  await askToPersist();
  await askToPersist();
  expect(asked).toHaveBeenCalledTimes(1);
  const askedAgain = browser({ installed: true });
  await askToPersist();
  await askToPersist();
  expect(askedAgain).toHaveBeenCalledTimes(1);
});
