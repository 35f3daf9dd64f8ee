import { act, screen, waitFor, within } from '@testing-library/react';
import Dexie from 'dexie';
import { describe, expect, test } from 'vitest';
import { LogScreen } from '#app/log/LogScreen.tsx';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import { instantsOf, MINUTE } from '#domain/time/when.ts';
import { METRIC_UNITS, ozFrom } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { changePreferences } from '#session/use-preferences.ts';
import { deleteRecords, updateRecord } from '#storage/log/records.ts';
import { aBaby, aFeed, aUser, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';

const NOON = '2026-05-06T12:00:00-07:00';
const visit = { at: paths.log({ add: 'feed' }), now: NOON, babies: [aBaby()] };

async function form(name: string) {
  return within(await screen.findByRole('dialog', { name }));
}

function typedIn(label: string | RegExp): string {
  return (screen.getByLabelText(label) as HTMLInputElement).value;
}

const save = () => screen.getByRole('button', { name: 'Save' });

describe('FeedForm for a new feed', () => {
  test('suggests a feed that has just ended, and saves it in two taps', async () => {
    const { user, db, address } = await renderScreen(LogScreen, visit);
    const dialog = await form('Feed for Juniper');
    expect(typedIn('Date')).toBe(TEST_DAY);
    expect(typedIn('Start')).toBe('11:45');
    expect(typedIn('End')).toBe('12:00');
    expect(dialog.getByRole('status').textContent).toBe('15 min');

    await user.click(dialog.getByRole('radio', { name: 'Left breast' }));
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: Left breast, 15 min')).toBeTruthy();
    expect(screen.getByText('Today, 11:45 AM')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/app/log');
    expect(await db.feeds.toArray()).toMatchObject([
      {
        babyId: 'baby-1',
        date: TEST_DAY,
        startTime: '11:45',
        endTime: '12:00',
        type: 'left',
        amountOz: null,
        zone: TEST_ZONE,
        startedAt: Date.parse('2026-05-06T11:45:00-07:00'),
        endedAt: Date.parse('2026-05-06T12:00:00-07:00'),
      },
    ]);
  });

  test('saves a feed that can be undone from its toast', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    await user.click(await screen.findByRole('radio', { name: 'Right breast' }));
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(await db.feeds.count()).toBe(0);
    expect(await screen.findByText('A fresh page')).toBeTruthy();
  });

  test('accepts a bottle amount in the family’s unit, by buttons or typed', async () => {
    const { user, db } = await renderScreen(LogScreen, { ...visit, preferences: { units: METRIC_UNITS } });
    expect(screen.queryByRole('textbox', { name: /Amount/ })).toBeNull();
    await user.click(await screen.findByRole('radio', { name: 'Bottle' }));
    const amount = screen.getByRole('textbox', { name: /Amount \(ml\)/ });
    await user.type(amount, '110');
    await user.click(screen.getByRole('button', { name: 'More: Amount' }));
    expect((amount as HTMLInputElement).value).toBe('120');
    await user.clear(amount);
    await user.type(amount, '١١٠');
    await user.click(screen.getByRole('button', { name: 'More: Amount' }));
    expect((amount as HTMLInputElement).value).toBe('120');

    // A side that is chosen by mistake hides the amount, but must not clear it.
    await user.click(screen.getByRole('radio', { name: 'Left breast' }));
    expect(screen.queryByRole('textbox', { name: /Amount/ })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Bottle' }));
    await user.clear(screen.getByLabelText(/End/));
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: Bottle, 120 ml')).toBeTruthy();
    expect(await db.feeds.toArray()).toMatchObject([
      { type: 'bottle', amountOz: ozFrom(120, 'ml'), startTime: '11:45', endTime: '11:45' },
    ]);
  });

  test.each([
    ['Left breast', 'Left breast, 15 min'],
    ['Bottle', 'Bottle'],
  ])('keeps the suggested length when an earlier start is entered: %s', async (type, words) => {
    const { user, db } = await renderScreen(LogScreen, visit);
    const dialog = await form('Feed for Juniper');
    await user.click(dialog.getByRole('radio', { name: type }));
    await user.clear(screen.getByLabelText('Start'));
    await user.type(screen.getByLabelText('Start'), '05:00');
    expect(typedIn(/^End/)).toBe('05:15');
    expect(dialog.getByRole('status').textContent).toBe('15 min');
    await user.click(save());
    expect(await screen.findByText(`Saved for Juniper: ${words}`)).toBeTruthy();
    expect(await db.feeds.toArray()).toMatchObject([
      {
        date: TEST_DAY,
        startTime: '05:00',
        endTime: '05:15',
        endedAt: Date.parse('2026-05-06T05:15:00-07:00'),
      },
    ]);
  });

  test('keeps a typed end, and asks once about more than 3 hours', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    await user.click(await screen.findByRole('radio', { name: 'Left breast' }));
    await user.clear(screen.getByLabelText('End'));
    await user.type(screen.getByLabelText('End'), '11:55');
    await user.clear(screen.getByLabelText('Start'));
    await user.type(screen.getByLabelText('Start'), '05:00');
    expect(typedIn('End')).toBe('11:55');
    await user.click(save());
    const question = screen.getByRole('group', {
      name: 'That’s 6 h 55 min from start to end. Is that right?',
    });
    expect(await db.feeds.count()).toBe(0);
    await user.click(within(question).getByRole('radio'));
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: Left breast, 6 h 55 min')).toBeTruthy();
  });

  test('asks about an amount too large for the baby’s age, and again about another one', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    await user.click(await screen.findByRole('radio', { name: 'Bottle' }));
    const amount = screen.getByRole('textbox', { name: /Amount \(oz\)/ });
    await user.type(amount, '30');
    await user.click(save());
    expect(screen.getByRole('group', { name: /30 oz is a lot .* Did you mean 30 ml/ })).toBeTruthy();
    await user.clear(amount);
    await user.type(amount, '10');
    expect(screen.queryByRole('group', { name: /a lot/ })).toBeNull();
    await user.click(save());
    await user.click(within(screen.getByRole('group', { name: /10 oz is a lot/ })).getByRole('radio'));
    await user.click(save());
    await waitFor(async () => expect(await db.feeds.toArray()).toMatchObject([{ amountOz: 10 }]));
  });

  test('suggests yesterday for a feed that began before midnight', async () => {
    const { user, db } = await renderScreen(LogScreen, { ...visit, now: '2026-05-06T00:05:00-07:00' });
    const dialog = await form('Feed for Juniper');
    expect(typedIn('Date')).toBe('2026-05-05');
    expect(typedIn('Start')).toBe('23:50');
    expect(dialog.getByRole('status').textContent).toBe('15 min, +1 day');
    await user.click(dialog.getByRole('radio', { name: 'Left breast' }));
    await user.click(save());
    expect(await screen.findByText('Yesterday, 11:50 PM')).toBeTruthy();
    expect(await db.feeds.toArray()).toMatchObject([{ date: '2026-05-05', endTime: '00:05' }]);
  });

  test('changes the day to today when the start is corrected to after midnight', async () => {
    const { user, db } = await renderScreen(LogScreen, { ...visit, now: '2026-05-06T00:05:00-07:00' });
    const dialog = await form('Feed for Juniper');
    await user.click(dialog.getByRole('radio', { name: 'Left breast' }));
    await user.clear(dialog.getByLabelText('Start'));
    await user.type(dialog.getByLabelText('Start'), '00:01');
    expect(typedIn('Date')).toBe('2026-05-06');
    await user.click(save());
    await waitFor(async () => expect(await db.feeds.count()).toBe(1));
    expect(await db.feeds.toArray()).toMatchObject([
      { date: '2026-05-06', startTime: '00:01', endTime: '00:05' },
    ]);
  });

  test('starts with the date and empty times for another day', async () => {
    const { user, db } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ day: '2026-05-02', add: 'feed' }),
    });
    await form('Feed for Juniper');
    expect(typedIn('Date')).toBe('2026-05-02');
    expect(typedIn('Start')).toBe('');
    await user.click(screen.getByRole('radio', { name: 'Left breast' }));
    await user.type(screen.getByLabelText('Start'), '23:50');
    await user.type(screen.getByLabelText('End'), '00:20');
    expect(screen.getByText('30 min, +1 day')).toBeTruthy();
    await user.click(save());
    expect(await screen.findByText('Saturday, May 2, 11:50 PM')).toBeTruthy();
    expect(await db.feeds.toArray()).toMatchObject([{ date: '2026-05-02', startTime: '23:50' }]);
  });
});

describe('FeedForm with wrong values', () => {
  test('focuses the first wrong field, and clears the error of a corrected one', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    await form('Feed for Juniper');
    await user.clear(screen.getByLabelText('Start'));
    await user.clear(screen.getByLabelText('End'));
    await user.click(save());
    const type = screen.getByRole('group', { name: 'Feed type' });
    expect(type.getAttribute('aria-describedby')).toBeTruthy();
    expect(screen.getByText('Left, right or bottle?')).toBeTruthy();
    expect(screen.getByText('What time was it?')).toBeTruthy();
    expect(screen.getByText('When did it end?')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Left breast' }));

    await user.click(screen.getByRole('radio', { name: 'Left breast' }));
    expect(screen.queryByText('Left, right or bottle?')).toBeNull();
    await user.click(save());
    expect(document.activeElement).toBe(screen.getByLabelText('Start'));
    expect(await db.feeds.count()).toBe(0);
  });

  test('names start and end if a feed is too long', async () => {
    const { user } = await renderScreen(LogScreen, visit);
    await user.click(await screen.findByRole('radio', { name: 'Left breast' }));
    await user.clear(screen.getByLabelText('End'));
    await user.type(screen.getByLabelText('End'), '11:00');
    await user.click(save());
    const end = screen.getByLabelText('End');
    expect(document.activeElement).toBe(end);
    const sentence = document.getElementById(end.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(sentence).toContain('From 11:45 AM to 11:00 AM the next day is more than 18 hours');
    await user.clear(screen.getByLabelText('Start'));
    await user.type(screen.getByLabelText('Start'), '11:40');
    expect(end.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText(/^From 11:40 AM to 11:00 AM the next day/)).toBeTruthy();
    await user.clear(screen.getByLabelText('Start'));
    await user.type(screen.getByLabelText('Start'), '10:45');
    expect(end.getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByText(/more than 18 hours/)).toBeNull();
  });

  test('refuses an amount over a liter and a note that is too long', async () => {
    const { user } = await renderScreen(LogScreen, visit);
    await user.click(await screen.findByRole('radio', { name: 'Bottle' }));
    await user.type(screen.getByRole('textbox', { name: /Amount \(oz\)/ }), '120');
    await user.click(screen.getByLabelText(/Note/));
    await user.paste('z'.repeat(2001));
    await user.click(save());
    expect(screen.getByText(/120 oz is more than a liter/)).toBeTruthy();
    expect(screen.getByText(/This note has 2,001 characters/)).toBeTruthy();
  });
});

describe('FeedForm with questions', () => {
  test('asks which start is meant in a repeated hour', async () => {
    const { user, db } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ day: '2026-11-01', add: 'feed' }),
      now: '2026-11-05T12:00:00-08:00',
    });
    await user.click(await screen.findByRole('radio', { name: 'Left breast' }));
    await user.type(screen.getByLabelText('Start'), '01:30');
    await user.type(screen.getByLabelText('End'), '01:45');
    await user.type(screen.getByLabelText(/Note/), 'half asleep');
    await user.click(save());
    const question = within(screen.getByRole('group', { name: /1:30 AM came twice/ }));
    const [first, second] = question.getAllByRole('radio');
    expect(document.activeElement).toBe(first);
    expect(await db.feeds.count()).toBe(0);

    // A second submit without an answer keeps the question and moves the focus to it.
    await user.click(save());
    expect(screen.getByText(/Choose an answer/)).toBeTruthy();
    await user.click(second as HTMLElement);
    await user.click(save());
    await waitFor(async () => expect(await db.feeds.count()).toBe(1));
    const [, later] = instantsOf('2026-11-01T01:30', TEST_ZONE);
    expect(await db.feeds.toArray()).toMatchObject([{ startedAt: later, note: 'half asleep' }]);
  });

  test('asks which end is meant if the feed began in the first of two repeated hours', async () => {
    const { user, db } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ day: '2026-11-01', add: 'feed' }),
      now: '2026-11-05T12:00:00-08:00',
    });
    await user.click(await screen.findByRole('radio', { name: 'Left breast' }));
    await user.type(screen.getByLabelText('Start'), '01:00');
    await user.type(screen.getByLabelText('End'), '01:10');
    await user.click(save());
    await user.click(screen.getByRole('radio', { name: /^The first 1:00 AM/ }));
    await user.click(save());
    await user.click(screen.getByRole('radio', { name: /^The second 1:10 AM/ }));
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: Left breast, 1 h 10 min')).toBeTruthy();
    expect(await db.feeds.count()).toBe(1);
  });

  test('withdraws a question when its time is changed', async () => {
    const { user } = await renderScreen(LogScreen, {
      ...visit,
      babies: [aBaby({ birthDate: '2026-02-01' })],
      at: paths.log({ day: '2026-03-08', add: 'feed' }),
    });
    await user.click(await screen.findByRole('radio', { name: 'Left breast' }));
    await user.type(screen.getByLabelText('Start'), '02:30');
    await user.type(screen.getByLabelText('End'), '04:00');
    await user.click(save());
    expect(screen.getByRole('group', { name: /there was no 2:30 AM/ })).toBeTruthy();
    await user.clear(screen.getByLabelText('Start'));
    await user.type(screen.getByLabelText('Start'), '03:30');
    expect(screen.queryByRole('group', { name: /there was no/ })).toBeNull();
    await user.click(save());
    expect(await screen.findByText(/Left breast, 30 min/)).toBeTruthy();
  });

  test.each([
    ['2026-03-08', '02:30', /^3:30 AM, after/, '03:30', '03:45'],
    ['2026-11-01', '01:50', /^The second 1:50 AM/, '01:50', '02:05'],
    ['2026-11-01', '01:20', /^The first 1:20 AM/, '01:20', '01:35'],
    ['2026-11-01', '01:50', /^The first 1:50 AM/, '01:50', '01:05'],
  ])(
    'moves, on %s, an untouched end with the start %s if the answer is %s',
    async (day, typed, answer, startTime, endTime) => {
      const { user, db } = await renderScreen(LogScreen, {
        ...visit,
        babies: [aBaby({ birthDate: '2026-02-01' })],
        now: `${day}T15:05:00Z`,
      });
      await user.click(await screen.findByRole('radio', { name: 'Left breast' }));
      await user.clear(screen.getByLabelText('Start'));
      await user.type(screen.getByLabelText('Start'), typed);
      await user.click(save());
      await user.click(screen.getByRole('radio', { name: answer }));
      expect(typedIn('End')).toBe(endTime);
      await user.click(save());
      expect(await screen.findByText('Saved for Juniper: Left breast, 15 min')).toBeTruthy();
      const [feed] = await db.feeds.toArray();
      expect(feed).toMatchObject({ date: day, startTime, endTime });
      expect((feed as Feed).endedAt - (feed as Feed).startedAt).toBe(15 * MINUTE);
    },
  );

  test('asks which end is meant if the parent typed the end', async () => {
    const { user, db } = await renderScreen(LogScreen, { ...visit, now: '2026-11-01T15:05:00Z' });
    await user.click(await screen.findByRole('radio', { name: 'Left breast' }));
    await user.clear(screen.getByLabelText('Start'));
    await user.type(screen.getByLabelText('Start'), '01:20');
    await user.clear(screen.getByLabelText('End'));
    await user.type(screen.getByLabelText('End'), '01:40');
    await user.click(save());
    await user.click(screen.getByRole('radio', { name: /^The first 1:20 AM/ }));
    expect(typedIn('End')).toBe('01:40');
    await user.click(save());
    await user.click(screen.getByRole('radio', { name: /^The second 1:40 AM/ }));
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: Left breast, 1 h 20 min')).toBeTruthy();
    expect(await db.feeds.count()).toBe(1);
  });

  test('asks whether a future time is meant', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    await user.click(await screen.findByRole('radio', { name: 'Left breast' }));
    await user.clear(screen.getByLabelText('End'));
    await user.type(screen.getByLabelText('End'), '13:00');
    await user.click(save());
    await user.click(screen.getByRole('radio', { name: 'Yes, save it as is' }));
    await user.click(save());
    await waitFor(async () => expect(await db.feeds.count()).toBe(1));
  });
});

test('keeps typed values on a full disk, and saves on retry', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  const full = () => {
    throw new Dexie.AbortError('Transaction aborted', new DOMException('', 'QuotaExceededError'));
  };
  db.feeds.hook('creating', full);
  await user.click(await screen.findByRole('radio', { name: 'Right breast' }));
  await user.type(screen.getByLabelText(/Note/), 'fell asleep at once');
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This device is full');
  expect(typedIn('Start')).toBe('11:45');
  expect((screen.getByRole('radio', { name: 'Right breast' }) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByLabelText(/Note/) as HTMLTextAreaElement).value).toBe('fell asleep at once');
  expect(await db.feeds.count()).toBe(0);

  db.feeds.hook('creating').unsubscribe(full);
  await user.click(save());
  expect(await screen.findByText('Saved for Juniper: Right breast, 15 min')).toBeTruthy();
  expect(await db.feeds.toArray()).toMatchObject([{ note: 'fell asleep at once' }]);
});

describe('FeedForm for an existing feed', () => {
  async function edit(feed: Feed) {
    const at = paths.log({ edit: feed.id });
    const rendered = await renderScreen(LogScreen, { ...visit, at, feed: [feed] });
    await form('Edit Juniper’s feed');
    return rendered;
  }

  test('keeps the zone, the sitting and the unknown fields', async () => {
    const feed = {
      ...aFeed({ zone: 'Asia/Tokyo', startTime: '21:00', endTime: '21:20', sessionId: 's', importId: 'i' }),
      mood: 'calm',
    };
    const { user, db } = await edit(feed);
    expect(typedIn('Start')).toBe('21:00');
    expect(screen.queryByLabelText('From the import (optional)')).toBeNull();
    expect(screen.getByText('Times are in the Asia/Tokyo time zone.')).toBeTruthy();
    await user.clear(screen.getByLabelText('End'));
    await user.type(screen.getByLabelText('End'), '21:30');
    await user.click(screen.getByRole('radio', { name: 'Right breast' }));
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: Right breast, 30 min')).toBeTruthy();
    expect(await db.feeds.get(feed.id)).toMatchObject({
      type: 'right',
      endTime: '21:30',
      endedAt: Date.parse('2026-05-06T21:30:00+09:00'),
      zone: 'Asia/Tokyo',
      sessionId: 's',
      importId: 'i',
      mood: 'calm',
    });
  });

  test('clears `orderUnknown` when a time is edited, and restores it on undo', async () => {
    const feed = aFeed({ sessionId: 's', orderUnknown: true });
    const { user, db } = await edit(feed);
    await user.clear(screen.getByLabelText('End'));
    await user.type(screen.getByLabelText('End'), '08:30');
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: Left breast, 30 min')).toBeTruthy();
    expect((await db.feeds.get(feed.id))?.orderUnknown).toBeUndefined();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await db.feeds.get(feed.id)).toMatchObject({ orderUnknown: true }));
  });

  test('keeps `orderUnknown` when only the note is edited', async () => {
    const feed = aFeed({ sessionId: 's', orderUnknown: true });
    const { user, db } = await edit(feed);
    await user.type(screen.getByLabelText(/Note/), 'sleepy');
    await user.click(save());
    await screen.findByText(/Saved for Juniper/);
    expect(await db.feeds.get(feed.id)).toMatchObject({ note: 'sleepy', orderUnknown: true });
  });

  test('undoes an edit from its toast', async () => {
    const feed = aFeed({ note: 'before' });
    const { user, db } = await edit(feed);
    await user.clear(screen.getByLabelText(/Note/));
    await user.type(screen.getByLabelText(/Note/), 'after');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await db.feeds.get(feed.id)).toMatchObject({ note: 'before' }));
  });

  test('deletes a record again on undo if the edit had restored it', async () => {
    const feed = aFeed({ note: 'before' });
    const { user, db } = await edit(feed);
    await user.type(screen.getByLabelText(/Note/), ' and after');
    await deleteRecords(db, [{ kind: 'feed', id: feed.id }], { device: 'other-tab', now: Date.now() });
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(await db.feeds.count()).toBe(0);
    expect((await db.trash.get(feed.id))?.deleted.record).toMatchObject({ note: 'before' });
  });

  test('keeps changes of another tab on save and on undo', async () => {
    const feed = aFeed({ note: 'before' });
    const { user, db } = await edit(feed);
    const stamp = { device: 'other-tab', now: feed.updatedAt + 1 };
    await updateRecord(db, 'feed', feed, { note: 'from there' }, stamp);
    await user.clear(screen.getByLabelText('End'));
    await user.type(screen.getByLabelText('End'), '08:30');
    await user.click(save());
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(await db.feeds.get(feed.id)).toMatchObject({ note: 'from there', endTime: '08:30' });
    await user.click(undo);
    await waitFor(async () =>
      expect(await db.feeds.get(feed.id)).toMatchObject({ note: 'from there', endTime: feed.endTime }),
    );
  });

  test('restores on undo the start that another tab wrote before the save', async () => {
    const feed = aFeed();
    const { user, db } = await edit(feed);
    const startedAt = feed.startedAt - 10 * 60_000;
    const stamp = { device: 'other-tab', now: feed.updatedAt + 1 };
    await updateRecord(db, 'feed', feed, { startTime: '07:50', startedAt }, stamp);
    await user.clear(screen.getByLabelText('End'));
    await user.type(screen.getByLabelText('End'), '08:30');
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await db.feeds.get(feed.id)).toMatchObject({
        startTime: '07:50',
        startedAt,
        endTime: feed.endTime,
      }),
    );
  });

  test('keeps another tab’s times when only the note is edited', async () => {
    const feed = aFeed({ note: '' });
    const { user, db } = await edit(feed);
    const endedAt = feed.endedAt + 5 * 60_000;
    await updateRecord(
      db,
      'feed',
      feed,
      { endTime: '08:25', endedAt },
      { device: 'other-tab', now: feed.updatedAt + 1 },
    );
    await user.type(screen.getByLabelText(/Note/), 'sleepy');
    await user.click(save());
    await screen.findByRole('button', { name: 'Undo' });
    expect(await db.feeds.get(feed.id)).toMatchObject({ note: 'sleepy', endTime: '08:25', endedAt });
  });

  test.each([
    ['with an end', 'left', '00:30'],
    ['without an end', 'bottle', '00:05'],
  ] as const)(
    'moves a feed %s to the day before if its start is edited to before midnight',
    async (_, type, endTime) => {
      const feed = aFeed({ type, startTime: '00:05', endTime });
      const { user, db } = await edit(feed);
      await user.clear(screen.getByLabelText('Start'));
      await user.type(screen.getByLabelText('Start'), '23:50');
      expect(typedIn('Date')).toBe('2026-05-05');
      await user.click(save());
      await waitFor(async () => expect(await db.feeds.get(feed.id)).toMatchObject({ date: '2026-05-05' }));
      const mended = await db.feeds.get(feed.id);
      expect(mended?.endedAt).toBe(type === 'left' ? feed.endedAt : feed.startedAt - 15 * 60_000);
    },
  );

  test('shows the import note separately, and keeps it when the other note is edited', async () => {
    const feed = aFeed({ note: 'sleepy', importNote: 'Formula' });
    const { user, db } = await edit(feed);
    expect(typedIn('Note (optional)')).toBe('sleepy');
    expect(typedIn('From the import (optional)')).toBe('Formula');
    await user.type(screen.getByLabelText('Note (optional)'), '!');
    await user.click(save());
    await waitFor(async () =>
      expect(await db.feeds.get(feed.id)).toMatchObject({ note: 'sleepy!', importNote: 'Formula' }),
    );
  });

  test('can clear the import note', async () => {
    const feed = aFeed({ importNote: 'Formula' });
    const { user, db } = await edit(feed);
    await user.clear(screen.getByLabelText('From the import (optional)'));
    await user.click(save());
    await waitFor(async () => expect((await db.feeds.get(feed.id))?.importNote).toBe(''));
  });

  test('deletes the feed, and restores it on undo', async () => {
    const feed = aFeed();
    const { user, db } = await edit(feed);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Deleted for Juniper: Left breast, 20 min')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await db.feeds.count()).toBe(0);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: /Left breast, 20 min/ })).toBeTruthy();
    expect(await db.feeds.get(feed.id)).toMatchObject({ startTime: '08:00' });
  });
});

test('keeps the values of an open form when another tab changes the units', async () => {
  const bottle = aFeed({ type: 'bottle', amountOz: 4 });
  const { user, db } = await renderScreen(LogScreen, {
    ...visit,
    at: paths.log({ edit: bottle.id }),
    feed: [bottle],
  });
  await screen.findByRole('dialog', { name: 'Edit Juniper’s feed' });
  act(() => changePreferences(aUser().userId, { units: METRIC_UNITS }));
  expect((screen.getByLabelText(/^Amount .oz./) as HTMLInputElement).value).toBe('4');
  await user.type(screen.getByLabelText(/Note/), 'spat up');
  await user.click(save());
  await waitFor(async () => expect((await db.feeds.get(bottle.id))?.note).toBe('spat up'));
  expect((await db.feeds.get(bottle.id))?.amountOz).toBe(4);
});

describe('the usual times of a new feed', () => {
  const chip = (name: string) => screen.getByRole('button', { name });

  test('fill in the start, and a usual length moves the end', async () => {
    const { user, db } = await renderScreen(LogScreen, visit);
    await user.click(await screen.findByRole('radio', { name: 'Left breast' }));
    expect(chip('15 min ago').getAttribute('aria-pressed')).toBe('true');
    await user.click(chip('60 min ago'));
    expect([typedIn('Start'), typedIn('End')]).toEqual(['11:00', '11:15']);
    await user.click(chip('20 min'));
    expect([typedIn('Start'), typedIn('End')]).toEqual(['11:00', '11:20']);
    expect(chip('20 min').getAttribute('aria-pressed')).toBe('true');
    await user.click(save());
    expect(await screen.findByText('Saved for Juniper: Left breast, 20 min')).toBeTruthy();
    expect(await db.feeds.toArray()).toMatchObject([{ startTime: '11:00', endTime: '11:20' }]);
  });

  test('a usual length moves the start of a feed that has just ended', async () => {
    const { user } = await renderScreen(LogScreen, visit);
    await screen.findByRole('dialog');
    await user.click(chip('30 min'));
    await user.click(chip('20 min'));
    expect([typedIn('Start'), typedIn('End')]).toEqual(['11:40', '12:00']);
  });

  test('a usual length moves the start if the end would be in the future', async () => {
    const { user } = await renderScreen(LogScreen, visit);
    await screen.findByRole('dialog');
    await user.click(chip('15 min ago'));
    await user.click(chip('30 min'));
    expect([typedIn('Start'), typedIn('End')]).toEqual(['11:30', '12:00']);
    expect(chip('30 min').getAttribute('aria-pressed')).toBe('true');
  });

  test('offer “Now” only for a feed without an end', async () => {
    const { user } = await renderScreen(LogScreen, visit);
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Now' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Bottle' }));
    await user.click(chip('Now'));
    expect(typedIn('Start')).toBe('12:00');
  });

  test('are not offered on another day, but the usual lengths are', async () => {
    const { user } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ day: '2026-05-01', add: 'feed' }),
    });
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: '15 min ago' })).toBeNull();
    await user.click(chip('20 min'));
    await user.type(screen.getByLabelText('Start'), '09:00');
    expect(typedIn('End')).toBe('09:20');
  });
});

test('the date of a form is a button until the day is missing', async () => {
  const { user } = await renderScreen(LogScreen, visit);
  await screen.findByRole('dialog');
  expect(screen.getByRole('button', { name: 'Date: Today' }).textContent).toBe('Today');
  const isHidden = () => screen.getByLabelText('Date').getAttribute('aria-hidden');
  expect(isHidden()).toBe('true');
  await user.clear(screen.getByLabelText('Date'));
  expect(isHidden()).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Date'));
  expect(screen.queryByRole('button', { name: /^Date/ })).toBeNull();
  await user.click(save());
  expect(screen.getByText('Which day was it? Choose a date.')).toBeTruthy();
});
