import { screen, waitFor, within } from '@testing-library/react';
import Dexie from 'dexie';
import { describe, expect, test } from 'vitest';
import { LogScreen } from '#app/log/LogScreen.tsx';
import { backdateTimer, pauseTimer, startTimer, switchSide } from '#domain/kinds/timer.ts';
import { paths } from '#paths.ts';
import { deleteRecords, updateRecord } from '#storage/log/records.ts';
import { addTimer, changeTimer } from '#storage/log/timers.ts';
import { aBaby, aDiaper, aFeed, aSleep, TEST_DAY } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';

const visit = { at: paths.log({ add: 'feed' }), now: '2026-05-06T15:00:00-07:00', babies: [aBaby()] };
const aNap = () => aSleep({ startTime: `${TEST_DAY}T13:00`, endTime: `${TEST_DAY}T14:30` });

type Rendered = Awaited<ReturnType<typeof renderScreen>>;

/** Logs a feed on the left from 2:05 to 2:20 PM. */
async function logFeed({ user }: Rendered) {
  await user.click(await screen.findByRole('radio', { name: 'Left breast' }));
  for (const [field, clock] of [
    ['Start', '14:05'],
    ['End', '14:20'],
  ] as const) {
    await user.clear(screen.getByLabelText(field));
    await user.type(screen.getByLabelText(field), clock);
  }
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

const question = async () =>
  within(await screen.findByRole('dialog', { name: 'Saved for Juniper: Left breast, 15 min' }));
const button = (name: string) => screen.getByRole('button', { name });

async function untilAnswered() {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('ConflictDialog', () => {
  test('shows a conflict after the save, and the ways to settle the conflict', async () => {
    const rendered = await renderScreen(LogScreen, { ...visit, sleep: [aNap()] });
    await logFeed(rendered);
    const asked = await question();
    expect(asked.getByText('This overlaps Nap, 1:00 PM to 2:30 PM.')).toBeTruthy();
    expect(asked.getByText('Today, 2:05 PM')).toBeTruthy();
    expect(await rendered.db.feeds.count()).toBe(1);
  });

  test('has no button in the place of Save, where a second tap could press it', async () => {
    const rendered = await renderScreen(LogScreen, { ...visit, sleep: [aNap()] });
    await logFeed(rendered);
    const foot = (await question()).getByText('Your feed is saved either way.').parentElement;
    expect(within(foot ?? document.body).queryAllByRole('button')).toEqual([]);
  });

  test('does not promise that the entry stays if an answer removes it', async () => {
    const here = aFeed({ type: 'left', startTime: '14:04', endTime: '14:20' });
    const rendered = await renderScreen(LogScreen, { ...visit, feed: [here] });
    await logFeed(rendered);
    const asked = await question();
    expect(asked.getByRole('button', { name: 'Remove this one' })).toBeTruthy();
    expect(asked.getByText('It’s saved unless you remove it.')).toBeTruthy();
  });

  test('keeps both entries, and marks them again only after an undo', async () => {
    const rendered = await renderScreen(LogScreen, { ...visit, sleep: [aNap()] });
    await logFeed(rendered);
    await question();
    await rendered.user.click(button('Keep both'));
    await untilAnswered();
    expect(await screen.findByText('Both kept for Juniper: Left breast, 15 min')).toBeTruthy();
    expect(rendered.address()).toBe('/app/log');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Overlaps/ })).toBeNull());
    await rendered.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findAllByRole('button', { name: /^Overlaps/ })).toHaveLength(2);
  });

  test('ends the earlier entry, and restores its end on undo', async () => {
    const nap = aNap();
    const rendered = await renderScreen(LogScreen, { ...visit, sleep: [nap] });
    await logFeed(rendered);
    await question();
    await rendered.user.click(button('End the nap at 2:05 PM'));
    await untilAnswered();
    await waitFor(async () =>
      expect(await rendered.db.sleeps.get(nap.id)).toMatchObject({ endTime: `${TEST_DAY}T14:05` }),
    );
    expect(await screen.findByText('Ended for Juniper: Nap, 1 h 5 min')).toBeTruthy();
    await updateRecord(rendered.db, 'sleep', nap, { note: 'from there' }, { device: 'tab', now: Date.now() });
    await rendered.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await rendered.db.sleeps.get(nap.id)).toMatchObject({
        endTime: nap.endTime,
        endedAt: nap.endedAt,
        note: 'from there',
      }),
    );
  });

  test('ends the new entry if it is the earlier one', async () => {
    const nap = aSleep({ startTime: `${TEST_DAY}T14:15`, endTime: `${TEST_DAY}T15:00` });
    const rendered = await renderScreen(LogScreen, { ...visit, sleep: [nap] });
    await logFeed(rendered);
    await question();
    await rendered.user.click(button('End this feed at 2:15 PM'));
    await untilAnswered();
    expect(await rendered.db.feeds.toArray()).toMatchObject([{ endTime: '14:15' }]);
    expect(await rendered.db.sleeps.get(nap.id)).toEqual(nap);
  });

  test('removes a duplicate, and restores it on undo', async () => {
    const feed = aFeed({ startTime: '14:04', endTime: '14:20' });
    const rendered = await renderScreen(LogScreen, { ...visit, feed: [feed] });
    await logFeed(rendered);
    expect(
      (await question()).getByText('This looks the same as Left breast, 2:04 PM to 2:20 PM.'),
    ).toBeTruthy();
    await rendered.user.click(button('Remove this one'));
    await untilAnswered();
    expect(await rendered.db.feeds.toArray()).toEqual([feed]);
    await rendered.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await rendered.db.feeds.count()).toBe(2));
  });

  test('stops a running timer, and continues it on undo', async () => {
    const rendered = await renderScreen(LogScreen, visit);
    const { db, user } = rendered;
    const since = Date.parse('2026-05-06T13:00:00-07:00');
    await addTimer(db, startTimer('baby-1', 'sleep', null, { device: 'd', now: since }));
    await logFeed(rendered);
    expect((await question()).getByText('This overlaps Nap, running since 1:00 PM.')).toBeTruthy();
    await user.click(button('End the nap at 2:05 PM'));
    await untilAnswered();
    expect(await db.timers.count()).toBe(0);
    expect(await db.sleeps.toArray()).toMatchObject([
      { startTime: `${TEST_DAY}T13:00`, endTime: `${TEST_DAY}T14:05` },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await db.timers.count()).toBe(1));
    expect(await db.sleeps.count()).toBe(0);
  });

  const another = { device: 'tab', now: Date.parse(visit.now) };
  const saysOvertaken = async () => {
    await untilAnswered();
    expect(await screen.findByText('Another tab changed Juniper’s log.')).toBeTruthy();
  };

  const at = (clock: string) => ({ device: 'd', now: Date.parse(`2026-05-06T${clock}:00-07:00`) });
  /**
   * Logs a feed that overlaps a running feed. The running feed began on the left at 1:50 PM and moved to the right at
   * `switched`.
   */
  async function logOverFeed(switched: string) {
    const rendered = await renderScreen(LogScreen, visit);
    const running = switchSide(startTimer('baby-1', 'feed', 'left', at('13:50')), at(switched));
    await addTimer(rendered.db, running);
    await logFeed(rendered);
    return { ...rendered, running };
  }

  test('ends a finished segment of a feed that continues on the other side', async () => {
    const { db, user, running } = await logOverFeed('14:18');
    expect((await question()).getByText('This overlaps Left breast, 1:50 PM to 2:18 PM.')).toBeTruthy();
    await user.click(button('End the other feed at 2:05 PM'));
    await untilAnswered();
    expect(await screen.findByText('Ended for Juniper: Left breast, 15 min')).toBeTruthy();
    const [left, right] = running.segments;
    const ended = { ...left, endedAt: at('14:05').now };
    expect(await db.timers.toArray()).toMatchObject([{ segments: [ended, right] }]);
    expect(await db.feeds.count()).toBe(1);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(await db.timers.toArray()).toEqual([running]);
  });

  test('refuses the undo after another tab paused the feed, and explains why', async () => {
    const { db, user, running } = await logOverFeed('14:18');
    await question();
    await user.click(button('End the other feed at 2:05 PM'));
    await untilAnswered();
    const paused = await changeTimer(db, running.id, (timer) => pauseTimer(timer, another));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await saysOvertaken();
    expect(await db.timers.toArray()).toEqual([paused]);
  });

  test('stops the whole feed if its current side is in conflict too', async () => {
    const { db, user } = await logOverFeed('14:10');
    expect((await question()).getByText('This overlaps Left breast, running since 1:50 PM.')).toBeTruthy();
    await user.click(button('End the other feed at 2:05 PM'));
    await untilAnswered();
    expect(await db.timers.count()).toBe(0);
    const ends = (await db.feeds.toArray()).map(({ endTime }) => endTime);
    expect(ends.sort()).toEqual(['14:05', '14:20']);
  });

  test('does not offer to end a timer that needs a question about its length', async () => {
    const rendered = await renderScreen(LogScreen, visit);
    await addTimer(rendered.db, startTimer('baby-1', 'feed', 'left', at('10:00')));
    await logFeed(rendered);
    const dialog = await question();
    expect(dialog.getByText('You may have forgotten that timer. Stop it to set when it ended.')).toBeTruthy();
    expect(dialog.queryByRole('button', { name: /^End the/ })).toBeNull();
  });

  test('does not end an entry before its start if another tab moved the start', async () => {
    const nap = aNap();
    const rendered = await renderScreen(LogScreen, { ...visit, sleep: [nap] });
    const { db, user } = rendered;
    await logFeed(rendered);
    await question();
    const { startTime, startedAt } = aSleep({ startTime: `${TEST_DAY}T14:10` });
    const { after } = await updateRecord(db, 'sleep', nap, { startTime, startedAt }, another);
    await user.click(button('End the nap at 2:05 PM'));
    await saysOvertaken();
    expect(await db.sleeps.toArray()).toEqual([after]);
    expect(await screen.findByRole('button', { name: 'Overlaps Nap, 2:10 PM' })).toBeTruthy();
  });

  test('does not end a timer before its start if another tab moved the start', async () => {
    const rendered = await renderScreen(LogScreen, visit);
    const { db, user } = rendered;
    const since = (clock: string) => Date.parse(`2026-05-06T${clock}:00-07:00`);
    const { id } = await addTimer(
      db,
      startTimer('baby-1', 'sleep', null, { device: 'd', now: since('13:00') }),
    );
    await logFeed(rendered);
    await question();
    await changeTimer(db, id, (timer) => backdateTimer(timer, since('14:10'), another));
    await user.click(button('End the nap at 2:05 PM'));
    await saysOvertaken();
    expect(await db.timers.count()).toBe(1);
    expect(await db.sleeps.count()).toBe(0);
  });

  test('does not restore an entry that another tab deleted', async () => {
    const nap = aNap();
    const rendered = await renderScreen(LogScreen, { ...visit, sleep: [nap] });
    await logFeed(rendered);
    await question();
    await deleteRecords(rendered.db, [{ kind: 'sleep', id: nap.id }], another);
    await rendered.user.click(button('End the nap at 2:05 PM'));
    await saysOvertaken();
    expect(await rendered.db.sleeps.count()).toBe(0);
    expect(await rendered.db.trash.count()).toBe(1);
  });

  test('does not remove a duplicate if another tab deleted the original', async () => {
    const twin = aFeed({ startTime: '14:04', endTime: '14:20' });
    const rendered = await renderScreen(LogScreen, { ...visit, feed: [twin] });
    await logFeed(rendered);
    await question();
    await deleteRecords(rendered.db, [{ kind: 'feed', id: twin.id }], another);
    await rendered.user.click(button('Remove this one'));
    await saysOvertaken();
    expect(await rendered.db.feeds.toArray()).toMatchObject([{ startTime: '14:05' }]);
  });

  test('leaves both entries marked in the log if it closes without an answer', async () => {
    const rendered = await renderScreen(LogScreen, { ...visit, sleep: [aNap()] });
    await logFeed(rendered);
    await question();
    await rendered.user.click(button('Close'));
    await untilAnswered();
    expect(await screen.findByRole('button', { name: 'Overlaps Nap, 1:00 PM' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Overlaps Left breast, 2:05 PM' })).toBeTruthy();
  });

  test('reports a full device and can be answered again', async () => {
    const rendered = await renderScreen(LogScreen, { ...visit, sleep: [aNap()] });
    const { db, user } = rendered;
    const full = () => {
      throw new Dexie.AbortError('Transaction aborted', new DOMException('', 'QuotaExceededError'));
    };
    await logFeed(rendered);
    await question();
    db.sleeps.hook('updating', full);
    await user.click(button('End the nap at 2:05 PM'));
    expect((await screen.findByRole('alert')).textContent).toContain('This device is full');
    db.sleeps.hook('updating').unsubscribe(full);
    await user.click(button('End the nap at 2:05 PM'));
    await untilAnswered();
  });
});

describe('saving an entry without a conflict dialog', () => {
  test('ignores a nap of another baby', async () => {
    const babies = [aBaby(), aBaby({ babyId: 'baby-2', name: 'Wren', createdAt: 2 })];
    const sleeps = [{ ...aNap(), babyId: 'baby-2' }];
    await logFeed(await renderScreen(LogScreen, { ...visit, babies, sleep: sleeps }));
    expect(await screen.findByText('Saved for Juniper: Left breast, 15 min')).toBeTruthy();
    await untilAnswered();
  });

  test('ignores a conflict that existed before the edit', async () => {
    const feed = aFeed({ startTime: '14:05', endTime: '14:20' });
    const { user } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ edit: feed.id }),
      feed: [feed],
      sleep: [aNap()],
    });
    await user.type(await screen.findByLabelText(/Note/), 'in the sling');
    await user.click(button('Save'));
    await untilAnswered();
    expect(await screen.findByText('Saved for Juniper: Left breast, 15 min')).toBeTruthy();
  });
});

test('an edit asks about its new conflicts, and one press keeps all entries', async () => {
  const diaper = aDiaper({ time: '14:00' });
  const feeds = [
    aFeed({ startTime: '14:05', endTime: '14:20' }),
    aFeed({ startTime: '16:05', endTime: '16:20' }),
  ];
  const nap = aSleep({ startTime: `${TEST_DAY}T13:00`, endTime: `${TEST_DAY}T14:00` });
  const { user, db } = await renderScreen(LogScreen, {
    ...visit,
    now: '2026-05-06T20:00:00-07:00',
    at: paths.log({ edit: nap.id }),
    diaper: [diaper],
    feed: feeds,
    sleep: [nap],
  });
  await user.clear(await screen.findByLabelText('End'));
  await user.type(screen.getByLabelText('End'), '17:00');
  await user.click(button('Save'));
  const asked = within(await screen.findByRole('dialog', { name: 'Saved for Juniper: Nap, 4 h' }));
  expect(asked.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'This overlaps Left breast, 2:05 PM to 2:20 PM.End this nap at 2:05 PM',
    'This overlaps Left breast, 4:05 PM to 4:20 PM.End this nap at 4:05 PM',
  ]);
  await user.click(button('Keep all'));
  await untilAnswered();
  expect(screen.getByText('All kept for Juniper: Nap, 4 h')).toBeTruthy();
  expect((await db.sleeps.get(nap.id))?.keptWith).toEqual(feeds.map(({ id }) => id));
});

describe('the conflict mark in the log', () => {
  const open = { ...visit, at: paths.log() };

  test('opens the conflicts of its entry, and returns the focus to the entry', async () => {
    const feed = aFeed({ startTime: '14:05', endTime: '14:20' });
    const { user, db } = await renderScreen(LogScreen, { ...open, feed: [feed], sleep: [aNap()] });
    await user.click(await screen.findByRole('button', { name: 'Overlaps Left breast, 2:05 PM' }));
    const asked = within(screen.getByRole('dialog', { name: 'Logged for Juniper: Nap, 1 h 30 min' }));
    await user.click(asked.getByRole('button', { name: 'End this nap at 2:05 PM' }));
    await untilAnswered();
    expect(await db.sleeps.toArray()).toMatchObject([{ endTime: `${TEST_DAY}T14:05` }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Overlaps/ })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /Nap, 1 h 5 min/ })),
    );
  });

  test('moves the focus to the next entry when its own entry is removed', async () => {
    const diapers = [aDiaper({ time: '09:00' }), aDiaper({ time: '09:01' })];
    const { user } = await renderScreen(LogScreen, { ...open, diaper: diapers });
    const [mark] = await screen.findAllByRole('button', { name: 'Logged twice?' });
    mark?.focus();
    await user.keyboard('{Enter}');
    await user.click(button('Remove this one'));
    await untilAnswered();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^9:01 AM/ })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: /^9:00 AM/ })),
    );
  });

  test('moves the focus to the heading of the empty day when the last entry is removed', async () => {
    const diapers = [aDiaper({ date: '2026-05-05', time: '23:59' }), aDiaper({ time: '00:01' })];
    const { user } = await renderScreen(LogScreen, { ...open, diaper: diapers });
    (await screen.findByRole('button', { name: 'Logged twice?' })).focus();
    await user.keyboard('{Enter}');
    await user.click(button('Remove this one'));
    await untilAnswered();
    await screen.findByText('A fresh page');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'A fresh page' }));
  });

  test('marks both duplicates, and shows the number of several conflicts', async () => {
    await renderScreen(LogScreen, {
      ...open,
      diaper: [aDiaper({ time: '09:00' }), aDiaper({ time: '09:01' })],
      feed: [
        aFeed({ startTime: '13:10', endTime: '13:20' }),
        aFeed({ startTime: '14:05', endTime: '14:20' }),
      ],
      sleep: [aNap()],
    });
    expect(await screen.findAllByRole('button', { name: 'Logged twice?' })).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Overlaps 2 entries' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Overlaps Nap, 1:00 PM' })).toHaveLength(2);
  });

  test('marks a night in the log of its first day if it overlaps a feed of the next day', async () => {
    const night = aSleep({ startTime: `${TEST_DAY}T21:00`, endTime: '2026-05-07T06:00', isNight: true });
    await renderScreen(LogScreen, {
      ...open,
      now: '2026-05-07T12:00:00-07:00',
      at: paths.log({ day: TEST_DAY }),
      sleep: [night],
      feed: [aFeed({ date: '2026-05-07', startTime: '02:00', endTime: '02:20' })],
    });
    expect(await screen.findByRole('button', { name: 'Overlaps Left breast, 2:00 AM' })).toBeTruthy();
  });
});
