import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { SHARED_FILES_CACHE } from '#storage/browser/shared-files.ts';
import { csv, importVisit, YEAR } from '#testing/import-visit.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { keepShare, someCaches } from '#testing/some-caches.ts';
import { ImportPanel } from './imports/ImportPanel.tsx';

describe('useFilesFromOutside', () => {
  test('previews a shared file once', async () => {
    vi.stubGlobal('caches', someCaches());
    await keepShare('shäred.csv', YEAR, Date.parse(importVisit.now));
    const { address } = await renderScreen(ImportPanel, {
      ...importVisit,
      at: `${paths.profile}?import=shared#import`,
    });
    expect(await screen.findByText('shäred.csv')).toBeTruthy();
    expect(screen.getByText(/This was sent from outside Wee Hours/)).toBeTruthy();
    expect(address()).toBe(paths.profile);
    expect(await caches.has(SHARED_FILES_CACHE)).toBe(false);
    vi.unstubAllGlobals();
  });

  test('previews a file that was opened with the app', async () => {
    const handle = { getFile: async () => csv(YEAR, 'opened.csv') };
    vi.stubGlobal('launchQueue', {
      setConsumer: (consume: (launch: object) => void) => consume({ files: [handle] }),
    });
    await renderScreen(ImportPanel, importVisit);
    expect(await screen.findByText('opened.csv')).toBeTruthy();
    expect(screen.queryByText(/from outside/)).toBeNull();
    vi.unstubAllGlobals();
  });

  test('reports a share without files', async () => {
    await renderScreen(ImportPanel, { ...importVisit, at: `${paths.profile}?import=shared#import` });
    expect(await screen.findByText('That file didn’t arrive')).toBeTruthy();
  });
});
