import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { useBabies } from '#app/family/use-babies.ts';
import { useFamily } from '#app/family/use-family.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { pauseTimer, startOf, startTimer, switchSide } from '#domain/kinds/timer.ts';
import { entriesOfTimer } from '#domain/log/timed-kinds.ts';
import { HOUR, MINUTE } from '#domain/time/when.ts';
import { paths } from '#paths.ts';
import { deleteRecords, readDays, updateRecord } from '#storage/log/records.ts';
import { addTimer, changeTimer, discardTimer, finishTimer, listTimers } from '#storage/log/timers.ts';
import { aBaby, aDiaper, aFeed, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { holdFrames } from '#testing/hold-frames.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { afterFrame } from '#ui/layout/after-frame.ts';
import { QuickLog } from './QuickLog.tsx';
import { useCareState } from './use-care-state.ts';

const NOON = '2026-05-06T12:00:00-07:00';
// The clock stands still: the tap of one test would be the first of two with that of the next.

const author = { device: 'd', now: Date.parse(NOON) };

function QuickLogScreen() {
  const known = useBabies();
  if (!known?.baby) return null;
  return (
    <>
      <TheirQuickLog key={known.baby.babyId} baby={known.baby} />
      {known.babies.map(({ babyId, name }) => (
        <button key={babyId} type="button" onClick={() => known.choose(babyId)}>
          {name}
        </button>
      ))}
    </>
  );
}

function TheirQuickLog({ baby }: { baby: Baby }) {
  const care = useCareState(baby.babyId, useFamily());
  return care && <QuickLog baby={baby} care={care} />;
}

function visit(log = {}, now = NOON) {
  return renderScreen(QuickLogScreen, { at: paths.dashboard, now, babies: [aBaby()], ...log });
}

function quick() {
  return screen.findByRole('region', { name: 'Quick log for Juniper' });
}

test('what was logged before a flight to the west counts, though it bears the date of tomorrow', async () => {
  const overThePacific = aFeed({
    date: '2026-05-07',
    startTime: '02:00',
    endTime: '02:20',
    zone: 'Asia/Tokyo',
  });
  await visit({ feed: [overThePacific] });
  expect(within(await quick()).getByText(/^Fed 2 h ago: left breast, 20 min/)).toBeTruthy();
});

test('what comes seldom is looked for further back: the last dirty diaper, and a bottle of last week', async () => {
  await visit({
    feed: [
      aFeed({ date: '2026-05-01', type: 'bottle', amountOz: 5 }),
      aFeed({ date: '2026-05-06', type: 'left' }),
    ],
    diaper: [
      aDiaper({ date: '2026-05-01', time: '12:00', type: 'dirty' }),
      aDiaper({ date: '2026-05-06', time: '11:00', type: 'wet' }),
    ],
  });
  const log = within(await quick());
  expect(await log.findByText(/Last wet 1 h ago, dirty 5 days ago\./)).toBeTruthy();
  expect(await log.findByRole('button', { name: '5 oz' })).toBeTruthy();
  expect(log.queryByRole('button', { name: '2 oz' })).toBeNull();
});

test('an amount that is offered from last week stays under the thumb when another is tapped', async () => {
  const bottle = (date: string, amountOz: number | null) => aFeed({ date, type: 'bottle', amountOz });
  const { user } = await visit({
    feed: [
      bottle('2026-04-29', 5),
      bottle('2026-04-30', 5),
      bottle('2026-05-01', 4),
      bottle('2026-05-05', null),
    ],
  });
  const log = within(await quick());
  await user.click(await log.findByRole('button', { name: '4 oz' }));
  expect(await screen.findByText(/^Saved for Juniper/)).toBeTruthy();
  expect(await log.findByText(/Fed .*bottle, 4 oz/)).toBeTruthy();
  expect(log.getByRole('button', { name: '5 oz' })).toBeTruthy();
});

test('the suggested side is marked, and says why', async () => {
  await visit({ feed: [aFeed({ type: 'left' })] });
  const log = within(await quick());
  expect(log.getByText(/Next side right: the last breastfeed ended on the left/)).toBeTruthy();
  expect(log.getByRole('button', { name: 'Right Next' })).toBeTruthy();
  expect(log.getByRole('button', { name: 'Left' })).toBeTruthy();
});

test('a tile’s tick is seen first, then its words, and then the log is read again for the rest', async () => {
  const { db } = await visit({ feed: [aFeed({ type: 'bottle', amountOz: 4 })] });
  const tile = within(await quick()).getByRole('button', { name: '4.5 oz' });
  const frames = holdFrames();
  /** As long as it takes to read the log twice. */
  const aWhile = async () => {
    for (let time = 0; time < 2; time += 1) await readDays(db, aBaby().babyId, TEST_DAY, TEST_DAY);
    await act(async () => {});
  };

  fireEvent.click(tile);
  await waitFor(() => expect(tile.querySelector('[data-done]')).toBeTruthy());
  await aWhile();
  expect(screen.queryByText(/^Saved for Juniper/)).toBeNull();
  frames.draw();
  expect(await screen.findByText(/^Saved for Juniper/)).toBeTruthy();
  await aWhile();
  expect(screen.queryByRole('button', { name: '5 oz' })).toBeNull();
  frames.release();
  frames.draw();
  expect(await screen.findByRole('button', { name: '5 oz' })).toBeTruthy();
});

test('a failed write says why, claims nothing, and the same tap can be made again at once', async () => {
  const { user, db } = await visit();
  const fail = () => {
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  db.diapers.hook('creating', fail);
  await user.click(within(await quick()).getByRole('button', { name: 'Wet' }));
  expect(await screen.findByText('This device is full')).toBeTruthy();
  expect(screen.queryByText(/^Saved for Juniper/)).toBeNull();
  expect(await db.diapers.count()).toBe(0);

  db.diapers.hook('creating').unsubscribe(fail);
  await user.click(within(await quick()).getByRole('button', { name: 'Wet' }));
  expect(await screen.findByText(/^Saved for Juniper/)).toBeTruthy();
  expect(await db.diapers.count()).toBe(1);
});

describe('two taps on one button', () => {
  test('ask about the second; the first can still be taken back', async () => {
    const { user, db } = await visit();
    const wet = within(await quick()).getByRole('button', { name: 'Wet' });
    await user.click(wet);
    await screen.findByText(/^Saved for Juniper/);
    await user.click(wet);
    expect(await screen.findByText('Two for Juniper?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo the first' }));
    await screen.findByText('Undone for Juniper');
    expect(await db.diapers.count()).toBe(0);
  });

  test('that were meant are kept, and the log does not ask again', async () => {
    const { user, db } = await visit();
    const wet = within(await quick()).getByRole('button', { name: 'Wet' });
    await user.click(wet);
    await screen.findByText(/^Saved for Juniper/);
    await user.click(wet);
    await user.click(await screen.findByRole('button', { name: 'Yes, log two' }));
    await screen.findByText(/^Saved for Juniper/);
    const [first, second] = await db.diapers.toArray();
    expect(second?.keptWith).toEqual([first?.id]);
    expect(screen.queryByRole('button', { name: 'Logged twice?' })).toBeNull();
  });

  test('a tap that is moved ten minutes back keeps what another tab wrote of it meanwhile', async () => {
    const { user, db } = await visit();
    await user.click(within(await quick()).getByRole('button', { name: 'Wet' }));
    await screen.findByText(/^Saved for Juniper/);
    const [diaper] = await db.diapers.toArray();
    if (!diaper) throw new Error('Nothing was logged.');
    const there = { device: 'tab', now: diaper.updatedAt + 1 };
    await updateRecord(db, 'diaper', diaper, { type: 'mixed', note: 'from there' }, there);
    await user.click(screen.getByRole('button', { name: '10 min ago' }));
    await screen.findByText('Saved for Juniper: Wet and dirty diaper');
    expect(await db.diapers.toArray()).toMatchObject([{ type: 'mixed', note: 'from there', time: '11:50' }]);
  });

  test('are two taps though the amounts have changed places in between', async () => {
    const { user, db } = await visit({ feed: [aFeed({ type: 'bottle', amountOz: 4 })] });
    await user.click(within(await quick()).getByRole('button', { name: '4.5 oz' }));
    await user.click(await screen.findByRole('button', { name: '5 oz' }));
    expect(
      await screen.findByText('Bottle, 4.5 oz is already saved once. The second is Bottle, 5 oz.'),
    ).toBeTruthy();
    expect(await db.feeds.count()).toBe(2);
  });

  test('of which the second comes before the first is saved: the question stands, once it is true', async () => {
    const { db } = await visit();
    const wet = within(await quick()).getByRole('button', { name: 'Wet' });
    fireEvent.click(wet);
    fireEvent.click(wet);
    expect(screen.queryByText('Two for Juniper?')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Undo the first' })).toBeTruthy();
    expect(screen.getByText('Two for Juniper?')).toBeTruthy();
    expect(await db.diapers.count()).toBe(1);
  });

  test('of a hand that goes on trembling are not another first one at the third', async () => {
    const { user, db } = await visit();
    const wet = within(await quick()).getByRole('button', { name: 'Wet' });
    for (const milliseconds of [0, 1200, 2300]) {
      vi.setSystemTime(Date.parse(NOON) + milliseconds);
      await user.click(wet);
      await screen.findByText(milliseconds === 0 ? /^Saved for Juniper/ : 'Two for Juniper?');
    }
    expect(await db.diapers.count()).toBe(1);
    vi.setSystemTime(Date.parse(NOON) + 4400);
    await user.click(wet);
    await screen.findByText(/^Saved for Juniper/);
    expect(await db.diapers.count()).toBe(2);
  });

  test('of which the first fails: that is all that is said', async () => {
    const { db } = await visit();
    const fail = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    db.diapers.hook('creating', fail);
    const wet = within(await quick()).getByRole('button', { name: 'Wet' });
    fireEvent.click(wet);
    fireEvent.click(wet);
    expect(screen.queryByText('Two for Juniper?')).toBeNull();
    await screen.findByText('This device is full');
    // As long as the question would have waited.
    await afterFrame();
    await afterFrame();
    expect(screen.getByText('This device is full')).toBeTruthy();
    db.diapers.hook('creating').unsubscribe(fail);
    fireEvent.click(wet);
    expect(await screen.findByText(/^Saved for Juniper/)).toBeTruthy();
  });

  test('on a timer, of which the second comes before the first is saved: the question stands', async () => {
    const { db } = await visit();
    const tile = within(await quick()).getByRole('button', { name: 'Start sleep' });
    fireEvent.click(tile);
    fireEvent.click(tile);
    expect(await screen.findByRole('button', { name: 'Undo the first' })).toBeTruthy();
    expect(screen.getByText('Two taps for Juniper?')).toBeTruthy();
    expect(await listTimers(db)).toHaveLength(1);
  });

  test('do not wake whoever just fell asleep, nor switch a side back', async () => {
    const { user, db } = await visit();
    await user.click(within(await quick()).getByRole('button', { name: 'Start sleep' }));
    await user.click(await screen.findByRole('button', { name: 'Wake up and save' }));
    expect(await screen.findByText('Two taps for Juniper?')).toBeTruthy();
    expect(await db.sleeps.count()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Undo the first' }));
    await waitFor(async () => expect(await listTimers(db)).toEqual([]));
  });
});

describe('what was logged and clashes', () => {
  const nap = aSleep({ startTime: `${TEST_DAY}T11:00`, endTime: `${TEST_DAY}T12:30` });

  test('is saved, and what to do about it is one tap away', async () => {
    const { user, db } = await visit({ sleep: [nap] });
    await user.click(within(await quick()).getByRole('button', { name: '2 oz' }));
    await user.click(await screen.findByRole('button', { name: 'Overlaps Nap, 11:00 AM' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Saved for Juniper: Bottle, 2 oz' }));
    await user.click(asked.getByRole('button', { name: 'End the other one at 12:00 PM' }));
    await waitFor(async () =>
      expect(await db.sleeps.get(nap.id)).toMatchObject({ endTime: `${TEST_DAY}T12:00` }),
    );
  });

  test('so it is for a feed that ran through a nap', async () => {
    const { user, db } = await visit({ sleep: [nap] });
    await addTimer(db, startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 20 * MINUTE }));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    expect(await screen.findByRole('button', { name: 'Overlaps Nap, 11:00 AM' })).toBeTruthy();
  });
});

describe('a timer', () => {
  test('of another baby is not shown as this one’s', async () => {
    const { db } = await visit();
    await addTimer(db, startTimer('another-baby', 'sleep', null, author));
    expect(await within(await quick()).findByRole('button', { name: 'Start sleep' })).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('tells its own side’s start and minutes after a switch, and the pause’s start', async () => {
    const { db } = await visit();
    const at = (minutes: number) => ({ ...author, now: author.now - minutes * MINUTE });
    const switched = switchSide(startTimer('baby-1', 'feed', 'left', at(17)), at(5));
    await addTimer(db, switched);
    expect(await screen.findByText('Right since 11:55 AM, 17 min in all')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('5:00');
    await changeTimer(db, switched.id, (timer) => pauseTimer(timer, at(2)));
    expect(await screen.findByText('Right, paused since 11:58 AM, 15 min in all')).toBeTruthy();
    expect(screen.getByRole('timer').textContent).toBe('3:00');
  });

  test('that another tab started is told, and is not this tab’s to undo', async () => {
    const { db } = await visit();
    const tile = within(await quick()).getByRole('button', { name: 'Start sleep' });
    const began = { ...author, now: author.now - 5 * MINUTE };
    const running = startTimer('baby-1', 'sleep', null, began);
    // It comes to lie on the disk between two paintings of this tab.
    const written = db.timers.put(running);
    fireEvent.click(tile);
    await written;
    expect(await screen.findByText('Since 11:55 AM. That one goes on.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await listTimers(db)).toEqual([running]);
  });

  test('can be given another beginning', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    const time = screen.getByLabelText('Began at');
    await user.clear(time);
    await user.type(time, '11:40');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^20:/));
    expect(await screen.findByText('Feeding since 11:40 AM')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^0:/));
  });

  test('given another beginning after a switch keeps it: the ways to mend the switch are gone', async () => {
    const { db, user } = await visit();
    const began = { ...author, now: author.now - 12 * MINUTE };
    const timer = await addTimer(db, startTimer('baby-1', 'feed', 'left', began));
    await user.click(await screen.findByRole('button', { name: 'Switch to right' }));
    await screen.findByRole('button', { name: '5 min ago' });
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    await user.clear(screen.getByLabelText('Began at'));
    await user.type(screen.getByLabelText('Began at'), '11:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Feeding since 11:30 AM');
    expect(screen.queryByRole('button', { name: '5 min ago' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone for Juniper');
    expect((await db.timers.get(timer.id))?.segments).toMatchObject([
      { side: 'left', startedAt: began.now },
      { side: 'right' },
    ]);
  });

  test('given another beginning after the wrong side was touched has it at the right one, until that is undone', async () => {
    const { db, user } = await visit();
    const touched = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 2 * MINUTE });
    const timer = switchSide(touched, { ...author, now: touched.createdAt + 4000 });
    await addTimer(db, timer);
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    await user.clear(screen.getByLabelText('Began at'));
    await user.type(screen.getByLabelText('Began at'), '11:59');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Feeding since 11:59 AM');
    expect((await db.timers.get(timer.id))?.segments).toMatchObject([
      { side: 'right', startedAt: author.now - MINUTE },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone for Juniper');
    expect(await db.timers.get(timer.id)).toEqual(timer);
  });

  test('refuses a beginning still to come, and keeps what was typed', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    const time = screen.getByLabelText('Began at');
    await user.clear(time);
    await user.type(time, '23:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(/has not come yet/)).toBeTruthy();
    expect((time as HTMLInputElement).value).toBe('23:00');
    await waitFor(() => expect(document.activeElement).toBe(time));
  });

  test.each([
    ['05-05T23:40', '05-06T06:00', '00:15', '05-06T00:15'],
    ['05-06T00:02', '05-06T00:05', '23:50', '05-05T23:50'],
    // Half a day ago and more it is still of the day that it began on.
    ['05-05T15:30', '05-06T06:00', '15:45', '05-05T15:45'],
  ])('that began at %s and is given another beginning at %s, %s, goes on since %s', async (...times) => {
    const [began, now, clock, moved] = times;
    const at = (wall: string) => Date.parse(`2026-${wall}:00-07:00`);
    const { db, user } = await visit({}, `2026-${now}:00-07:00`);
    await addTimer(db, startTimer('baby-1', 'sleep', null, { ...author, now: at(began) }));
    await user.click(await screen.findByRole('button', { name: 'Edit the running sleep' }));
    await user.clear(screen.getByLabelText('Began at'));
    await user.type(screen.getByLabelText('Began at'), clock);
    expect((screen.getByLabelText('Day') as HTMLInputElement).value).toBe(`2026-${moved.slice(0, 5)}`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await listTimers(db))[0]?.segments[0]?.startedAt).toBe(at(moved));
  });

  test('given another beginning on a day that was chosen has it on that day', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'sleep', null, author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running sleep' }));
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '2026-05-05');
    await user.clear(screen.getByLabelText('Began at'));
    await user.type(screen.getByLabelText('Began at'), '11:00');
    expect((screen.getByLabelText('Day') as HTMLInputElement).value).toBe('2026-05-05');
  });

  test.each([
    ['15:00', 'an afternoon that only yesterday can be', '2026-05-05T15:00'],
    ['23:30', 'an evening', '2026-05-05T23:30'],
    ['06:10', 'this morning', '2026-05-06T06:10'],
  ])('that was forgotten since yesterday and ended at %s, %s', async (clock, _, endTime) => {
    const { db, user } = await visit({}, '2026-05-06T07:30:00-07:00');
    const began = { ...author, now: Date.parse('2026-05-05T14:30:00-07:00') };
    await addTimer(db, startTimer('baby-1', 'sleep', null, began));
    await user.click(await screen.findByRole('button', { name: 'Wake up and save' }));
    await user.clear(await screen.findByLabelText('Ended at'));
    await user.type(screen.getByLabelText('Ended at'), clock);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await db.sleeps.toArray()).toMatchObject([{ endTime }]));
  });

  test('is not left half typed without being asked', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    await user.clear(screen.getByLabelText('Began at'));
    await user.type(screen.getByLabelText('Began at'), '11:40');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect((screen.getByLabelText('Began at') as HTMLInputElement).value).toBe('11:40');
    // A browser gives the focus back to the form; jsdom does not.
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await listTimers(db))[0]?.segments[0]?.startedAt).toBe(author.now);
  });

  test('refuses a beginning after its first side had ended: no side is dropped without a word', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 30 * MINUTE });
    const switchedAt = { ...author, now: author.now - 15 * MINUTE };
    await addTimer(db, switchSide(began, switchedAt, switchedAt.now));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    const time = screen.getByLabelText('Began at');
    await user.clear(time);
    await user.type(time, '11:45');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      screen.getByText('It was paused or changed sides at 11:45 AM. Choose an earlier time.'),
    ).toBeTruthy();
    expect((await db.timers.get(began.id))?.segments[0]?.startedAt).toBe(author.now - 30 * MINUTE);
  });

  test('refuses a beginning that makes a longer feed than any that is kept', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 60 * MINUTE });
    await addTimer(db, pauseTimer(began, author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    await user.clear(screen.getByLabelText('Day'));
    await user.type(screen.getByLabelText('Day'), '2026-05-03');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('That makes a feed of more than 24 hours. Choose a later time.')).toBeTruthy();
    expect(startOf((await listTimers(db))[0] ?? began)).toBe(startOf(began));
  });

  test.each([
    ['feed', 'left', 25, 'Stop and save', 'That makes a feed of more than 24 hours. Choose an earlier end.'],
    ['sleep', null, 49, 'Wake up and save', 'That makes a sleep of more than 2 days. Choose an earlier end.'],
  ] as const)(
    'that was forgotten is not saved as a %s of longer than is kept',
    async (kind, side, hours, stop, words) => {
      const { db, user } = await visit();
      await addTimer(db, startTimer('baby-1', kind, side, { ...author, now: author.now - hours * HOUR }));
      await user.click(await screen.findByRole('button', { name: stop }));
      await user.type(await screen.findByLabelText('Ended at'), '12:00');
      await user.click(screen.getByRole('button', { name: 'Save' }));
      expect(screen.getByText(words)).toBeTruthy();
      expect(await listTimers(db)).toHaveLength(1);
    },
  );

  test('that was paused hours after it ended is not saved unasked', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 8 * HOUR });
    await addTimer(db, pauseTimer(began, author, author.now - HOUR));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    const asked = within(await screen.findByRole('dialog', { name: 'When did it end?' }));
    expect(asked.getByText(/has run for 7 h\./)).toBeTruthy();
    expect((asked.getByLabelText('Ended at') as HTMLInputElement).value).toBe('');
    await user.click(asked.getByRole('button', { name: 'Keep it paused' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await db.feeds.count()).toBe(0);
  });

  test('that ran on for hours after a pause says what it ran, the pause left out', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 7 * HOUR });
    const paused = pauseTimer(began, author, author.now - 7 * HOUR + 12 * MINUTE);
    await addTimer(db, switchSide(paused, author, author.now - 3 * HOUR));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    const asked = within(await screen.findByRole('dialog', { name: 'When did it end?' }));
    expect(asked.getByText(/has run for 3 h 12 min\./)).toBeTruthy();
  });

  test('that was forgotten is saved with a chosen end alone, and asks about a long one', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 7 * HOUR }));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    const asked = within(await screen.findByRole('dialog', { name: 'When did it end?' }));
    expect(asked.getByText('Juniper’s feed has run for 7 h. It began: Today, 5:00 AM.')).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Save' }));
    expect(asked.getByText('What time was it?')).toBeTruthy();
    expect(await db.feeds.count()).toBe(0);

    await user.type(asked.getByLabelText('Ended at'), '09:00');
    await user.click(asked.getByRole('button', { name: 'Save' }));
    expect(asked.getByText('From start to end that is 4 h. Is that right?')).toBeTruthy();
    await user.clear(asked.getByLabelText('Ended at'));
    await user.type(asked.getByLabelText('Ended at'), '05:20');
    await user.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await db.feeds.toArray()).toMatchObject([{ startTime: '05:00', endTime: '05:20' }]),
    );
  });

  test('that was forgotten asks for its end before it changes sides', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 7 * HOUR }));
    await user.click(await screen.findByRole('button', { name: 'Switch to right' }));
    await user.click(await screen.findByRole('button', { name: 'Switch anyway' }));
    await waitFor(async () => expect((await listTimers(db))[0]?.segments).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    expect(await screen.findByRole('dialog', { name: 'When did it end?' })).toBeTruthy();
    expect(await db.feeds.count()).toBe(0);
  });

  test('that another tab stopped while it was asked about takes the question along', async () => {
    const { db, user } = await visit();
    const hoursAgo = { ...author, now: author.now - 5 * HOUR };
    const first = await addTimer(
      db,
      startTimer('baby-1', 'sleep', null, { ...author, now: author.now - 20 * HOUR }),
    );
    await user.click(await screen.findByRole('button', { name: 'Wake up and save' }));
    await screen.findByRole('dialog', { name: 'When did it end?' });
    await discardTimer(db, first.id);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await addTimer(db, startTimer('baby-1', 'sleep', null, hoursAgo));
    await screen.findByRole('button', { name: 'Wake up and save' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('may have ended while the question lay there', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 4 * HOUR }));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    const time = await screen.findByLabelText('Ended at');
    vi.setSystemTime(author.now + HOUR);
    await user.clear(time);
    await user.type(time, '12:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const long = screen.getByRole('group', { name: 'From start to end that is 4 h 30 min. Is that right?' });
    await user.click(within(long).getByRole('radio'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await db.feeds.toArray())[0]?.endTime).toBe('12:30'));
  });

  test('that was paused before somebody set the clock back keeps all of its minutes', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now + HOUR });
    await addTimer(db, pauseTimer(began, { ...author, now: author.now + HOUR + 20 * MINUTE }));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    expect(await screen.findByText('Left breast, 20 min')).toBeTruthy();
    expect((await db.feeds.toArray()).map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      ['13:00', '13:20'],
    ]);
  });

  test('that was paused after more than a day is not saved unasked', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 30 * HOUR });
    await addTimer(db, pauseTimer(began, author));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    expect(await screen.findByRole('dialog', { name: 'When did it end?' })).toBeTruthy();
    expect(await listTimers(db)).toHaveLength(1);
  });

  test('asks which showing of an hour that came twice is meant', async () => {
    const { db, user } = await visit({}, '2026-11-01T04:00:00-08:00');
    const began = { device: 'd', now: Date.parse('2026-11-01T03:00:00-08:00') };
    const timer = await addTimer(db, startTimer('baby-1', 'sleep', null, began));
    await user.click(await screen.findByRole('button', { name: 'Edit the running sleep' }));
    await user.clear(screen.getByLabelText('Began at'));
    await user.type(screen.getByLabelText('Began at'), '01:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const second = await screen.findByRole('radio', { name: /^The second 1:30 AM/ });
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^The first 1:30 AM/ }));
    await user.click(second);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await db.timers.get(timer.id))?.segments[0]?.startedAt).toBe(began.now - 90 * MINUTE);
  });

  test('whose new beginning cannot be written keeps what was typed, and says why', async () => {
    const { db, user } = await visit();
    const timer = await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
    const fail = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    db.timers.hook('updating', fail);
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    const time = screen.getByLabelText('Began at') as HTMLInputElement;
    await user.clear(time);
    await user.type(time, '11:40');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This device is full')).toBeTruthy();
    expect(time.value).toBe('11:40');

    db.timers.hook('updating').unsubscribe(fail);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await db.timers.get(timer.id))?.segments[0]?.startedAt).toBe(author.now - 20 * MINUTE);
  });

  test('that was stopped late ended some minutes ago, with one more tap', async () => {
    const { db, user } = await visit();
    const began = { ...author, now: author.now - 12 * MINUTE };
    await addTimer(db, startTimer('baby-1', 'sleep', null, began));
    await user.click(await screen.findByRole('button', { name: 'Wake up and save' }));
    await screen.findByText('Nap, 12 min');
    expect(screen.queryByRole('button', { name: '15 min ago' }), 'before it began').toBeNull();
    await user.click(screen.getByRole('button', { name: '10 min ago' }));
    await screen.findByText('Nap, 2 min');
    await user.click(screen.getByRole('button', { name: '5 min ago' }));
    await screen.findByText('Nap, 7 min');
    expect((await db.sleeps.toArray()).map(({ endedAt }) => endedAt)).toEqual([author.now - 5 * MINUTE]);
  });

  test('started, stopped and discarded by keyboard leaves the focus where the next act is', async () => {
    const { user } = await visit({}, NOON);
    const press = async (name: string | RegExp) => {
      (await screen.findByRole('button', { name })).focus();
      await user.keyboard('{Enter}');
    };
    const focused = () => document.activeElement?.textContent?.trim();
    await press('Left');
    await waitFor(() => expect(focused()).toBe('Stop and save'));
    vi.setSystemTime(Date.parse(NOON) + 3000);
    await press('Stop and save');
    await waitFor(() => expect(focused()).toBe('Right Next'));
    vi.setSystemTime(Date.parse(NOON) + 6000);
    await press('Right Next');
    await press('Edit the running feed');
    await press('Discard this timer');
    await waitFor(() => expect(focused()).toBe('Right Next'));
  });

  test('paused after a few minutes offers “5 min ago” in full: nothing longer stands beside it', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 7 * MINUTE }));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect((await screen.findByRole('button', { name: '5 min ago' })).textContent).toBe('5 min ago');
  });

  test('was switched some minutes ago, and the switch is taken back', async () => {
    const { db, user } = await visit();
    const began = { ...author, now: author.now - 12 * MINUTE };
    const timer = await addTimer(db, startTimer('baby-1', 'feed', 'left', began));
    await user.click(await screen.findByRole('button', { name: 'Switch to right' }));
    await screen.findByText('Feeding, right: Juniper');
    await user.click(screen.getByRole('button', { name: '10 min ago' }));
    await screen.findByText('Since 11:50 AM');
    expect((await db.timers.get(timer.id))?.segments).toMatchObject([
      { side: 'left', endedAt: author.now - 10 * MINUTE },
      { side: 'right', startedAt: author.now - 10 * MINUTE, endedAt: null },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone for Juniper');
    expect(await db.timers.get(timer.id)).toEqual(timer);
  });

  test.each([
    ['started', 'Start sleep', 'Undo'],
    ['started', 'Start sleep', '5 min ago'],
    ['switched', 'Switch to right', 'Undo'],
    ['switched', 'Switch to right', '5 min ago'],
  ])(
    'that was %s and then ended in another tab is not said to be taken back, nor moved',
    async (act, button, mend) => {
      const { db, user } = await visit();
      const began = { ...author, now: author.now - 12 * MINUTE };
      if (act === 'switched') await addTimer(db, startTimer('baby-1', 'feed', 'left', began));
      await user.click(await screen.findByRole('button', { name: button }));
      await screen.findByRole('button', { name: 'Undo' });
      const [timer] = await listTimers(db);
      if (!timer) throw new Error('Nothing runs.');
      await finishTimer(db, timer.id, (now) => entriesOfTimer(now, author.now + MINUTE, TEST_ZONE, author));
      await user.click(screen.getByRole('button', { name: mend }));
      expect(await screen.findByText('Juniper’s timer has ended already')).toBeTruthy();
      expect(screen.queryByText('Undone for Juniper')).toBeNull();
      expect((await db.feeds.count()) + (await db.sleeps.count())).toBeGreaterThan(0);
    },
  );

  test.each([
    ['Switch to right', 'Undo'],
    ['Switch to right', '5 min ago'],
    ['Pause', 'Undo'],
    ['Pause', '5 min ago'],
  ])('that another tab changed after “%s” keeps that: “%s” says so', async (button, mend) => {
    const { db, user } = await visit();
    const began = { ...author, now: author.now - 12 * MINUTE };
    const timer = await addTimer(db, startTimer('baby-1', 'feed', 'left', began));
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('button', { name: 'Undo' });
    const another = { device: 'tab', now: author.now + MINUTE };
    const changed = await changeTimer(db, timer.id, (now) => switchSide(now, another));
    await user.click(screen.getByRole('button', { name: mend }));
    expect(await screen.findByText('Juniper’s timer was changed meanwhile')).toBeTruthy();
    expect(screen.queryByText('Undone for Juniper')).toBeNull();
    expect(await db.timers.get(timer.id)).toEqual(changed);
  });

  test('that is discarded logs nothing and can be put back', async () => {
    const { db, user } = await visit();
    const timer = await addTimer(db, startTimer('baby-1', 'sleep', null, author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running sleep' }));
    await user.click(screen.getByRole('button', { name: 'Discard this timer' }));
    expect(await screen.findByText('Timer discarded for Juniper')).toBeTruthy();
    await waitFor(async () => expect(await listTimers(db)).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await listTimers(db)).toEqual([timer]));
    expect(await db.sleeps.count()).toBe(0);
  });
});

test('what was logged is adjusted in its form, in place', async () => {
  const { db, user } = await visit({ sleep: [aSleep()] });
  await user.click(within(await quick()).getByRole('button', { name: 'Dirty' }));
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  await user.type(await screen.findByLabelText(/Note/), 'green');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved for Juniper: Dirty diaper');
  expect((await db.diapers.toArray())[0]?.note).toBe('green');
});

test('a night that was stopped, and then adjusted to have begun after midnight, ended this morning', async () => {
  const { db, user } = await visit({}, '2026-05-06T06:30:00-07:00');
  const began = { ...author, now: Date.parse('2026-05-05T23:40:00-07:00') };
  await addTimer(db, startTimer('baby-1', 'sleep', null, began));
  await user.click(await screen.findByRole('button', { name: 'Wake up and save' }));
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  await user.clear(await screen.findByLabelText('Start'));
  await user.type(screen.getByLabelText('Start'), '00:15');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await db.sleeps.toArray()).toMatchObject([
      { startTime: '2026-05-06T00:15', endTime: '2026-05-06T06:30' },
    ]),
  );
  expect(await within(await quick()).findByText(/^Awake for 0 min/)).toBeTruthy();
});

test('what is being adjusted keeps its typed words, though another tab deletes it', async () => {
  const { db, user } = await visit({ feed: [aFeed({ type: 'bottle', amountOz: 4 })] });
  await user.click(within(await quick()).getByRole('button', { name: '4.5 oz' }));
  await screen.findByText(/^Fed .*4\.5 oz/);
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  await user.type(await screen.findByLabelText(/Note/), 'all of it');
  const id = (await db.feeds.toArray()).find(({ amountOz }) => amountOz === 4.5)?.id ?? '';
  await deleteRecords(db, [{ kind: 'feed', id }], author);
  await screen.findByText(/^Fed .* 4 oz/);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await db.feeds.get(id))?.note).toBe('all of it'));
});

test('a toast outlives its screen: from elsewhere it leads to the entry in its own baby’s log', async () => {
  const other = aBaby({ babyId: 'baby-2', name: 'Max' });
  const { user, address } = await visit({ babies: [aBaby(), other] });
  await user.click(within(await quick()).getByRole('button', { name: 'Dirty' }));
  await screen.findByText(/^Saved for Juniper/);
  await user.click(screen.getByRole('button', { name: 'Max' }));
  await screen.findByRole('region', { name: 'Quick log for Max' });
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  await waitFor(() => expect(address()).toMatch(/^\/app\/log\?day=2026-05-06&edit=/));
});
