import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { textOfPdf } from '#testing/text-of-pdf.ts';
import { card, visit } from '#testing/week-visit.ts';
import { SummariesScreen } from './SummariesScreen.tsx';

describe('ExportCard', () => {
  let saved: File[] = [];
  let names: string[] = [];

  beforeEach(() => {
    saved = [];
    names = [];
    URL.createObjectURL = (file) => {
      saved.push(file as File);
      return 'blob:week';
    };
    URL.revokeObjectURL = () => undefined;
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      if (this.download) names.push(this.download);
    });
  });
  afterEach(() => vi.restoreAllMocks());

  test('saves the figures of the screen as CSV, and confirms the save', async () => {
    const { user } = await renderScreen(SummariesScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'CSV table' }));
    expect(await screen.findByText('Saved to your downloads')).toBeTruthy();
    expect(names).toEqual(['wee-hours-juniper-week-2026-05-03.csv']);
    const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
    expect(lines.find((line) => line.startsWith('Juniper,Week,'))).toContain(
      ',3,22,7,1,4,1,0,0,1,450,450,0,0,',
    );
  });

  test('saves one page with the same figures as PDF', async () => {
    const { user } = await renderScreen(SummariesScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'PDF, one page' }));
    expect(await screen.findByText('Saved to your downloads')).toBeTruthy();
    expect(names).toEqual(['wee-hours-juniper-week-2026-05-03.pdf']);
    const texts = textOfPdf((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(texts).toEqual(expect.arrayContaining(['Juniper', '3', '7 h 30 min', 'May 3 – 9, 2026, so far']));
  });

  test('names the plans that include exports, and links to the plans', async () => {
    const who = aUser({ plan: 'free', planSince: null });
    await renderScreen(SummariesScreen, { ...visit, who });
    const along = await card('Share this week');
    expect(along.getByText(/come with Starter, Plus and Lifetime/)).toBeTruthy();
    expect(along.getByText(/always free/)).toBeTruthy();
    expect(along.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    expect(along.queryByRole('button')).toBeNull();
    expect((await card('Feeds')).getByText('This week so far').nextSibling?.textContent).toBe('3');
  });

  test('reports after a failure that the log is unchanged', async () => {
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
    const { user } = await renderScreen(SummariesScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'CSV table' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your log is safe.');
  });
});
