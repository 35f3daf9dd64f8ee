import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Dose } from '#domain/kinds/dose/dose.ts';
import type { Meal } from '#domain/kinds/meal/meal.ts';
import type { MomentEntry } from '#domain/kinds/moment/moment.ts';
import { addDays } from '#domain/time/when.ts';
import { paths } from '#paths.ts';
import { aBaby, aDiaper, aFeed, aGrowth, TEST_DAY } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { textBesideIcons } from '#testing/whole-text.ts';
import { LogScreen } from './LogScreen.tsx';

const visit = { at: paths.log(), now: '2026-05-06T12:00:00-07:00', babies: [aBaby()] };

async function found(): Promise<string[]> {
  const list = within(await screen.findByRole('list', { name: 'Entries found' }));
  return list.getAllByRole('link').map(textBesideIcons);
}

describe('LogSearch', () => {
  test('finds entries of any day by their notes, newest first, each linked to its day', async () => {
    const { user, address } = await renderScreen(LogScreen, {
      ...visit,
      feed: [
        aFeed({ note: 'a little spit-up', importNote: 'New formula' }),
        aFeed({ date: '2024-02-29', note: 'formula' }),
      ],
      diaper: [aDiaper({ date: '2026-04-01', note: 'Crème; FORMULA stains' })],
      growth: [aGrowth({ note: 'after the formula' })],
    });
    await user.click(await screen.findByRole('button', { name: 'Search all days' }));
    const field = screen.getByRole('searchbox', { name: 'Search all days' });
    expect(document.activeElement).toBe(field);
    await user.keyboard('formula');
    expect(await screen.findByText('4 entries found')).toBeTruthy();
    expect(await found()).toEqual([
      'Wed, May 6, 2026, 8:00 AMLeft breast, 20 minNew formula\na little spit-up',
      'Wed, May 6, 20269 lb 4.2 oz · 20.47 in · head 14.17 inafter the formula',
      'Wed, Apr 1, 2026, 9:00 AMWet diaperCrème; FORMULA stains',
      'Thu, Feb 29, 2024, 8:00 AMLeft breast, 20 minformula',
    ]);
    expect(address()).toBe('/app/log?find=formula');

    await user.keyboard(' creme');
    await waitFor(async () => expect(await found()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: /stains/ }));
    expect(address()).toBe('/app/log?day=2026-04-01');
    const entry = await screen.findByRole('button', { name: /Wet diaper/ });
    expect(document.activeElement).toBe(entry);
    expect(screen.getByText('Wednesday, April 1', { selector: '[aria-live=polite] *' })).toBeTruthy();
  });

  test.each([
    ['dirty', ['Dirty diaper', 'Wet and dirty diaper']],
    ['4 oz', ['Bottle, 4 oz']],
    ['bottle', ['Bottle, 4 oz', 'Bottle, 14 oz']],
    ['diaper wet', ['Wet and dirty diaper']],
  ])('finds entries by their own words: “%s”', async (find, expected) => {
    await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ find }),
      feed: [
        aFeed({ startTime: '09:00', type: 'bottle', amountOz: 4 }),
        aFeed({ startTime: '08:00', type: 'bottle', amountOz: 14 }),
      ],
      diaper: [aDiaper({ time: '11:00', type: 'dirty' }), aDiaper({ time: '10:00', type: 'mixed' })],
    });
    expect(await found()).toEqual(expected.map((words) => expect.stringContaining(words)));
  });

  test.each([
    ['ibuprofen', 'Motrin'],
    ['similac', 'Bottle, 4 oz'],
    ['lot77', 'DTaP'],
    ['egg', 'Breakfast: Egg'],
  ])('finds entries by the texts of their fields: “%s”', async (find, expected) => {
    await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ find }),
      feed: [aFeed({ type: 'bottle', amountOz: 4, milk: 'formula', brand: 'Similac' })],
      dose: [anEntry('dose', { name: 'Motrin', ingredient: 'Ibuprofen' }) as Dose],
      moment: [anEntry('moment', { what: 'vaccine', title: 'DTaP', lot: 'LOT77' }) as MomentEntry],
      meal: [anEntry('meal', { foods: [{ name: 'Egg' }], meal: 'breakfast' }) as Meal],
    });
    expect(await found()).toEqual([expect.stringContaining(expected)]);
  });

  test('names the zone of an entry if it differs from the family’s zone', async () => {
    await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ find: 'rash' }),
      diaper: [aDiaper({ zone: 'America/New_York', note: 'rash' })],
    });
    expect(await found()).toEqual(['Wed, May 6, 2026, 9:00 AM in America/New YorkWet diaperrash']);
  });

  test('searches for the words in the address, and shows the day again when closed', async () => {
    const { user, address } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ day: '2026-05-01', find: 'rash' }),
      diaper: [aDiaper({ note: 'rash' })],
    });
    expect(await found()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Back to the day' }));
    expect(address()).toBe('/app/log?day=2026-05-01');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Friday, May 1' }));
    expect(screen.getByText('Friday, May 1', { selector: '[aria-live=polite] *' })).toBeTruthy();
  });

  test('reports that no entry matches', async () => {
    await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ find: 'zebra' }),
      feed: [aFeed({ note: 'calm' })],
    });
    expect(await screen.findByText('No entries match “zebra”')).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Entries found' })).toBeNull();
  });

  test('does not search without a word', async () => {
    await renderScreen(LogScreen, { ...visit, at: '/app/log?find=%20', feed: [aFeed({ note: ' ' })] });
    expect(await screen.findByRole('searchbox')).toBeTruthy();
    expect(screen.queryByText('Searching…')).toBeNull();
  });

  test('shows fifty matches of a common word, and more on request', async () => {
    const diapers = Array.from({ length: 120 }, (_, index) =>
      aDiaper({ date: addDays(TEST_DAY, -index), note: `number ${index}` }),
    );
    const { user } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ find: 'number' }),
      diaper: diapers,
    });
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(document.activeElement).toBe(screen.getByRole('link', { name: /number 50$/ }));
    await waitFor(async () => expect(await found()).toHaveLength(100));
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await found()).toHaveLength(120));
    expect((await found()).at(-1)).toContain('number 119');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
