import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { tapAt } from '#app/early-taps/tap-time.ts';
import { useBabies } from '#app/family/use-babies.ts';
import { useCareState } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { afterFrame } from '#app/paint-order.tsx';
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
import { QuickLog } from './QuickLog.tsx';

const NOON = '2026-05-06T12:00:00-07:00';
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

test('the quick log shows a feed from a zone ahead, although its date is tomorrow', async () => {
  const overThePacific = aFeed({
    date: '2026-05-07',
    startTime: '02:00',
    endTime: '02:20',
    zone: 'Asia/Tokyo',
  });
  await visit({ feed: [overThePacific] });
  expect(within(await quick()).getByText(/^Fed 2 h ago · left 20 min/)).toBeTruthy();
});

test('the quick log finds the last dirty diaper and measured bottle of earlier days', async () => {
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
  expect(log.queryByRole('button', { name: '3 oz' })).toBeNull();
});

test('the quick log keeps last week’s amount in place after a tap on another amount', async () => {
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
  expect(await log.findByText(/Fed .*4 oz bottle/)).toBeTruthy();
  expect(log.getByRole('button', { name: '5 oz' })).toBeTruthy();
});

test('the quick log marks the suggested side and gives the reason', async () => {
  await visit({ feed: [aFeed({ type: 'left' })] });
  const log = within(await quick());
  expect(log.getByRole('button', { name: 'Right Next' })).toBeTruthy();
  expect(log.getByRole('button', { name: 'Left' })).toBeTruthy();
});

test('the quick log paints the check mark, then the toast, and then re-reads the log', async () => {
  const { db } = await visit({ feed: [aFeed({ type: 'bottle', amountOz: 4 })] });
  const tile = within(await quick()).getByRole('button', { name: '4.5 oz' });
  const frames = holdFrames();
  /** Waits as long as two reads of the log take. */
  const aWhile = async () => {
    for (let time = 0; time < 2; time += 1) await readDays(db, aBaby().babyId, [], TEST_DAY, TEST_DAY);
    await act(async () => {});
  };

  fireEvent.click(tile);
  await waitFor(() => expect(tile.querySelector('[data-done]')).toBeTruthy());
  await aWhile();
  expect(screen.queryByText(/^Saved for Juniper/)).toBeNull();
  frames.draw();
  expect(await screen.findByText(/^Saved for Juniper/)).toBeTruthy();
  await aWhile();
  expect(screen.queryByRole('button', { name: '5.5 oz' })).toBeNull();
  frames.release();
  frames.draw();
  expect(await screen.findByRole('button', { name: '5.5 oz' })).toBeTruthy();
});

test('the quick log reports a failed write and accepts the same tap again at once', async () => {
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

test('the last bottle tile opens the form with the bottle chosen and the amount in focus', async () => {
  const { user, db } = await visit();
  await user.click(within(await quick()).getByRole('button', { name: 'Other…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Feed for Juniper' }));
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Bottle' }).checked).toBe(true);
  expect(document.activeElement).toBe(form.getByRole('textbox', { name: /^Amount/ }));
  await user.keyboard('2.75');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved for Juniper: Bottle, 2.75 oz')).toBeTruthy();
  expect(await db.feeds.toArray()).toMatchObject([{ type: 'bottle', startTime: '12:00', endTime: '12:00' }]);
});

describe('a second tap on the same button', () => {
  test('opens a question, and the first can still be undone', async () => {
    const { user, db } = await visit();
    const wet = within(await quick()).getByRole('button', { name: 'Wet' });
    await user.click(wet);
    await screen.findByText(/^Saved for Juniper/);
    await user.click(wet);
    expect(await screen.findByText('Log a second wet diaper?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo the first' }));
    await screen.findByText('Undone');
    expect(await db.diapers.count()).toBe(0);
  });

  test('is saved if the parent meant it, and the log does not ask again', async () => {
    const { user, db } = await visit();
    const wet = within(await quick()).getByRole('button', { name: 'Wet' });
    await user.click(wet);
    await screen.findByText(/^Saved for Juniper/);
    await user.click(wet);
    await user.click(await screen.findByRole('button', { name: 'Log another' }));
    await screen.findByText(/^Saved for Juniper/);
    const [first, second] = await db.diapers.toArray();
    expect(second?.keptWith).toEqual([first?.id]);
    expect(screen.queryByRole('button', { name: 'Logged twice?' })).toBeNull();
  });

  test('keeps changes of another tab when “10 min ago” moves the first entry', async () => {
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

  test('is recognized even if the bottle tiles changed their amounts between the taps', async () => {
    const { user, db } = await visit({ feed: [aFeed({ type: 'bottle', amountOz: 4 })] });
    await user.click(within(await quick()).getByRole('button', { name: '4.5 oz' }));
    await user.click(await screen.findByRole('button', { name: '5.5 oz' }));
    expect(await screen.findByText('You just saved 4.5 oz. This one is 5.5 oz.')).toBeTruthy();
    expect(await db.feeds.count()).toBe(2);
  });

  test('waits for the first save before asking about the second tap', async () => {
    const { db } = await visit();
    const wet = within(await quick()).getByRole('button', { name: 'Wet' });
    fireEvent.click(wet);
    fireEvent.click(wet);
    expect(screen.queryByText('Log a second wet diaper?')).toBeNull();
    expect(await screen.findByRole('button', { name: 'Undo the first' })).toBeTruthy();
    expect(screen.getByText('Log a second wet diaper?')).toBeTruthy();
    expect(await db.diapers.count()).toBe(1);
  });

  test('asks again about a third tap within two seconds of the second', async () => {
    const { user, db } = await visit();
    const wet = within(await quick()).getByRole('button', { name: 'Wet' });
    for (const milliseconds of [0, 1200, 2300]) {
      vi.setSystemTime(Date.parse(NOON) + milliseconds);
      await user.click(wet);
      await screen.findByText(milliseconds === 0 ? /^Saved for Juniper/ : 'Log a second wet diaper?');
    }
    expect(await db.diapers.count()).toBe(1);
    vi.setSystemTime(Date.parse(NOON) + 4400);
    await user.click(wet);
    await screen.findByText(/^Saved for Juniper/);
    expect(await db.diapers.count()).toBe(2);
  });

  test('shows only the error if the first tap fails', async () => {
    const { db } = await visit();
    const fail = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    db.diapers.hook('creating', fail);
    const wet = within(await quick()).getByRole('button', { name: 'Wet' });
    fireEvent.click(wet);
    fireEvent.click(wet);
    expect(screen.queryByText('Log a second wet diaper?')).toBeNull();
    await screen.findByText('This device is full');
    // After two frames, the question would have been shown.
    await afterFrame();
    await afterFrame();
    expect(screen.getByText('This device is full')).toBeTruthy();
    db.diapers.hook('creating').unsubscribe(fail);
    fireEvent.click(wet);
    expect(await screen.findByText(/^Saved for Juniper/)).toBeTruthy();
  });

  test('waits for the first save before asking about the second tap on a timer', async () => {
    const { db } = await visit();
    const tile = within(await quick()).getByRole('button', { name: 'Start sleep' });
    fireEvent.click(tile);
    fireEvent.click(tile);
    expect(await screen.findByRole('button', { name: 'Undo the first' })).toBeTruthy();
    expect(screen.getByText('You tapped twice')).toBeTruthy();
    expect(await listTimers(db)).toHaveLength(1);
  });

  test('is recognized after a tap that the kept screen took', async () => {
    const { db } = await visit();
    const made = Date.parse(NOON) + 3000;
    vi.setSystemTime(made);
    const wet = within(await quick()).getByRole('button', { name: 'Wet' });
    tapAt(made - 3000, () => wet.click());
    await screen.findByText(/^Saved for Juniper/);
    vi.setSystemTime(made + 100);
    fireEvent.click(wet);
    expect(await screen.findByText('Log a second wet diaper?')).toBeTruthy();
    expect(await db.diapers.count()).toBe(1);
  });

  test('does not wake a baby who just fell asleep, nor switch a side back', async () => {
    const { user, db } = await visit();
    await user.click(within(await quick()).getByRole('button', { name: 'Start sleep' }));
    await user.click(await screen.findByRole('button', { name: 'End sleep' }));
    expect(await screen.findByText('You tapped twice')).toBeTruthy();
    expect(await db.sleeps.count()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Undo the first' }));
    await waitFor(async () => expect(await listTimers(db)).toEqual([]));
  });
});

describe('a tap that logs an entry with a conflict', () => {
  const nap = aSleep({ startTime: `${TEST_DAY}T11:00`, endTime: `${TEST_DAY}T12:30` });

  test('saves the entry, and one more tap opens the ways to settle the conflict', async () => {
    const { user, db } = await visit({ sleep: [nap] });
    await user.click(within(await quick()).getByRole('button', { name: '3 oz' }));
    await user.click(await screen.findByRole('button', { name: 'Overlaps Nap, 11:00 AM' }));
    const asked = within(await screen.findByRole('dialog', { name: 'Saved for Juniper: Bottle, 3 oz' }));
    await user.click(asked.getByRole('button', { name: 'End the nap at 12:00 PM' }));
    await waitFor(async () =>
      expect(await db.sleeps.get(nap.id)).toMatchObject({ endTime: `${TEST_DAY}T12:00` }),
    );
  });

  test('offers to settle the conflict of a feed that ran through a nap', async () => {
    const { user, db } = await visit({ sleep: [nap] });
    await addTimer(db, startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 20 * MINUTE }));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    expect(await screen.findByRole('button', { name: 'Overlaps Nap, 11:00 AM' })).toBeTruthy();
  });
});

describe('a timer', () => {
  const shownTotal = () => screen.getByRole('timer').nextElementSibling?.textContent;

  test('is shown only for its own baby', async () => {
    const { db } = await visit();
    await addTimer(db, startTimer('another-baby', 'sleep', null, author));
    expect(await within(await quick()).findByRole('button', { name: 'Start sleep' })).toBeTruthy();
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('shows the start and minutes of the current side, and the start of a pause', async () => {
    const { db } = await visit();
    const at = (minutes: number) => ({ ...author, now: author.now - minutes * MINUTE });
    const switched = switchSide(startTimer('baby-1', 'feed', 'left', at(17)), at(5));
    await addTimer(db, switched);
    expect(await screen.findByText('Right since 11:55 AM')).toBeTruthy();
    expect(shownTotal()).toBe('17 min total');
    expect(screen.getByRole('timer').textContent).toBe('5:00');
    await changeTimer(db, switched.id, (timer) => pauseTimer(timer, at(2)));
    expect(await screen.findByText('Right · paused at 11:58 AM')).toBeTruthy();
    expect(shownTotal()).toBe('15 min total');
    expect(screen.getByRole('timer').textContent).toBe('3:00');
  });

  test('shows the total of the sitting from its first second on', async () => {
    const left = aFeed({ date: '2026-05-06', startTime: '11:30', endTime: '11:44', type: 'left' });
    const { db } = await visit({ feed: [left] });
    await addTimer(db, startTimer('baby-1', 'feed', 'right', author));
    await screen.findByText('Right since 12:00 PM');
    expect(shownTotal()).toBe('14 min total');
  });

  test('has its stop button first, so that the button needs no scrolling', async () => {
    const { db } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'right', author));
    const breast = within(await screen.findByRole('group', { name: 'Breast' }));
    await breast.findByRole('timer');
    expect(breast.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
      '',
      'Stop and save',
      'Switch to left',
      'Pause',
    ]);
  });

  test('is shown when another tab started it, and cannot be undone here', async () => {
    const { db } = await visit();
    const tile = within(await quick()).getByRole('button', { name: 'Start sleep' });
    const began = { ...author, now: author.now - 5 * MINUTE };
    const running = startTimer('baby-1', 'sleep', null, began);
    // The other tab's write ends between two frames of this tab.
    const written = db.timers.put(running);
    fireEvent.click(tile);
    await written;
    expect(await screen.findByText('Juniper is already asleep · since 11:55 AM')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(await listTimers(db)).toEqual([running]);
  });

  test('can get another start', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    const time = screen.getByLabelText('Started at');
    await user.clear(time);
    await user.type(time, '11:40');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^20:/));
    expect(await screen.findByText('Juniper’s feed started at 11:40 AM')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByRole('timer').textContent).toMatch(/^0:/));
  });

  test('withdraws the "5 min ago" correction of a switch when its start changes', async () => {
    const { db, user } = await visit();
    const began = { ...author, now: author.now - 12 * MINUTE };
    const timer = await addTimer(db, startTimer('baby-1', 'feed', 'left', began));
    await user.click(await screen.findByRole('button', { name: 'Switch to right' }));
    await screen.findByRole('button', { name: '5 min ago' });
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    await user.clear(screen.getByLabelText('Started at'));
    await user.type(screen.getByLabelText('Started at'), '11:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Juniper’s feed started at 11:30 AM');
    expect(screen.queryByRole('button', { name: '5 min ago' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect((await db.timers.get(timer.id))?.segments).toMatchObject([
      { side: 'left', startedAt: began.now },
      { side: 'right' },
    ]);
  });

  test('drops a briefly tapped first side when its start moves later, until the undo', async () => {
    const { db, user } = await visit();
    const touched = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 2 * MINUTE });
    const timer = switchSide(touched, { ...author, now: touched.createdAt + 4000 });
    await addTimer(db, timer);
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    await user.clear(screen.getByLabelText('Started at'));
    await user.type(screen.getByLabelText('Started at'), '11:59');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('Juniper’s feed started at 11:59 AM');
    expect((await db.timers.get(timer.id))?.segments).toMatchObject([
      { side: 'right', startedAt: author.now - MINUTE },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(await db.timers.get(timer.id)).toEqual(timer);
  });

  test('refuses a future start and keeps what was typed', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    const time = screen.getByLabelText('Started at');
    await user.clear(time);
    await user.type(time, '23:00');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText(/hasn’t come yet/)).toBeTruthy();
    expect((time as HTMLInputElement).value).toBe('23:00');
    await waitFor(() => expect(document.activeElement).toBe(time));
  });

  test.each([
    ['05-05T23:40', '05-06T06:00', '00:15', '05-06T00:15'],
    ['05-06T00:02', '05-06T00:05', '23:50', '05-05T23:50'],
    // 15:45 was more than 11 hours ago, so the day stays the day on which the timer began.
    ['05-05T15:30', '05-06T06:00', '15:45', '05-05T15:45'],
  ])('started at %s; at %s, the typed start %s means %s', async (...times) => {
    const [began, now, clock, moved] = times;
    const at = (wall: string) => Date.parse(`2026-${wall}:00-07:00`);
    const { db, user } = await visit({}, `2026-${now}:00-07:00`);
    await addTimer(db, startTimer('baby-1', 'sleep', null, { ...author, now: at(began) }));
    await user.click(await screen.findByRole('button', { name: 'Edit the running sleep' }));
    await user.clear(screen.getByLabelText('Started at'));
    await user.type(screen.getByLabelText('Started at'), clock);
    expect((screen.getByLabelText('Date') as HTMLInputElement).value).toBe(`2026-${moved.slice(0, 5)}`);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await listTimers(db))[0]?.segments[0]?.startedAt).toBe(at(moved));
  });

  test('can get a new start on a day that the parent chooses', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'sleep', null, author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running sleep' }));
    await user.clear(screen.getByLabelText('Date'));
    await user.type(screen.getByLabelText('Date'), '2026-05-05');
    await user.clear(screen.getByLabelText('Started at'));
    await user.type(screen.getByLabelText('Started at'), '11:00');
    expect((screen.getByLabelText('Date') as HTMLInputElement).value).toBe('2026-05-05');
  });

  test.each([
    ['15:00', 'an afternoon that only yesterday can be', '2026-05-05T15:00'],
    ['23:30', 'an evening', '2026-05-05T23:30'],
    ['06:10', 'this morning', '2026-05-06T06:10'],
  ])('can end at %s if the parent forgot it yesterday (%s)', async (clock, _, endTime) => {
    const { db, user } = await visit({}, '2026-05-06T07:30:00-07:00');
    const began = { ...author, now: Date.parse('2026-05-05T14:30:00-07:00') };
    await addTimer(db, startTimer('baby-1', 'sleep', null, began));
    await user.click(await screen.findByRole('button', { name: 'End sleep' }));
    await user.clear(await screen.findByLabelText('Ended at'));
    await user.type(screen.getByLabelText('Ended at'), clock);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await db.sleeps.toArray()).toMatchObject([{ endTime }]));
  });

  test('asks before a half-typed start is discarded', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    await user.clear(screen.getByLabelText('Started at'));
    await user.type(screen.getByLabelText('Started at'), '11:40');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect((screen.getByLabelText('Started at') as HTMLInputElement).value).toBe('11:40');
    // A browser returns the focus to the form. jsdom does not.
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await listTimers(db))[0]?.segments[0]?.startedAt).toBe(author.now);
  });

  test('refuses a start after the end of its first side', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 30 * MINUTE });
    const switchedAt = { ...author, now: author.now - 15 * MINUTE };
    await addTimer(db, switchSide(began, switchedAt, switchedAt.now));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    const time = screen.getByLabelText('Started at');
    await user.clear(time);
    await user.type(time, '11:45');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      screen.getByText('It was paused or changed sides at 11:45 AM. Choose an earlier time.'),
    ).toBeTruthy();
    expect((await db.timers.get(began.id))?.segments[0]?.startedAt).toBe(author.now - 30 * MINUTE);
  });

  test('refuses a start that makes a feed too long', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 60 * MINUTE });
    await addTimer(db, pauseTimer(began, author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    await user.clear(screen.getByLabelText('Date'));
    await user.type(screen.getByLabelText('Date'), '2026-05-03');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('That’s more than 24 hours. Choose a later time.')).toBeTruthy();
    expect(startOf((await listTimers(db))[0] ?? began)).toBe(startOf(began));
  });

  test.each([
    ['feed', 'left', 25, 'Stop and save', 'That’s more than 24 hours. Choose an earlier end.'],
    ['sleep', null, 49, 'End sleep', 'That’s more than 2 days. Choose an earlier end.'],
  ] as const)(
    'of a forgotten %s refuses an end that makes it too long',
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

  test('that was paused hours too late asks for its end before it is saved', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 8 * HOUR });
    await addTimer(db, pauseTimer(began, author, author.now - HOUR));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    const asked = within(await screen.findByRole('dialog', { name: 'When did it end?' }));
    expect(asked.getByText(/has been running for 7 h\./)).toBeTruthy();
    expect((asked.getByLabelText('Ended at') as HTMLInputElement).value).toBe('');
    await user.click(asked.getByRole('button', { name: 'Keep it paused' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await db.feeds.count()).toBe(0);
  });

  test('that ran for hours shows its running time without the pause', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 7 * HOUR });
    const paused = pauseTimer(began, author, author.now - 7 * HOUR + 12 * MINUTE);
    await addTimer(db, switchSide(paused, author, author.now - 3 * HOUR));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    const asked = within(await screen.findByRole('dialog', { name: 'When did it end?' }));
    expect(asked.getByText(/has been running for 3 h 12 min\./)).toBeTruthy();
  });

  test('that seems forgotten asks for its end, and asks again if the feed is long', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 7 * HOUR }));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    const asked = within(await screen.findByRole('dialog', { name: 'When did it end?' }));
    expect(asked.getByText('Juniper’s feed has been running for 7 h. Started: Today, 5:00 AM.')).toBeTruthy();
    await user.click(asked.getByRole('button', { name: 'Save' }));
    expect(asked.getByText('What time was it?')).toBeTruthy();
    expect(await db.feeds.count()).toBe(0);

    await user.type(asked.getByLabelText('Ended at'), '09:00');
    await user.click(asked.getByRole('button', { name: 'Save' }));
    expect(asked.getByText('That’s 4 h from start to end. Is that right?')).toBeTruthy();
    await user.clear(asked.getByLabelText('Ended at'));
    await user.type(asked.getByLabelText('Ended at'), '05:20');
    await user.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await db.feeds.toArray()).toMatchObject([{ startTime: '05:00', endTime: '05:20' }]),
    );
  });

  test('that seems forgotten asks for its end before a switch of sides', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 7 * HOUR }));
    await user.click(await screen.findByRole('button', { name: 'Switch to right' }));
    await user.click(await screen.findByRole('button', { name: 'Switch anyway' }));
    await waitFor(async () => expect((await listTimers(db))[0]?.segments).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    expect(await screen.findByRole('dialog', { name: 'When did it end?' })).toBeTruthy();
    expect(await db.feeds.count()).toBe(0);
  });

  test('closes its question when another tab stops it', async () => {
    const { db, user } = await visit();
    const hoursAgo = { ...author, now: author.now - 5 * HOUR };
    const first = await addTimer(
      db,
      startTimer('baby-1', 'sleep', null, { ...author, now: author.now - 20 * HOUR }),
    );
    await user.click(await screen.findByRole('button', { name: 'End sleep' }));
    await screen.findByRole('dialog', { name: 'When did it end?' });
    await discardTimer(db, first.id, author);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await addTimer(db, startTimer('baby-1', 'sleep', null, hoursAgo));
    await screen.findByRole('button', { name: 'End sleep' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('can end at a time that passed while its question was open', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 4 * HOUR }));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    const time = await screen.findByLabelText('Ended at');
    vi.setSystemTime(author.now + HOUR);
    await user.clear(time);
    await user.type(time, '12:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const long = screen.getByRole('group', { name: 'That’s 4 h 30 min from start to end. Is that right?' });
    await user.click(within(long).getByRole('radio'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await db.feeds.toArray())[0]?.endTime).toBe('12:30'));
  });

  test('keeps all minutes if the clock was set back after a pause', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now + HOUR });
    await addTimer(db, pauseTimer(began, { ...author, now: author.now + HOUR + 20 * MINUTE }));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    expect(await screen.findByText('Left breast, 20 min')).toBeTruthy();
    expect((await db.feeds.toArray()).map(({ startTime, endTime }) => [startTime, endTime])).toEqual([
      ['13:00', '13:20'],
    ]);
  });

  test('that was paused after more than a day asks for its end before it is saved', async () => {
    const { db, user } = await visit();
    const began = startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 30 * HOUR });
    await addTimer(db, pauseTimer(began, author));
    await user.click(await screen.findByRole('button', { name: 'Stop and save' }));
    expect(await screen.findByRole('dialog', { name: 'When did it end?' })).toBeTruthy();
    expect(await listTimers(db)).toHaveLength(1);
  });

  test('asks which occurrence of a repeated hour is meant', async () => {
    const { db, user } = await visit({}, '2026-11-01T04:00:00-08:00');
    const began = { device: 'd', now: Date.parse('2026-11-01T03:00:00-08:00') };
    const timer = await addTimer(db, startTimer('baby-1', 'sleep', null, began));
    await user.click(await screen.findByRole('button', { name: 'Edit the running sleep' }));
    await user.clear(screen.getByLabelText('Started at'));
    await user.type(screen.getByLabelText('Started at'), '01:30');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const second = await screen.findByRole('radio', { name: /^The second 1:30 AM/ });
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^The first 1:30 AM/ }));
    await user.click(second);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await db.timers.get(timer.id))?.segments[0]?.startedAt).toBe(began.now - 90 * MINUTE);
  });

  test('keeps a typed start that cannot be written, and gives the reason', async () => {
    const { db, user } = await visit();
    const timer = await addTimer(db, startTimer('baby-1', 'feed', 'left', author));
    const fail = () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    db.timers.hook('updating', fail);
    await user.click(await screen.findByRole('button', { name: 'Edit the running feed' }));
    const time = screen.getByLabelText('Started at') as HTMLInputElement;
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

  test('can end some minutes earlier with one more tap if it was stopped late', async () => {
    const { db, user } = await visit();
    const began = { ...author, now: author.now - 12 * MINUTE };
    await addTimer(db, startTimer('baby-1', 'sleep', null, began));
    await user.click(await screen.findByRole('button', { name: 'End sleep' }));
    await screen.findByText('Nap, 12 min');
    expect(screen.queryByRole('button', { name: '15 min ago' }), 'before it began').toBeNull();
    await user.click(screen.getByRole('button', { name: '10 min ago' }));
    await screen.findByText('Nap, 2 min');
    await user.click(screen.getByRole('button', { name: '5 min ago' }));
    await screen.findByText('Nap, 7 min');
    expect((await db.sleeps.toArray()).map(({ endedAt }) => endedAt)).toEqual([author.now - 5 * MINUTE]);
  });

  test('moves the focus to the next act when it is used by keyboard', async () => {
    const { user } = await visit({}, NOON);
    const press = async (name: string | RegExp) => {
      (await screen.findByRole('button', { name })).focus();
      await user.keyboard('{Enter}');
    };
    const isFocused = (name: string) =>
      waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));
    await press('Left');
    await isFocused('Stop and save');
    vi.setSystemTime(Date.parse(NOON) + 3000);
    await press('Stop and save');
    await isFocused('Right Next');
    vi.setSystemTime(Date.parse(NOON) + 6000);
    await press('Right Next');
    await press('Edit the running feed');
    await press('Discard this timer');
    await isFocused('Right Next');
  });

  test('shows “5 min ago” in full if that is the only choice after a pause', async () => {
    const { db, user } = await visit();
    await addTimer(db, startTimer('baby-1', 'feed', 'left', { ...author, now: author.now - 7 * MINUTE }));
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    expect((await screen.findByRole('button', { name: '5 min ago' })).textContent).toBe('5 min ago');
  });

  test('can move a switch some minutes back, and undo it', async () => {
    const { db, user } = await visit();
    const began = { ...author, now: author.now - 12 * MINUTE };
    const timer = await addTimer(db, startTimer('baby-1', 'feed', 'left', began));
    await user.click(await screen.findByRole('button', { name: 'Switch to right' }));
    await screen.findByText('Juniper is feeding on the right · since 12:00 PM');
    await user.click(screen.getByRole('button', { name: '10 min ago' }));
    await screen.findByText('Juniper is feeding on the right · since 11:50 AM');
    expect((await db.timers.get(timer.id))?.segments).toMatchObject([
      { side: 'left', endedAt: author.now - 10 * MINUTE },
      { side: 'right', startedAt: author.now - 10 * MINUTE, endedAt: null },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Undone');
    expect(await db.timers.get(timer.id)).toEqual(timer);
  });

  test.each([
    ['started', 'Start sleep', 'Undo'],
    ['started', 'Start sleep', '5 min ago'],
    ['switched', 'Switch to right', 'Undo'],
    ['switched', 'Switch to right', '5 min ago'],
  ])('cannot be undone or moved if it was %s and then ended by another tab', async (act, button, mend) => {
    const { db, user } = await visit();
    const began = { ...author, now: author.now - 12 * MINUTE };
    if (act === 'switched') await addTimer(db, startTimer('baby-1', 'feed', 'left', began));
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('button', { name: 'Undo' });
    const [timer] = await listTimers(db);
    if (!timer) throw new Error('Nothing runs.');
    await finishTimer(
      db,
      timer.id,
      (now) => entriesOfTimer(now, author.now + MINUTE, TEST_ZONE, author),
      author,
    );
    await user.click(screen.getByRole('button', { name: mend }));
    expect(await screen.findByText('Another tab already stopped this timer.')).toBeTruthy();
    expect(screen.queryByText('Undone')).toBeNull();
    expect((await db.feeds.count()) + (await db.sleeps.count())).toBeGreaterThan(0);
  });

  test.each([
    ['Switch to right', 'Undo'],
    ['Switch to right', '5 min ago'],
    ['Pause', 'Undo'],
    ['Pause', '5 min ago'],
  ])('keeps what another tab changed after “%s” when “%s” is tapped', async (button, mend) => {
    const { db, user } = await visit();
    const began = { ...author, now: author.now - 12 * MINUTE };
    const timer = await addTimer(db, startTimer('baby-1', 'feed', 'left', began));
    await user.click(await screen.findByRole('button', { name: button }));
    await screen.findByRole('button', { name: 'Undo' });
    const another = { device: 'tab', now: author.now + MINUTE };
    const changed = await changeTimer(db, timer.id, (now) => switchSide(now, another));
    await user.click(screen.getByRole('button', { name: mend }));
    expect(await screen.findByText('Another tab changed this timer.')).toBeTruthy();
    expect(screen.queryByText('Undone')).toBeNull();
    expect(await db.timers.get(timer.id)).toEqual(changed);
  });

  test('logs nothing when it is discarded, and can be restored', async () => {
    const { db, user } = await visit();
    const timer = await addTimer(db, startTimer('baby-1', 'sleep', null, author));
    await user.click(await screen.findByRole('button', { name: 'Edit the running sleep' }));
    await user.click(screen.getByRole('button', { name: 'Discard this timer' }));
    expect(await screen.findByText('Timer discarded for Juniper')).toBeTruthy();
    await waitFor(async () => expect(await listTimers(db)).toEqual([]));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    const { segments } = timer;
    await waitFor(async () => expect(await listTimers(db)).toMatchObject([{ id: timer.id, segments }]));
    expect(await db.sleeps.count()).toBe(0);
  });
});

test('the quick log opens the form of a logged entry in place', async () => {
  const { db, user } = await visit({ sleep: [aSleep()] });
  await user.click(within(await quick()).getByRole('button', { name: 'Dirty' }));
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  await user.type(await screen.findByLabelText(/Note/), 'green');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved for Juniper: Dirty diaper');
  expect((await db.diapers.toArray())[0]?.note).toBe('green');
});

test('a night whose start is moved past midnight gets the date of this morning', async () => {
  const { db, user } = await visit({}, '2026-05-06T06:30:00-07:00');
  const began = { ...author, now: Date.parse('2026-05-05T23:40:00-07:00') };
  await addTimer(db, startTimer('baby-1', 'sleep', null, began));
  await user.click(await screen.findByRole('button', { name: 'End sleep' }));
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

test('a form saves its values even if another tab deletes the entry meanwhile', async () => {
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

test('a toast opens its entry in the log if the quick log shows another baby', async () => {
  const other = aBaby({ babyId: 'baby-2', name: 'Max' });
  const { user, address } = await visit({ babies: [aBaby(), other] });
  await user.click(within(await quick()).getByRole('button', { name: 'Dirty' }));
  await screen.findByText(/^Saved for Juniper/);
  await user.click(screen.getByRole('button', { name: 'Max' }));
  await screen.findByRole('region', { name: 'Quick log for Max' });
  await user.click(await screen.findByRole('button', { name: 'Adjust' }));
  await waitFor(() => expect(address()).toMatch(/^\/app\/log\?day=2026-05-06&edit=/));
});
