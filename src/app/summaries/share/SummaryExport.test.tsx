import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SummariesScreen } from '#app/summaries/SummariesScreen.tsx';
import { paths } from '#paths.ts';
import { aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { textOfPdf } from '#testing/text-of-pdf.ts';
import { card, visit as week } from '#testing/week-visit.ts';

const visit = { ...week, at: paths.summaries({ tab: 'share' }) };

/** Opens the screen and chooses the short summary. */
async function chooseSummary() {
  const { user } = await renderScreen(SummariesScreen, visit);
  await user.click(await screen.findByRole('radio', { name: 'Short summary' }));
  return user;
}

describe('SummaryExport', () => {
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
    const user = await chooseSummary();
    await user.click(await screen.findByRole('button', { name: 'CSV table' }));
    expect(await screen.findByText('Saved to your downloads')).toBeTruthy();
    expect(names).toEqual(['wee-hours-juniper-week-2026-05-03.csv']);
    const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
    expect(lines.find((line) => line.startsWith('Juniper,Week,'))).toContain(
      ',3,22,7,1,4,1,0,0,1,450,450,0,0,',
    );
  });

  test('saves one page with the same figures as PDF', async () => {
    const user = await chooseSummary();
    await user.click(await screen.findByRole('button', { name: 'PDF, one page' }));
    expect(await screen.findByText('Saved to your downloads')).toBeTruthy();
    expect(names).toEqual(['wee-hours-juniper-week-2026-05-03.pdf']);
    const texts = textOfPdf((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(texts).toEqual(expect.arrayContaining(['Juniper', '3', '7 h 30 min', 'May 3 – 9, 2026, so far']));
  });

  test('exports the period that the address names, and pages through others', async () => {
    const user = await chooseSummary();
    await user.click(await screen.findByRole('button', { name: 'Previous week' }));
    const preview = within(await screen.findByRole('region', { name: 'Preview' }));
    expect(await preview.findByText('Apr 26 – May 2, 2026')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'CSV table' }));
    expect(await screen.findByText('Saved to your downloads')).toBeTruthy();
    expect(names).toEqual(['wee-hours-juniper-week-2026-04-26.csv']);
  });

  test('names the plans that include exports, and links to the plans', async () => {
    const who = aUser({ plan: 'free', planSince: null });
    await renderScreen(SummariesScreen, { ...visit, who });
    const share = await card('Share with your clinician');
    expect(share.getByText(/comes with Starter, Plus and Lifetime/)).toBeTruthy();
    expect(share.getByText(/always free/)).toBeTruthy();
    expect(share.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
    expect(share.queryByRole('button')).toBeNull();
  });

  test('reports after a failure that the log is unchanged', async () => {
    URL.createObjectURL = () => {
      throw new Error('no room');
    };
    const user = await chooseSummary();
    await user.click(await screen.findByRole('button', { name: 'CSV table' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Your log is safe.');
  });
});
