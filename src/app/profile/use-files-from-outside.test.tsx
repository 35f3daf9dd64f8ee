import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { csv, importVisit, YEAR } from '#testing/import-visit.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { ImportPanel } from './ImportPanel.tsx';

describe('files that came another way', () => {
  test('a shared one is previewed, and only once', async () => {
    const taken: string[] = [];
    const stored = new Response(YEAR, { headers: { 'X-File-Name': 'sh%C3%A4red.csv' } });
    vi.stubGlobal('caches', {
      open: async () => ({ keys: async () => ['one'], match: async () => stored }),
      delete: async (name: string) => taken.push(name),
    });
    const { address } = await renderScreen(ImportPanel, {
      ...importVisit,
      at: `${paths.profile}?import=shared#import`,
    });
    expect(await screen.findByText('shäred.csv')).toBeTruthy();
    expect(address()).toBe(paths.profile);
    expect(taken).toEqual(['weehours-shared-files']);
    vi.unstubAllGlobals();
  });

  test('one that was opened with the app is previewed', async () => {
    const handle = { getFile: async () => csv(YEAR, 'opened.csv') };
    vi.stubGlobal('launchQueue', {
      setConsumer: (consume: (launch: object) => void) => consume({ files: [handle] }),
    });
    await renderScreen(ImportPanel, importVisit);
    expect(await screen.findByText('opened.csv')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  test('a share that brought nothing says so', async () => {
    await renderScreen(ImportPanel, { ...importVisit, at: `${paths.profile}?import=shared#import` });
    expect(await screen.findByText('That file did not arrive')).toBeTruthy();
  });
});
