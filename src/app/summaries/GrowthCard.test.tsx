import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { METRIC_UNITS, US_UNITS } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { aBaby, aGrowth, aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { card, visit } from '#testing/week-visit.ts';
import { wholeText } from '#testing/whole-text.ts';
import { SummariesScreen } from './SummariesScreen.tsx';

describe('GrowthCard', () => {
  const birth = aGrowth({ date: '2026-03-25', weightKg: 3.2, lengthCm: 49, headCm: 34 });
  const light = aGrowth({ date: '2026-03-28', weightKg: 3.01, lengthCm: null, headCm: null });
  const back = aGrowth({ date: '2026-04-05', weightKg: 3.22, lengthCm: null, headCm: null });
  const growths = [birth, light, back, aGrowth({ date: '2026-05-04' })];
  const grown = {
    ...visit,
    at: paths.summaries({ tab: 'growth' }),
    growth: growths,
    preferences: { units: METRIC_UNITS },
  };

  test('shows the gain since the last weighing and since birth, with sources', async () => {
    await renderScreen(SummariesScreen, grown);
    const growth = await card('Growth');
    const told = growth.getByText('Weight gain, Apr 5 – May 4, 2026').nextSibling;
    expect(told?.textContent).toBe('+34 g a day');
    expect(growth.getByText('± 2 g a day, because scales are off by about 45 g each time.')).toBeTruthy();
    expect(growth.getByText('about 30.9 g a day').parentElement?.textContent).toMatch(/World Health/);
    expect(growth.getByText('22 to 42 g a day')).toBeTruthy();
    expect(growth.getByText(/day 4 of life, 5\.9% less\. Back at birth weight by day 12/)).toBeTruthy();
    expect(growth.queryByText(/Losing up to 7% of birth weight/)).toBeNull();
  });

  test('shows ounces to a family that weighs in pounds', async () => {
    await renderScreen(SummariesScreen, { ...grown, preferences: { units: US_UNITS } });
    const growth = await card('Growth');
    const told = growth.getByText(/^Weight gain/).nextSibling;
    expect(told?.textContent).toBe('+1.2 oz a day');
    expect(growth.getByText('about 1.1 oz a day')).toBeTruthy();
    expect(growth.getByText('0.8 to 1.5 oz a day')).toBeTruthy();
    expect(growth.queryByText(/ g a day/)).toBeNull();
    expect((await card('Growth curves')).getByText(/^\+1\.2 ± 0\.1 oz a day over 29 days$/)).toBeTruthy();
  });

  test('shows the growth of the measure whose curves are chosen', async () => {
    const short = aGrowth({ date: '2026-04-20', weightKg: null, lengthCm: 51, headCm: null });
    const at = `${grown.at}&curve=length-for-age`;
    await renderScreen(SummariesScreen, { ...grown, at, growth: [...growths, short] });
    const growth = await card('Growth');
    const told = growth.getByText('Length gain, Apr 20 – May 4, 2026').nextSibling;
    expect(told?.textContent).toBe('+1 cm');
    expect(growth.queryByText(/^Weight gain|of life/)).toBeNull();
    cleanup();
    await renderScreen(SummariesScreen, { ...grown, at: `${grown.at}&curve=head-for-age` });
    expect((await card('Growth')).getByText('Head growth, Mar 25 – May 4, 2026')).toBeTruthy();
  });

  test('compares with the last weighing that is more than two days older', async () => {
    const twoDays = aGrowth({ date: '2026-05-02', weightKg: 4.3, lengthCm: null, headCm: null });
    await renderScreen(SummariesScreen, { ...grown, growth: [...growths, twoDays] });
    expect((await card('Growth')).getByText('Weight gain, Apr 5 – May 4, 2026')).toBeTruthy();
  });

  test('shows no gain per day between weighings of the first week', async () => {
    const week = { ...grown, now: '2026-03-29T12:00:00-07:00' };
    await renderScreen(SummariesScreen, { ...week, growth: [birth, light] });
    const growth = await card('Growth');
    expect(growth.getByText(/^Weight gain, Mar 25 – 28, 2026: too close together to tell\./)).toBeTruthy();
    expect(growth.queryByText(/ a day/)).toBeNull();
    expect((await card('Growth curves')).getByText('too close together to tell')).toBeTruthy();
  });

  test('explains a weight loss until the baby has regained the birth weight', async () => {
    const lost = { ...grown, now: '2026-04-01T12:00:00-07:00' };
    await renderScreen(SummariesScreen, { ...lost, growth: [birth, aGrowth({ ...light, weightKg: 2.94 })] });
    const growth = await card('Growth');
    expect(growth.getByText(wholeText(/weigh again soon.*Flaherman/))).toBeTruthy();
    cleanup();
    await renderScreen(SummariesScreen, { ...lost, growth: [birth, light] });
    const usualLoss = wholeText(/Losing up to 7% of birth weight.*Noel-Weiss/);
    expect((await card('Growth')).getByText(usualLoss)).toBeTruthy();
    expect(screen.queryByText('Usual at that age')).toBeNull();
    cleanup();
    // The baby lost more than a tenth by the fourth day and regained most of it by the eighth.
    const low = aGrowth({ ...light, date: '2026-03-28', weightKg: 2.8 });
    const up = aGrowth({ ...light, id: 'up', date: '2026-04-01', weightKg: 3.1 });
    await renderScreen(SummariesScreen, { ...lost, growth: [birth, low, up] });
    expect((await card('Growth')).getByText(/Losing up to 7% of birth weight/)).toBeTruthy();
    expect(screen.queryByText(/call your clinician, who/)).toBeNull();
    cleanup();
    await renderScreen(SummariesScreen, {
      ...grown,
      growth: [birth, aGrowth({ ...light, weightKg: 2.94 }), back],
    });
    expect((await card('Growth')).getByText(/Back at birth weight/)).toBeTruthy();
    expect(screen.queryByText(/weigh again soon/)).toBeNull();
  });

  test('advises a call about a lasting weight loss only if the last weighing is recent', async () => {
    const weighedTwice = { ...grown, growth: [birth, light] };
    await renderScreen(SummariesScreen, weighedTwice);
    expect((await card('Growth')).getByText(/when last weighed, on day 4\./)).toBeTruthy();
    expect(screen.queryByText(/call your clinician\./)).toBeNull();
    expect(screen.queryByText(/Losing up to 7% of birth weight/)).toBeNull();
    cleanup();
    const atThreeWeeks = aGrowth({ date: '2026-04-16', weightKg: 3.1, lengthCm: null, headCm: null });
    await renderScreen(SummariesScreen, { ...grown, growth: [birth, light, atThreeWeeks] });
    expect((await card('Growth')).getByText(/after 3 weeks: call your clinician\./)).toBeTruthy();
    cleanup();
    const earlier = { ...grown, now: '2026-04-04T12:00:00-07:00' };
    await renderScreen(SummariesScreen, { ...earlier, growth: [birth, light, atThreeWeeks] });
    expect((await card('Growth')).getByText(/when last weighed, on day 4\./)).toBeTruthy();
    expect(screen.queryByText(/call your clinician\./)).toBeNull();
  });

  test('shows what is usual in the first weeks only', async () => {
    await renderScreen(SummariesScreen, { ...grown, now: '2026-04-11T12:00:00-07:00' });
    const usual = (await card('Growth')).getByText('Usual in the first weeks').parentElement;
    expect(usual?.textContent).toMatch(/5\.7 to 6\.6% of birth weight.*Noel-Weiss/);
    expect(usual?.textContent).toMatch(
      /about 21 days after birth Most babies are back at birth weight by then\..*NICE/,
    );
    cleanup();
    await renderScreen(SummariesScreen, grown);
    expect((await card('Growth')).queryByText('Usual in the first weeks')).toBeNull();
  });

  test('asks for a missing birth weight', async () => {
    await renderScreen(SummariesScreen, { ...visit, at: grown.at });
    const link = await screen.findByRole('link', { name: 'Add the birth weight' });
    expect(link.getAttribute('href')).toBe('/app/log?day=2026-03-25&add=growth');
  });

  test('shows the WHO curves in words, in a picture and in a table', async () => {
    const at = `${grown.at}&days=14`;
    const { user, address } = await renderScreen(SummariesScreen, { ...grown, at });
    const curves = await card('Growth curves');
    expect(curves.getByText('30th percentile')).toBeTruthy();
    expect(curves.getByText('Lighter: 30 of 100 girls this age.')).toBeTruthy();
    expect(curves.queryByText(/\bz\b/)).toBeNull();
    const chart = curves.getByRole('img', { name: 'Weight for age, WHO curves for girls' });
    expect(chart.querySelector('desc')?.textContent).toMatch(/May 4, 2026: 4\.2 kg, 30th percentile\.$/);
    const row = within(curves.getByRole('row', { name: /May 4, 2026/, hidden: true }));
    expect(row.getAllByRole('cell', { hidden: true }).map((cell) => cell.textContent)).toEqual([
      '5 weeks 5 days',
      '4.2 kg',
      '+34 ± 2 g a day over 29 days',
      '29.6',
    ]);
    expect(curves.getByText(/Age counted from birth/)).toBeTruthy();
    expect(curves.getByText(/WHO does not endorse this app/)).toBeTruthy();
    await user.click(curves.getByRole('link', { name: 'Weight for length' }));
    expect(address()).toBe('/app/summaries?tab=growth&days=14&curve=weight-for-length');
    expect(curves.getByRole('img', { name: 'Weight for length, WHO curves for girls' })).toBeTruthy();
    expect(curves.getByText(/^Lighter: \d+ of 100 girls this long\.$/)).toBeTruthy();
    expect(curves.getByRole('row', { name: /May 4, 2026 5 weeks 5 days 52 cm/, hidden: true })).toBeTruthy();
  });

  test('shows which age was used, and where the standard ends', async () => {
    const babies = [aBaby({ dueDate: '2026-05-01' })];
    await renderScreen(SummariesScreen, { ...grown, babies });
    const curves = await card('Growth curves');
    expect(
      curves.getByText(/Corrected age, counted from the due date \(5 weeks 2 days early\)/),
    ).toBeTruthy();
    expect(curves.getAllByText('No standard for this age')).toHaveLength(3);
    expect(curves.getByText(/ of 100 girls of this corrected age\.$/)).toBeTruthy();
    expect(curves.getByRole('row', { name: /May 4, 2026 5 weeks 5 days 3 days/, hidden: true })).toBeTruthy();
    cleanup();
    await renderScreen(SummariesScreen, { ...grown, babies, at: paths.summaries() });
    expect(await screen.findByText(wholeText(/Juniper was born early, so go by your own plan/))).toBeTruthy();
  });

  test('shows no corrected age from 24 months on', async () => {
    const babies = [aBaby({ birthDate: '2024-04-20', dueDate: '2024-06-15' })];
    const growths = ['2026-04-10', '2026-05-04'].map((date) => aGrowth({ id: date, date, weightKg: 12 }));
    await renderScreen(SummariesScreen, { ...grown, babies, growth: growths });
    const curves = await card('Growth curves');
    expect(
      curves.getByRole('row', { name: /^Apr 10, 2026 1 year 11 months 1 year 9 months/, hidden: true }),
    ).toBeTruthy();
    expect(curves.getByRole('row', { name: /^May 4, 2026 2 years –/, hidden: true })).toBeTruthy();
  });

  test('names the plans that include curves, and still shows the measurements', async () => {
    const who = aUser({ plan: 'free', planSince: null });
    await renderScreen(SummariesScreen, { ...grown, who });
    const curves = await card('Growth curves');
    expect(curves.getByText(/WHO growth curves .* come with Plus and Lifetime/)).toBeTruthy();
    expect(curves.queryByRole('img')).toBeNull();
    expect((await card('Growth')).getByText(/Back at birth weight by day 12/)).toBeTruthy();
    expect((await card('Growth')).getByText('on May 4, 2026')).toBeTruthy();
  });

  test('leaves the last weight to the curves where they are shown', async () => {
    await renderScreen(SummariesScreen, grown);
    expect((await card('Growth curves')).getByText('on May 4, 2026')).toBeTruthy();
    expect((await card('Growth')).queryByText('on May 4, 2026')).toBeNull();
  });
});
