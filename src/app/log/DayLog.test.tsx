import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import { HOUR } from '#domain/time/when.ts';
import { paths } from '#paths.ts';
import { aBaby, aDiaper, aFeed, TEST_DAY } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { LogScreen } from './LogScreen.tsx';

const NOON = '2026-05-06T12:00:00-07:00';
const YESTERDAY = '2026-05-05';
const visit = { at: paths.log(), now: NOON, babies: [aBaby()] };

const heading = () => screen.findByRole('heading', { level: 1 });
const dialog = () => screen.queryByRole('dialog');
const dateField = () => screen.getByLabelText<HTMLInputElement>('Go to a day', { selector: 'input' });

async function entries(): Promise<string[]> {
  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  return timeline.getAllByRole('button').map((entry) => entry.textContent?.replace(/\s+/g, ' ').trim() ?? '');
}

describe('navigating the days of the log', () => {
  test('works by buttons and a date field, and can return to today', async () => {
    const { user, address } = await renderScreen(LogScreen, {
      ...visit,
      diaper: [aDiaper({ date: YESTERDAY })],
    });
    await heading();
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect((await heading()).textContent).toBe('Yesterday');
    expect(address()).toBe('/app/log?day=2026-05-05');
    expect(await entries()).toEqual(['9:00 AM Wet diaper']);
    fireEvent.change(dateField(), { target: { value: '2026-05-01' } });
    expect((await heading()).textContent).toBe('Friday, May 1');
    expect(screen.getByText('Friday, May 1', { selector: '[aria-live=polite] *' })).toBeTruthy();
    fireEvent.change(dateField(), { target: { value: TEST_DAY } });
    expect(address()).toBe('/app/log');
  });

  test('works by the links of seven days, which end today', async () => {
    const { user, address } = await renderScreen(LogScreen, { ...visit, at: paths.log({ kind: 'diaper' }) });
    await heading();
    const nav = within(screen.getByRole('navigation', { name: 'Choose a day' }));
    const days = () => nav.getAllByRole('link').map(({ textContent }) => textContent);
    expect(days()).toEqual(
      ['Thu30', 'Fri1', 'Sat2', 'Sun3', 'Mon4', 'Tue5', 'Wed6'].map((day) => expect.stringContaining(day)),
    );
    const shown = () => nav.getByRole('link', { current: 'date' });
    expect(shown().textContent).toContain('Today, Wednesday, May 6');
    await user.click(nav.getByRole('link', { name: 'Monday, May 4' }));
    expect(address()).toBe('/app/log?day=2026-05-04&kind=diaper');
    expect(document.activeElement).toBe(shown());
    await user.keyboard('{ArrowLeft}');
    expect(address()).toBe('/app/log?day=2026-05-03&kind=diaper');
    expect(document.activeElement).toBe(shown());
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(days()[6]).toContain('Wed29');
    expect(document.activeElement).toBe(shown());
  });

  test('works by the arrow keys, except in a field or a dialog', async () => {
    const { user, address } = await renderScreen(LogScreen, visit);
    await heading();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(address()).toBe('/app/log?day=2026-05-05');
    expect(dateField().value).toBe(YESTERDAY);
    dateField().focus();
    await user.keyboard('{ArrowLeft}');
    expect(address()).toBe('/app/log?day=2026-05-05');
    await user.click(screen.getByRole('button', { name: 'Add diaper' }));
    await user.keyboard('{ArrowLeft}');
    expect(dialog()).toBeTruthy();
    expect(address()).toBe('/app/log?day=2026-05-05&add=diaper');
  });

  test.each(['2026-02-30', 'tomorrow', '', '2026-5-1'])(
    'shows today for an invalid day, “%s”',
    async (day) => {
      await renderScreen(LogScreen, { ...visit, at: `/app/log?day=${day}` });
      expect((await heading()).textContent).toBe('Today');
    },
  );
});

describe('the filter by kind', () => {
  const busy = {
    ...visit,
    feed: [aFeed({ startTime: '05:00', endTime: '05:20' }), aFeed({ startTime: '11:00', endTime: '11:20' })],
    diaper: [aDiaper({ time: '09:00' })],
  };
  const chip = (name: string) => screen.getByRole('button', { name, exact: true } as { name: string });

  test('is in the address, stays across days and forms, and is off after a second press', async () => {
    const { user, address } = await renderScreen(LogScreen, busy);
    expect(await entries()).toHaveLength(3);
    await user.click(chip('Feeds'));
    expect(address()).toBe('/app/log?kind=feed');
    expect(chip('Feeds').getAttribute('aria-pressed')).toBe('true');
    expect(await entries()).toEqual([
      '11:00–11:20 AM Left breast, 20 min',
      '5:00–5:20 AM Left breast, 20 min',
    ]);
    expect(screen.getByText('No feeds for 5 h 40 min')).toBeTruthy();
    expect(screen.getByText('2 feeds')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Add feed' }));
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(address()).toBe('/app/log?day=2026-05-05&kind=feed');
    await user.click(screen.getByRole('button', { name: 'Next day' }));
    await user.click(chip('Feeds'));
    expect(address()).toBe('/app/log');
    expect(await entries()).toHaveLength(3);
  });

  test('is set by the address, and offers to show the whole day if no entry matches', async () => {
    const { user, address } = await renderScreen(LogScreen, { ...busy, at: paths.log({ kind: 'sleep' }) });
    expect(await screen.findByText('No sleep on this day')).toBeTruthy();
    screen.getByRole('button', { name: 'Show the whole day' }).focus();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/app/log');
    await waitFor(() =>
      expect(document.activeElement).toBe(
        screen.getByRole('button', { name: /^11:00.11:20.AM Left breast/ }),
      ),
    );
  });

  test.each(['bath', '', 'toString'])('shows all kinds for the invalid kind “%s”', async (kind) => {
    await renderScreen(LogScreen, { ...busy, at: `/app/log?kind=${kind}` });
    expect(await entries()).toHaveLength(3);
  });
});

describe('a swipe across the day', () => {
  /**
   * Moves a pointer by x and y pixels. Fires three events, because a touch screen reports at least three for a swipe.
   */
  function swipe(on: Element, [x, y]: [number, number], pointer: object = { pointerType: 'touch' }) {
    const at = (share: number) => ({
      ...pointer,
      isPrimary: true,
      clientX: 200 + x * share,
      clientY: 300 + y * share,
    });
    fireEvent.pointerDown(on, at(0));
    fireEvent.pointerMove(on, at(0.5));
    fireEvent.pointerUp(on, at(1));
  }

  test('shows the previous or next day, and announces it', async () => {
    const { address } = await renderScreen(LogScreen, visit);
    swipe(await screen.findByText('A fresh page'), [60, 10]);
    expect(address()).toBe('/app/log?day=2026-05-05');
    expect(await screen.findByText('Yesterday', { selector: '[aria-live=polite] *' })).toBeTruthy();
    swipe(screen.getByRole('button', { name: 'Add feed' }), [-60, 10]);
    expect(address()).toBe('/app/log');
  });

  test.each<[string, [number, number], object?]>([
    ['less than 50 pixels', [49, 0]],
    ['a scroll', [60, 90]],
    ['a mouse, because dragging it selects text', [-90, 0], { pointerType: 'mouse' }],
  ])('changes nothing for %s', async (_, way, pointer) => {
    const { address } = await renderScreen(LogScreen, visit);
    swipe(await screen.findByText('A fresh page'), way, pointer);
    expect(address()).toBe('/app/log');
  });

  test('changes nothing while scrolling, pinching or in a form', async () => {
    const { user, address } = await renderScreen(LogScreen, visit);
    const page = await screen.findByText('A fresh page');
    const touch = { pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 300 };
    fireEvent.pointerDown(page, touch);
    fireEvent.pointerCancel(page, touch);
    fireEvent.pointerUp(page, { ...touch, clientX: 90 });
    fireEvent.pointerDown(page, touch);
    fireEvent.pointerDown(page, { ...touch, isPrimary: false, clientX: 250 });
    fireEvent.pointerUp(page, { ...touch, clientX: 90 });
    expect(address()).toBe('/app/log');
    await user.click(screen.getByRole('button', { name: 'Add diaper' }));
    swipe(screen.getByRole('heading', { name: 'Diaper for Juniper' }), [-90, 0]);
    expect(address()).toBe('/app/log?day=2026-05-06&add=diaper');
  });
});

describe('the dialog of a running timer', () => {
  const timer = startTimer('baby-1', 'sleep', null, { device: 'here', now: Date.parse(NOON) - HOUR });
  const running = { ...visit, at: paths.log({ edit: timer.id }), timers: [timer] };

  test('opens from its address', async () => {
    await renderScreen(LogScreen, running);
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  test('closes and disappears from the address when another tab stops the timer', async () => {
    const { db, address } = await renderScreen(LogScreen, running);
    await screen.findByRole('dialog');
    await db.timers.delete(timer.id);
    await waitFor(() => expect(address()).toBe('/app/log'));
    expect(dialog()).toBeNull();
  });
});
