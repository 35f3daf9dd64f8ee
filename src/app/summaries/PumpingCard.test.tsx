import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Pump } from '#domain/kinds/pump/pump.ts';
import { METRIC_UNITS, ozFrom } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { aBaby, aFeed } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { SummariesScreen } from './SummariesScreen.tsx';

const visit = {
  at: paths.summaries(),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
  feed: [aFeed()],
  preferences: { units: METRIC_UNITS },
};
const session = anEntry('pump', {
  sides: 'both',
  leftOz: ozFrom(40, 'ml'),
  rightOz: ozFrom(60, 'ml'),
  totalOz: ozFrom(100, 'ml'),
}) as Pump;

test('the summaries show pumping by side, and lead to the stash', async () => {
  await renderScreen(SummariesScreen, { ...visit, pump: [session] });
  const card = within(await screen.findByRole('region', { name: 'Pumping' }));
  expect(card.getByText('on a day with pumping').parentElement?.textContent).toBe(
    '100\u00a0ml on a day with pumping',
  );
  const rows = card.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual(['SidePumpedAt the breast', 'Left40 ml20 min', 'Right60 ml0 min']);
  expect(card.getByRole('link', { name: 'See the milk stash' }).getAttribute('href')).toBe(paths.stash);
});

test('pumping is compared with the week before if both have sessions on most days', async () => {
  const days = ['2026-04-26', '2026-04-27', '2026-04-28', '2026-05-03', '2026-05-04'];
  const pump = [...days, '2026-05-05'].map((day, index) => {
    const at = Date.parse(`${day}T10:00:00-07:00`);
    const totalOz = ozFrom(day < '2026-05' ? 50 : 100, 'ml');
    return { ...session, id: String(index), day, startedAt: at, endedAt: at, totalOz } as Pump;
  });
  await renderScreen(SummariesScreen, { ...visit, pump });
  const card = within(await screen.findByRole('region', { name: 'Pumping' }));
  expect(card.getByText('same as the week before')).toBeTruthy();
  expect(card.getByText('+150 ml vs the week before')).toBeTruthy();
});

test('the summaries show no card without pumping', async () => {
  await renderScreen(SummariesScreen, visit);
  await screen.findByRole('region', { name: 'Feeds' });
  expect(screen.queryByRole('region', { name: 'Pumping' })).toBeNull();
});
