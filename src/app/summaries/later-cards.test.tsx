import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Activity } from '#domain/kinds/activity/activity.ts';
import { ACTIVITY_TIME } from '#domain/kinds/activity/activity.ts';
import type { Temperature } from '#domain/kinds/temperature/temperature.ts';
import { type Clock, type Day, settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { TEST_ZONE } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { card, visit } from '#testing/week-visit.ts';
import { SummariesScreen } from './SummariesScreen.tsx';

const momentAt = (day: Day, clock: Clock) => settledMomentOf(`${day}T${clock}`, TEST_ZONE);

function aTemperature(day: Day, time: Clock, celsius: number): Temperature {
  const { at } = momentAt(day, time);
  return anEntry('temperature', { id: `${day} ${time}`, day, time, at, celsius, site: 'ear' }) as Temperature;
}

function anActivity(what: Activity['what'], day: Day, from: Clock, to = from): Activity {
  const times = ACTIVITY_TIME.timesOf(momentAt(day, from), momentAt(day, to));
  return anEntry('activity', { id: `${what} ${day} ${from}`, what, name: undefined, ...times }) as Activity;
}

describe('the card of temperatures', () => {
  const temperature = [
    aTemperature('2026-05-04', '20:00', 38.4),
    aTemperature('2026-05-05', '02:00', 39.1),
    aTemperature('2026-05-05', '08:00', 37.6),
  ];

  test('draws the curve, and lists its readings in a table', async () => {
    const preferences = { units: METRIC_UNITS };
    const { user } = await renderScreen(SummariesScreen, { ...visit, temperature, preferences });
    const shown = await card('Temperature');
    const chart = await shown.findByRole('img', { name: 'Temperature over time' });
    expect(chart.textContent).toContain('3 readings from 37.6 °C to 39.1 °C.');
    await user.click(shown.getByText('Show as a table'));
    const rows = within(shown.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'TimeEntry',
      'Mon, May 4, 8:00 PM38.4 °C, ear',
      'Tue, May 5, 2:00 AM39.1 °C, ear',
      'Tue, May 5, 8:00 AM37.6 °C, ear',
    ]);
  });

  test('is not there for readings far apart', async () => {
    const apart = [aTemperature('2026-05-03', '08:00', 37), aTemperature('2026-05-06', '08:00', 37)];
    await renderScreen(SummariesScreen, { ...visit, temperature: apart });
    await card('Feeds');
    expect(screen.queryByRole('region', { name: 'Temperature' })).toBeNull();
  });
});

describe('the card of activities', () => {
  test('counts baths without minutes, and adds up tummy time and crying', async () => {
    const activity = [
      anActivity('bath', '2026-05-04', '18:00'),
      anActivity('bath', '2026-05-06', '09:00'),
      anActivity('tummy', '2026-05-05', '10:00', '10:12'),
      anActivity('tummy', '2026-05-05', '15:00', '15:08'),
      anActivity('crying', '2026-05-05', '17:40', '19:10'),
      anActivity('walk', '2026-04-01', '09:00'),
    ];
    const { user } = await renderScreen(SummariesScreen, { ...visit, activity });
    const shown = await card('Activities');
    const figure = async (name: string) =>
      (await shown.findAllByText(name, { selector: 'dt' })).map((one) => one.parentElement?.textContent);
    expect(await figure('Bath')).toEqual(['Bath2 times', 'Bathlast on Wed, May 6']);
    expect(await figure('Tummy time')).toEqual([
      'Tummy time2 times · 20 min',
      'Tummy timelast on Tue, May 520 min on a day with tummy time',
    ]);
    expect(await figure('Crying')).toEqual(['Crying1 time · 1 h 30 min', 'Cryinglast on Tue, May 5']);
    expect(shown.queryByText('Walk')).toBeNull();

    await user.click(shown.getByText('Crying by hour of the day'));
    const [, crying] = shown.getAllByRole('table', { hidden: true });
    expect(crying?.textContent).toBe('FromCrying5 PM20 min6 PM1 h7 PM10 min');
    await user.click(shown.getByText('What sources say about tummy time'));
    expect(shown.getByText(/^World Health Organization: /)).toBeTruthy();
  });

  test('compares tummy time with the week before if both have it on most days', async () => {
    const before = ['2026-04-26', '2026-04-27', '2026-04-28', '2026-04-29', '2026-04-30'];
    const activity = [...before, '2026-05-03', '2026-05-04', '2026-05-05'].map((day) =>
      anActivity('tummy', day, '09:00', day < '2026-05' ? '09:05' : '09:15'),
    );
    await renderScreen(SummariesScreen, { ...visit, activity });
    const shown = await card('Activities');
    expect(await shown.findByText('15 min on a day with tummy time')).toBeTruthy();
    expect(shown.getByText('+25 min vs the week before')).toBeTruthy();
  });

  test('is not there without activities', async () => {
    await renderScreen(SummariesScreen, visit);
    await card('Feeds');
    expect(screen.queryByRole('region', { name: 'Activities' })).toBeNull();
  });
});
