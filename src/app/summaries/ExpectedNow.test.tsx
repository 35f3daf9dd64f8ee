import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { aBaby, aDiaper, aGrowth, aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { card, NOW, visit } from '#testing/week-visit.ts';
import { SummariesScreen } from './SummariesScreen.tsx';

describe('the expected ranges', () => {
  test('are shown in each card, with their sources', async () => {
    await renderScreen(SummariesScreen, visit);
    const diapers = await card('Diapers');
    expect(diapers.getByText('Usual at 6 weeks')).toBeTruthy();
    expect(diapers.getByText('at least 6 wet diapers in 24 hours').parentElement?.textContent).toMatch(
      /Texas WIC: How can I tell/,
    );
    const sleep = await card('Sleep');
    expect(sleep.getAllByText('14 to 17 hours of sleep in 24 hours')).toHaveLength(2);
    expect(sleep.getAllByText(/National Sleep Foundation: .*cited in another source/)).toHaveLength(2);
    expect(screen.getAllByText(/not medical advice\. Every baby is different/).length).toBeGreaterThan(0);
  });

  test('show the minimum of each day of life beside its diapers', async () => {
    const birthDate = '2026-05-03';
    await renderScreen(SummariesScreen, {
      ...visit,
      babies: [aBaby({ birthDate })],
      diaper: [aDiaper({ date: birthDate }), aDiaper({ date: '2026-05-05', type: 'mixed' })],
    });
    const diapers = await card('Diapers');
    const cells = (name: RegExp) =>
      within(diapers.getByRole('row', { name, hidden: true }))
        .getAllByRole('cell', { hidden: true })
        .map((cell) => cell.textContent);
    expect(cells(/Sun, May 3/)).toEqual(['1', '1', '0', '0', '1 (1)', '0 (1)']);
    expect(cells(/Tue, May 5/)).toEqual(['1', '0', '0', '1', '1 (3)', '1 (3)']);
    expect(diapers.getByText('At least').nextSibling?.textContent).toBe('6 wet');
    const sources = diapers.getByText('At least, on that day of life.').closest('p');
    expect(sources?.textContent).toMatch(/life\.Texas WIC: [^;]*\?$/);
  });

  test('show no minimum for an older baby', async () => {
    const diapers = [aDiaper({ date: '2026-05-05' })];
    await renderScreen(SummariesScreen, {
      ...visit,
      babies: [aBaby({ birthDate: '2026-01-21' })],
      diaper: diapers,
    });
    const cardOf = await card('Diapers');
    expect(cardOf.queryByText(/at least/i)).toBeNull();
    expect(cardOf.getByText(/^A breastfed baby may go several days/)).toBeTruthy();
  });

  test('show formula amounts by weight only if the last weighing is recent', async () => {
    const born = aGrowth({ date: '2025-12-25', weightKg: 3.4 });
    const older = {
      ...visit,
      babies: [aBaby({ birthDate: '2025-12-25' })],
      preferences: { units: METRIC_UNITS },
    };
    await renderScreen(SummariesScreen, { ...older, growth: [born] });
    expect((await card('Feeds')).queryByText(/ml .*in 24 hours/)).toBeNull();
    cleanup();
    await renderScreen(SummariesScreen, {
      ...older,
      growth: [born, aGrowth({ date: '2026-05-04', weightKg: 6.8 })],
    });
    expect((await card('Feeds')).getAllByText(/ml .*in 24 hours/).length).toBeGreaterThan(0);
  });

  test('show when to call even without entries, a baby or a plan', async () => {
    const who = aUser({ plan: 'free', planSince: null });
    const { user } = await renderScreen(SummariesScreen, { at: paths.summaries(), now: NOW, who });
    const call = await card('When to call');
    await user.click(call.getByText('Call your clinician right away, day or night'));
    expect(await call.findByText(/Under 3 months \(12 weeks\): 100\.4 °F/)).toBeTruthy();
    expect(call.getByText(/Call your local emergency number/)).toBeTruthy();
    cleanup();
    await renderScreen(SummariesScreen, { at: paths.summaries(), now: NOW, who, babies: [aBaby()] });
    await user.click(await screen.findByText('When to call'));
    expect(screen.getByText(/Call your local emergency number/)).toBeTruthy();
  });
});
