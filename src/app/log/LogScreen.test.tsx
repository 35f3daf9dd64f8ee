import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { deviceId } from '#storage/browser/device.ts';
import { addRecord, deleteRecords } from '#storage/log/records.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep, TEST_DAY } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { LogScreen } from './LogScreen.tsx';

const NOON = '2026-05-06T12:00:00-07:00';
const YESTERDAY = '2026-05-05';
const visit = { at: paths.log(), now: NOON, babies: [aBaby()] };

const heading = () => screen.findByRole('heading', { level: 1 });
const dialog = () => screen.queryByRole('dialog');

async function entries(): Promise<string[]> {
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  return timeline.getAllByRole('button').map((entry) => entry.textContent?.replace(/\s+/g, ' ').trim() ?? '');
}

describe('the log of one day', () => {
  test('lists entries of all kinds with the newest first, and the totals on one line', async () => {
    await renderScreen(LogScreen, {
      ...visit,
      feed: [
        aFeed({
          startTime: '11:30',
          endTime: '11:45',
          type: 'bottle',
          amountOz: 4,
          note: 'all of it',
          importNote: 'Formula',
        }),
        aFeed({ date: YESTERDAY }),
      ],
      diaper: [aDiaper({ time: '09:00', type: 'mixed' })],
      sleep: [aSleep()],
      growth: [aGrowth()],
    });
    expect((await heading()).textContent).toBe('Today');
    expect(screen.getByText('May 6, 2026 · 6 weeks')).toBeTruthy();
    expect(await entries()).toEqual([
      '11:30–11:45 AM Bottle, 4 oz Formula all of it',
      '10:00–11:15 AM Nap, 1 h 15 min',
      '9:00 AM Wet and dirty diaper',
      'No time 9 lb 4.2 oz · 20.47 in · head 14.17 in',
    ]);
    const totals = within(screen.getByRole('list', { name: 'Totals for the day' }));
    expect(totals.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1 feed (4 oz from bottles)',
      '1 diaper (1 both)',
      '1 sleep',
      '1 h 15 min asleep',
    ]);
  });

  test('counts bottles without an amount in the total of feeds', async () => {
    const bottle = (startTime: string, amountOz: number | null) =>
      aFeed({ startTime, endTime: startTime, type: 'bottle', amountOz });
    await renderScreen(LogScreen, { ...visit, feed: [bottle('08:00', 4), bottle('11:00', null)] });
    expect(await screen.findByText('2 feeds (4 oz from bottles, 1 bottle without an amount)')).toBeTruthy();
  });

  test('shows a sitting in one row, which opens to the newest of its feeds first', async () => {
    const left = aFeed({ startTime: '08:00', endTime: '08:10', sessionId: 's' });
    const right = aFeed({ startTime: '08:12', endTime: '08:20', type: 'right', sessionId: 's' });
    const { user } = await renderScreen(LogScreen, { ...visit, feed: [left, right] });
    const row = await screen.findByText('Both sides · 18 min');
    expect(screen.getByText('1 feed')).toBeTruthy();
    expect(row.closest('details')).toHaveProperty('open', false);
    await user.click(row);
    expect(row.closest('details')).toHaveProperty('open', true);
    expect(await entries()).toEqual(['8:12–8:20 AM Right breast, 8 min', '8:00–8:10 AM Left breast, 10 min']);
    await user.click(screen.getByRole('button', { name: /Right breast, 8 min/ }));
    expect((screen.getByLabelText('Start') as HTMLInputElement).value).toBe('08:12');
  });

  test('opens a sitting whose feed has a note', async () => {
    const left = aFeed({ startTime: '08:00', endTime: '08:10', sessionId: 's' });
    const right = aFeed({ startTime: '08:12', endTime: '08:20', sessionId: 's', note: 'sleepy' });
    await renderScreen(LogScreen, { ...visit, feed: [left, right] });
    expect((await screen.findByText('sleepy')).closest('details')).toHaveProperty('open', true);
  });

  test('groups a bottle with the breastfeed before it', async () => {
    const breast = aFeed({ startTime: '08:00', endTime: '08:20' });
    const bottle = aFeed({ startTime: '08:25', endTime: '08:35', type: 'bottle', amountOz: 1 });
    await renderScreen(LogScreen, { ...visit, feed: [bottle, breast] });
    expect(await screen.findByText('One feed · 20 min nursing · 1 oz bottle')).toBeTruthy();
    expect(screen.getByText('1 feed (1 oz from bottles)')).toBeTruthy();
    expect(await entries()).toEqual(['8:25–8:35 AM Bottle, 1 oz', '8:00–8:20 AM Left breast, 20 min']);
  });

  test('shows one time for a feed of less than a minute', async () => {
    const feed = aFeed({ startTime: '08:00', endTime: '08:00' });
    await renderScreen(LogScreen, { ...visit, feed: [{ ...feed, endedAt: feed.startedAt + 40_000 }] });
    const row = await screen.findByRole('button', { name: /Left breast/ });
    expect(row.textContent).toMatch(/^8:00 AM Left breast/);
  });

  test('shows a sitting across midnight as a whole on its first day', async () => {
    const before = aFeed({ date: YESTERDAY, startTime: '23:50', endTime: '23:58', sessionId: 's' });
    const after = aFeed({ startTime: '00:02', endTime: '00:10', type: 'right', sessionId: 's' });
    await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ day: YESTERDAY }),
      feed: [before, after],
    });
    expect(await entries()).toEqual([
      '12:02–12:10 AM Right breast, 8 min',
      '11:50–11:58 PM Left breast, 8 min',
    ]);
    expect(screen.getByText('Both sides · 16 min')).toBeTruthy();
    expect(screen.getByText('1 feed')).toBeTruthy();
  });

  test('marks gaps of hours without entries', async () => {
    await renderScreen(LogScreen, {
      ...visit,
      feed: [aFeed({ startTime: '06:00', endTime: '06:20' })],
      diaper: [aDiaper({ time: '09:30' }), aDiaper({ time: '11:30' })],
    });
    const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
    expect(timeline.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Now · 12:00 PM',
      expect.stringContaining('Wet diaper'),
      expect.stringContaining('Wet diaper'),
      'No entries for 3 h 10 min',
      expect.stringContaining('Left breast'),
    ]);
  });

  test('shows a night on both of its days', async () => {
    const night = aSleep({ startTime: `${YESTERDAY}T22:00`, endTime: `${TEST_DAY}T06:00`, isNight: true });
    const { user } = await renderScreen(LogScreen, { ...visit, sleep: [night] });
    expect(await entries()).toEqual(['10:00 PM–6:00 AM Night sleep, 8 h since Tue, May 5']);
    expect(screen.getByText('6 h asleep')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    await waitFor(async () => expect(await entries()).toEqual(['10:00 PM–6:00 AM Night sleep, 8 h +1 day']));
    expect(screen.getByText('2 h asleep')).toBeTruthy();
  });

  test('does not name a zone that is an alias of the family’s zone', async () => {
    await renderScreen(LogScreen, { ...visit, diaper: [aDiaper({ zone: 'US/Pacific' })] });
    expect(await entries()).toEqual(['9:00 AM Wet diaper']);
  });

  test('names the zone of an entry if it differs from the family’s zone', async () => {
    await renderScreen(LogScreen, { ...visit, diaper: [aDiaper({ zone: 'America/New_York' })] });
    expect(await entries()).toEqual(['9:00 AM Wet diaper in America/New York']);
  });

  test.each(['diaper', 'growth'] as const)(
    'prints the whole day, even if the screen shows only %s',
    async (kind) => {
      await renderScreen(LogScreen, {
        ...visit,
        at: paths.log({ kind }),
        feed: [aFeed({ startTime: '08:00', endTime: '08:10' })],
        diaper: [aDiaper()],
      });
      await screen.findByText('1 feed');
      expect(screen.queryByRole('table')).toBeNull();
      fireEvent(window, new Event('beforeprint'));
      const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
      expect(rows.map(({ textContent }) => textContent)).toEqual([
        '8:00 AM – 8:10 AMLeft breast10 min',
        '9:00 AMWet diaper',
      ]);
      expect(screen.queryByText('No growth entry on this day')?.closest('[data-no-print]')).not.toBeNull();
      fireEvent(window, new Event('afterprint'));
      expect(screen.queryByRole('table')).toBeNull();
    },
  );

  test('explains an empty day if it is today, in the future or before the birth', async () => {
    const { user } = await renderScreen(LogScreen, visit);
    expect(await screen.findByText(/Add the first entry below/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(await screen.findByText('Still to come')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Go to a day', { selector: 'input' }), {
      target: { value: '2026-01-01' },
    });
    expect(await screen.findByText('Before Juniper was born')).toBeTruthy();
  });

  test('updates when another tab adds or deletes an entry', async () => {
    const { db } = await renderScreen(LogScreen, visit);
    await screen.findByText('A fresh page');
    const diaper = aDiaper();
    await addRecord(db, 'diaper', diaper);
    expect(await screen.findByRole('button', { name: /Wet diaper/ })).toBeTruthy();
    await deleteRecords(db, [{ kind: 'diaper', id: diaper.id }], { device: deviceId(), now: Date.now() });
    expect(await screen.findByText('A fresh page')).toBeTruthy();
  });

  test('shows the entries of the selected baby', async () => {
    const babies = [aBaby(), aBaby({ babyId: 'baby-2', name: 'Wren', createdAt: 2 })];
    await renderScreen(LogScreen, {
      ...visit,
      babies,
      preferences: { babyId: 'baby-2' },
      diaper: [aDiaper({ type: 'dirty', babyId: 'baby-2' }), aDiaper()],
    });
    expect(await screen.findByText('Wren’s log')).toBeTruthy();
    expect(await entries()).toEqual(['9:00 AM Dirty diaper']);
  });

  test('changes to the new day at midnight if it shows today', async () => {
    await renderScreen(LogScreen, { ...visit, diaper: [aDiaper()] });
    expect(await entries()).toHaveLength(1);
    vi.setSystemTime('2026-05-07T00:01:00-07:00');
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('A fresh page')).toBeTruthy();
    expect(screen.getByText('May 7, 2026 · 6 weeks 1 day')).toBeTruthy();
  });
});

describe('the forms of the log', () => {
  test.each([
    ['feed', 'Feed for Juniper'],
    ['diaper', 'Diaper for Juniper'],
    ['sleep', 'Sleep for Juniper'],
    ['growth', 'Measurements for Juniper'],
  ] as const)('open for add=%s, and remove it from the address when closed', async (add, title) => {
    const { user, address } = await renderScreen(LogScreen, { ...visit, at: paths.log({ add }) });
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).toBeNull();
    expect(address()).toBe('/app/log');
  });

  test.each(['add=bath', 'add=', 'edit=', 'edit=nobody', 'add=toString'])(
    'stay closed for the invalid parameter %s',
    async (query) => {
      await renderScreen(LogScreen, { ...visit, at: `/app/log?${query}` });
      expect(await screen.findByText('A fresh page')).toBeTruthy();
      expect(dialog()).toBeNull();
    },
  );

  test('open with one tap for the shown day', async () => {
    const { user, address, db } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ day: '2026-05-01' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Add diaper' }));
    expect(address()).toBe('/app/log?day=2026-05-01&add=diaper');
    await user.click(screen.getByRole('radio', { name: 'Wet' }));
    await user.type(screen.getByLabelText('Time'), '07:15');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Friday, May 1, 7:15 AM')).toBeTruthy();
    expect(address()).toBe('/app/log?day=2026-05-01');
    expect(await entries()).toEqual(['7:15 AM Wet diaper']);
    expect(await db.diapers.toArray()).toMatchObject([{ date: '2026-05-01' }]);
  });

  test('open and save an entry by keyboard alone', async () => {
    const { user, db } = await renderScreen(LogScreen, { ...visit, diaper: [aDiaper()] });
    (await screen.findByRole('button', { name: /Wet diaper/ })).focus();
    await user.keyboard('{Enter}');
    screen.getByLabelText('Time').focus();
    await user.clear(screen.getByLabelText('Time'));
    await user.type(screen.getByLabelText('Time'), '09:30');
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await db.diapers.toArray()).toMatchObject([{ time: '09:30' }]));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  test('can be closed after the browser’s forward button has reopened them', async () => {
    const { user, go } = await renderScreen(LogScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'Add diaper' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await act(() => go(1));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog()).toBeNull());
  });

  test('stay open across midnight, on the day they were opened for', async () => {
    const { user, db } = await renderScreen(LogScreen, { ...visit, now: '2026-05-06T23:58:00-07:00' });
    await user.click(await screen.findByRole('button', { name: 'Add diaper' }));
    await user.type(screen.getByLabelText(/Note/), 'half typed');
    vi.setSystemTime('2026-05-07T00:01:00-07:00');
    act(() => document.dispatchEvent(new Event('visibilitychange')));
    expect((screen.getByLabelText(/Note/) as HTMLTextAreaElement).value).toBe('half typed');
    await user.click(screen.getByRole('radio', { name: 'Wet' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await db.diapers.toArray()).toMatchObject([
        { date: TEST_DAY, time: '23:58', note: 'half typed' },
      ]),
    );
  });

  test('keep the values of a record that another tab deleted, and restore it on save', async () => {
    const diaper = aDiaper();
    const { user, db } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ edit: diaper.id }),
      diaper: [diaper],
    });
    await user.type(await screen.findByLabelText(/Note/), 'still here');
    await deleteRecords(db, [{ kind: 'diaper', id: diaper.id }], { device: 'other', now: Date.now() });
    await screen.findByText('A fresh page');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await db.diapers.toArray()).toMatchObject([{ note: 'still here' }]));
  });

  test('do not restore on undo a record that another tab deleted', async () => {
    const diaper = aDiaper();
    const at = paths.log({ edit: diaper.id });
    const { user, db } = await renderScreen(LogScreen, { ...visit, at, diaper: [diaper] });
    await user.type(await screen.findByLabelText(/Note/), 'a slip');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    await deleteRecords(db, [{ kind: 'diaper', id: diaper.id }], { device: 'other', now: Date.now() });
    await user.click(undo);
    await screen.findByText('Undone');
    expect([await db.diapers.count(), await db.trash.count()]).toEqual([0, 1]);
  });
});

describe('the log without a baby', () => {
  test('links to the profile', async () => {
    await renderScreen(LogScreen, { ...visit, babies: [] });
    expect((await screen.findByRole('link', { name: 'Add your baby' })).getAttribute('href')).toBe(
      '/app/profile/babies',
    );
  });
});
