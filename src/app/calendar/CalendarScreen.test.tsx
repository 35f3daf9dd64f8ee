import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '#paths.ts';
import { addRecord } from '#storage/log/records.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep, aUser } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { CalendarScreen } from './CalendarScreen.tsx';

const NOW = '2026-05-06T14:05:00-07:00';
const visit = {
  at: paths.calendar(),
  now: NOW,
  babies: [aBaby()],
  feed: [aFeed({ date: '2026-05-05' }), aFeed({ date: '2026-05-05', startTime: '12:00', endTime: '12:20' })],
  diaper: [aDiaper({ date: '2026-05-05' })],
  sleep: [aSleep({ startTime: '2026-05-04T22:00', endTime: '2026-05-05T05:30', isNight: true })],
  growth: [aGrowth({ date: '2026-05-01' })],
};

describe('the month view', () => {
  test('describes each day’s entries and marks today', async () => {
    await renderScreen(CalendarScreen, visit);
    const day = (name: string) => screen.findByRole('link', { name });
    expect(await day('Tuesday, May 5: 2 feeds, 1 diaper, and 5 h 30 min asleep')).toBeTruthy();
    expect(screen.getByText('May 2026')).toBeTruthy();
    expect(await day('Monday, May 4: 2 h asleep')).toBeTruthy();
    expect(await day('Friday, May 1: growth measured')).toBeTruthy();
    expect((await day('Wednesday, May 6, today: nothing logged')).getAttribute('aria-current')).toBe('date');
  });

  test('marks the days with a first taste of a food, and no activities', async () => {
    const aMeal = (day: string, name: string) =>
      anEntry('meal', { id: `${day} ${name}`, day, at: Date.parse(`${day}T08:00Z`), foods: [{ name }] });
    const meal = [aMeal('2026-05-04', 'Egg'), aMeal('2026-05-04', 'Pear'), aMeal('2026-05-05', 'egg')];
    const activity = [anEntry('activity', { day: '2026-05-04' })];
    await renderScreen(CalendarScreen, { ...visit, ...({ meal, activity } as object) });
    const cell = await screen.findByRole('link', {
      name: /^Monday, May 4: .*first taste of .*Pear.* and .*egg/,
    });
    // The meals and the first taste, but not the activity.
    expect(cell.querySelector('[class*="others"]')?.children).toHaveLength(2);
    expect(document.querySelectorAll('[role="grid"] .lucide-apple')).toHaveLength(1);
    expect(cell.querySelector('.lucide-apple')).not.toBeNull();
    const legend = screen.getByRole('list', { name: 'What the icons mean' });
    expect(legend.textContent).toContain('First taste of a food');
    expect(legend.textContent).not.toContain('Activities');
  });

  test('shows the weeks as rows below the names of the weekdays', async () => {
    await renderScreen(CalendarScreen, visit);
    const grid = within(await screen.findByRole('grid', { name: /May 2026/ }));
    expect(grid.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Sun',
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
    ]);
    expect(grid.getAllByRole('row')).toHaveLength(1 + 6);
    expect(grid.getByText('31')).toBeTruthy();
  });

  test('begins weeks on the family’s first day', async () => {
    await renderScreen(CalendarScreen, { ...visit, preferences: { weekStartsOn: 1 } });
    const heads = within(await screen.findByRole('grid')).getAllByRole('columnheader');
    expect(heads[0]?.textContent).toBe('Mon');
  });

  test('links every day up to today to its log, but no future day', async () => {
    const { user, address } = await renderScreen(CalendarScreen, visit);
    expect(within(await screen.findByRole('grid')).getAllByRole('link')).toHaveLength(6);
    await user.click(screen.getByRole('link', { name: /May 5/ }));
    expect(address()).toBe('/app/log?day=2026-05-05');
  });

  test('shows a record as soon as it is added', async () => {
    const { db } = await renderScreen(CalendarScreen, visit);
    await screen.findByRole('link', { name: 'Wednesday, May 6, today: nothing logged' });
    await addRecord(db, 'diaper', aDiaper());
    expect(await screen.findByRole('link', { name: 'Wednesday, May 6, today: 1 diaper' })).toBeTruthy();
  });

  test('explains its icons in words', async () => {
    await renderScreen(CalendarScreen, visit);
    const signs = within(await screen.findByRole('list', { name: 'What the icons mean' }));
    expect(signs.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Growth measured']);
  });

  test('has icons of rare kinds only, and of a daily kind that is chosen', async () => {
    const dose = ['2026-05-03', '2026-05-04', '2026-05-05'].map((day) =>
      anEntry('dose', { id: day, day, at: Date.parse(`${day}T08:00Z`) }),
    );
    const { user, address } = await renderScreen(CalendarScreen, { ...visit, ...({ dose } as object) });
    const legend = async () => (await screen.findByRole('list', { name: 'What the icons mean' })).textContent;
    expect(await legend()).toBe('Growth measured');
    const marks = () => within(screen.getByRole('navigation', { name: 'Mark on each day' }));
    await user.click(marks().getByRole('link', { name: 'Medicine' }));
    expect(address()).toBe('/app/calendar?show=dose');
    expect(await legend()).toBe('Growth measuredMedicine');
    await user.click(marks().getByRole('link', { name: 'Medicine' }));
    expect(address()).toBe('/app/calendar');
  });
});

describe('the kind that a phone shows', () => {
  test('is chosen by the address, and stays chosen in other months', async () => {
    const { user, address } = await renderScreen(CalendarScreen, visit);
    const kinds = within(await screen.findByRole('navigation', { name: 'What to show' }));
    expect(kinds.getByRole('link', { current: 'page' }).textContent).toBe('Feeds');
    await user.click(kinds.getByRole('link', { name: 'Hours asleep' }));
    expect(address()).toBe('/app/calendar?show=sleep');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(await screen.findByText('April 2026')).toBeTruthy();
    expect(address()).toBe('/app/calendar?month=2026-04&show=sleep');
    await user.click(screen.getByRole('button', { name: 'This month' }));
    expect(await screen.findByText('May 2026')).toBeTruthy();
    expect(address()).toBe('/app/calendar?show=sleep');
  });

  test('has a number on each day, and a tint on each day that is over', async () => {
    await renderScreen(CalendarScreen, { ...visit, at: paths.calendar({ show: 'sleep' }) });
    const cellOn = async (day: RegExp) => {
      const cell = await screen.findByRole('link', { name: day });
      const shown = cell.querySelector('[class*="shown"]');
      return [shown?.textContent, cell.style.getPropertyValue('--tint')];
    };
    expect(await cellOn(/May 5/)).toEqual(['6', '1']);
    expect(await cellOn(/May 4/)).toEqual(['2', '0.1']);
    expect(await cellOn(/May 6/)).toEqual(['', '0']);
  });

  test('can be a kind of which the month has an entry', async () => {
    const { user, address } = await renderScreen(CalendarScreen, visit);
    const others = within(await screen.findByRole('navigation', { name: 'What else to show' }));
    await user.click(others.getByRole('link', { name: 'Growth measured' }));
    expect(address()).toBe('/app/calendar?show=growth');
    const iconOn = async (day: RegExp) =>
      (await screen.findByRole('link', { name: day })).querySelector('[class*="shown"] svg');
    expect(await iconOn(/May 1/)).not.toBeNull();
    expect(await iconOn(/May 5/)).toBeNull();
  });
});

describe('the month navigation', () => {
  test('moves by one month with one press, but not into the future', async () => {
    const { user, address } = await renderScreen(CalendarScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'Previous month' }));
    expect(await screen.findByText('April 2026')).toBeTruthy();
    expect(address()).toBe('/app/calendar?month=2026-04');
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await screen.findByText('May 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next month' }).getAttribute('aria-disabled')).toBe('true');
  });

  test.each(['2026-08', '2026-13', 'may'])(
    'shows the current month if the month in the address is %s',
    async (month) => {
      await renderScreen(CalendarScreen, { ...visit, at: paths.calendar({ month }) });
      expect(await screen.findByText('May 2026')).toBeTruthy();
    },
  );
});

describe('the calendar with the keyboard', () => {
  const focused = () => document.activeElement?.getAttribute('data-day');

  test('has one tab stop, at today, and moves from there by arrow keys, Home and End', async () => {
    const { user } = await renderScreen(CalendarScreen, visit);
    const today = await screen.findByRole('link', { name: /today/ });
    const stops = within(screen.getByRole('grid'))
      .getAllByRole('link')
      .filter((link) => link.tabIndex === 0);
    expect(stops).toEqual([today]);
    today.focus();
    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('2026-05-05');
    await user.keyboard('{Home}');
    expect(focused()).toBe('2026-05-03');
    await user.keyboard('{End}');
    expect(focused()).toBe('2026-05-06');
  });

  test('moves the tab stop to today if a flight west makes the focused day a future day', async () => {
    await renderScreen(CalendarScreen, visit);
    (await screen.findByRole('link', { name: /May 6, today/ })).focus();
    vi.setSystemTime('2026-05-05T14:05:00-07:00');
    await waitFor(() => {
      // The screen reads the clock on this event. It is fired on each retry, because the listener may not be added yet.
      fireEvent(document, new Event('visibilitychange'));
      expect(screen.getByRole('link', { name: /May 5, today/ }).tabIndex).toBe(0);
    });
  });

  test('moves the focus into other months with arrow and page keys', async () => {
    const { user, address } = await renderScreen(CalendarScreen, visit);
    (await screen.findByRole('link', { name: /today/ })).focus();
    await user.keyboard('{ArrowUp}');
    expect(await screen.findByText('April 2026')).toBeTruthy();
    expect(address()).toBe('/app/calendar?month=2026-04');
    await waitFor(() => expect(focused()).toBe('2026-04-29'));
    await user.keyboard('{PageUp}');
    expect(await screen.findByText('March 2026')).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('2026-03-29'));
    await user.keyboard('{Shift>}{PageDown}{/Shift}');
    expect(await screen.findByText('May 2026')).toBeTruthy();
    await waitFor(() => expect(focused()).toBe('2026-05-06'));
  });

  test('moves on every repeat of a held key, also while another month is loading', async () => {
    await renderScreen(CalendarScreen, visit);
    const today = await screen.findByRole('link', { name: /today/ });
    today.focus();
    fireEvent.keyDown(today, { key: 'ArrowUp' });
    fireEvent.keyDown(today, { key: 'ArrowUp' });
    await screen.findByText('April 2026');
    await waitFor(() => expect(focused()).toBe('2026-04-22'));
  });

  test('does not move the focus later after an arrow key that had no effect', async () => {
    const { user } = await renderScreen(CalendarScreen, visit);
    (await screen.findByRole('link', { name: /today/ })).focus();
    await user.keyboard('{ArrowRight}');
    expect(focused()).toBe('2026-05-06');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await screen.findByText('April 2026');
    const next = screen.getByRole('button', { name: 'Next month' });
    await user.click(next);
    await screen.findByText('May 2026');
    expect(document.activeElement).toBe(next);
  });

  test('opens a day with the space bar', async () => {
    const { user, address } = await renderScreen(CalendarScreen, visit);
    (await screen.findByRole('link', { name: /May 4/ })).focus();
    await user.keyboard(' ');
    expect(address()).toBe('/app/log?day=2026-05-04');
  });
});

describe('the day cell', () => {
  test('has a figure for feeds, diapers and sleep, and icons of other kinds', async () => {
    await renderScreen(CalendarScreen, visit);
    const partOf = async (day: RegExp, part: string) =>
      (await screen.findByRole('link', { name: day })).querySelector(`[class*="${part}"]`);
    expect((await partOf(/May 5/, 'figures'))?.textContent).toBe('2 feeds1 diaper6\u00a0h asleep');
    expect((await partOf(/May 5/, 'others'))?.children).toHaveLength(0);
    expect((await partOf(/May 1/, 'figures'))?.textContent).toBe('');
    expect((await partOf(/May 1/, 'others'))?.children).toHaveLength(1);
  });
});

describe('the rhythm view', () => {
  const rhythm = { ...visit, at: paths.rhythm() };

  test.each([
    ['shows pumping of a family that logs it', ['pump'], true],
    ['shows no pumping of a family that does not', [], false],
  ])('%s', async (_, kinds, isShown) => {
    const [startedAt, endedAt] = ['09:00', '09:20'].map((time) => Date.parse(`2026-05-05T${time}:00-07:00`));
    const pump = [anEntry('pump', { day: '2026-05-05', startedAt, endedAt })];
    const at = paths.rhythm({ from: '2026-05-05', to: '2026-05-05' });
    await renderScreen(CalendarScreen, { ...rhythm, at, ...({ pump } as object), preferences: { kinds } });
    const picture = await screen.findByRole('img', { name: /rhythm/ });
    expect(/Also 1 diaper and 1 pumping session/.test(picture.textContent ?? '')).toBe(isShown);
    const legend = screen.getByRole('list', { name: 'What the marks mean' });
    expect(/Pumping/.test(legend.textContent ?? '')).toBe(isShown);
    const table = screen.getByRole('table', { hidden: true }).textContent ?? '';
    expect(/9:00 AM – 9:20 AM/.test(table)).toBe(isShown);
  });

  test('pages by one day if it shows one day', async () => {
    await renderScreen(CalendarScreen, {
      ...rhythm,
      at: '/app/calendar?view=rhythm&from=2026-05-05&to=2026-05-05',
    });
    expect(await screen.findByRole('navigation', { name: 'Page by day' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous day' })).toBeTruthy();
  });

  test('opens from the month with one tap, and closes with another', async () => {
    const { user, address } = await renderScreen(CalendarScreen, visit);
    await user.click(await screen.findByRole('link', { name: 'Rhythm' }));
    expect(await screen.findByText('Apr 9 – May 6, 2026')).toBeTruthy();
    expect(address()).toBe('/app/calendar?view=rhythm');
    await user.click(screen.getByRole('link', { name: 'Month' }));
    expect(await screen.findByText('May 2026')).toBeTruthy();
  });

  test('keeps the focus on the pressed view link in both directions', async () => {
    const { user } = await renderScreen(CalendarScreen, visit);
    await user.click(await screen.findByRole('link', { name: 'Rhythm' }));
    await screen.findByRole('img', { name: /rhythm/ });
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Rhythm', current: 'page' }));
    await user.click(screen.getByRole('link', { name: 'Month' }));
    await screen.findByRole('grid');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Month', current: 'page' }));
  });

  test('has a named and described picture, and a table of the same times', async () => {
    await renderScreen(CalendarScreen, rhythm);
    const picture = await screen.findByRole('img', {
      name: 'Juniper’s daily rhythm, Apr 9 – May 6, 2026',
    });
    expect(picture.querySelector('desc')?.textContent).toMatch(
      /^28 days, one row each.*2 feeds and 2 stretches of sleep, split at midnight/,
    );
    const row = within(screen.getByRole('row', { name: /Tue, May 5/, hidden: true }));
    expect(row.getAllByRole('cell', { hidden: true }).map((cell) => cell.textContent)).toEqual([
      '5 h 30 min',
      '12:00 AM – 5:30 AM',
      '8:00 AM, 12:00 PM',
      '9:00 AM',
    ]);
  });

  test('marks today in the picture, and leads from each day of the table to its log', async () => {
    const { user, address } = await renderScreen(CalendarScreen, rhythm);
    const picture = await screen.findByRole('img', { name: /rhythm/ });
    expect(picture.querySelectorAll('rect[class*="today"]')).toHaveLength(1);
    await user.click(screen.getByText('Show as a table'));
    await user.click(screen.getByRole('link', { name: 'Tue, May 5' }));
    expect(address()).toBe('/app/log?day=2026-05-05');
  });

  test('says that days are empty, and shows no picture of them', async () => {
    const at = paths.rhythm({ from: '2026-04-12', to: '2026-04-14' });
    await renderScreen(CalendarScreen, { ...rhythm, at, babies: [aBaby({ birthDate: '2026-04-10' })] });
    expect(await screen.findByText('No sleep, feeds or diapers on these days.')).toBeTruthy();
    expect(screen.queryByRole('img', { name: /rhythm/ })).toBeNull();
  });

  test('leads from a row of the picture to its day', async () => {
    const { user, address } = await renderScreen(CalendarScreen, rhythm);
    const picture = await screen.findByRole('img', { name: /rhythm/ });
    const rows = picture.querySelectorAll('rect[class*="press"]');
    expect(rows).toHaveLength(28);
    await user.click(rows[1] as Element);
    expect(address()).toBe('/app/log?day=2026-05-05');
  });

  test('starts the rows at 7 PM, and remembers that', async () => {
    onTestFinished(() => localStorage.removeItem('weehours:rhythm-start'));
    const { user } = await renderScreen(CalendarScreen, rhythm);
    await user.click(await screen.findByRole('radio', { name: 'From 7 PM' }));
    expect(screen.getByRole('region', { name: '7 PM to 7 PM' })).toBeTruthy();
    const picture = screen.getByRole('img', { name: /rhythm/ });
    expect([...picture.querySelectorAll('text')].slice(0, 2).map((label) => label.textContent)).toEqual([
      '7 PM',
      '1 AM',
    ]);
    expect(picture.querySelector('desc')?.textContent).toMatch(/Rows begin at 7 PM the evening before/);
    cleanup();
    await renderScreen(CalendarScreen, rhythm);
    expect(await screen.findByRole('radio', { name: 'From 7 PM', checked: true })).toBeTruthy();
  });

  test('shows this evening in a further row if rows start at 7 PM', async () => {
    localStorage.setItem('weehours:rhythm-start', 'evening');
    onTestFinished(() => localStorage.removeItem('weehours:rhythm-start'));
    const { user, address } = await renderScreen(CalendarScreen, {
      ...rhythm,
      now: '2026-05-06T20:00:00-07:00',
    });
    const picture = await screen.findByRole('img', { name: /rhythm/ });
    const rows = picture.querySelectorAll('rect[class*="press"]');
    expect(rows).toHaveLength(29);
    await user.click(rows[0] as Element);
    expect(address()).toBe('/app/log?day=2026-05-06');
  });

  test('shows the chosen number of days, and pages by the same number', async () => {
    const { user, address } = await renderScreen(CalendarScreen, rhythm);
    await user.click(await screen.findByRole('link', { name: '2 weeks' }));
    expect(await screen.findByText('Apr 23 – May 6, 2026')).toBeTruthy();
    expect(address()).toBe('/app/calendar?view=rhythm&from=2026-04-23');
    await user.click(screen.getByRole('button', { name: 'Previous 14 days' }));
    expect(await screen.findByText('Apr 9 – 22, 2026')).toBeTruthy();
    expect(address()).toBe('/app/calendar?view=rhythm&from=2026-04-09&to=2026-04-22');
    await user.click(screen.getByRole('button', { name: 'Latest' }));
    expect(await screen.findByText('Apr 23 – May 6, 2026')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next 14 days' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('begins at birth, however many days are requested', async () => {
    const { user } = await renderScreen(CalendarScreen, {
      ...rhythm,
      babies: [aBaby({ birthDate: '2026-04-20' })],
    });
    await user.click(await screen.findByRole('link', { name: '1 year' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: '1 year' }).getAttribute('aria-current')).toBe('page'),
    );
    expect(screen.getByText('Apr 20 – May 6, 2026')).toBeTruthy();
    expect(screen.getByRole('img', { name: /rhythm/ }).querySelector('desc')?.textContent).toMatch(
      /^17 days/,
    );
  });

  test('shows any valid range of days, and explains an invalid one', async () => {
    const { user, address } = await renderScreen(CalendarScreen, rhythm);
    const show = async (from: string, to: string) => {
      fireEvent.change(screen.getByLabelText('From'), { target: { value: from } });
      fireEvent.change(screen.getByLabelText('To'), { target: { value: to } });
      await user.click(screen.getByText('Show these days'));
    };
    await screen.findByRole('img', { name: /rhythm/ });
    const expectWrong = (label: string, sentence: RegExp) => {
      const field = screen.getByLabelText(label);
      expect(document.activeElement).toBe(field);
      const said = document.getElementById(field.getAttribute('aria-describedby') ?? '');
      expect(said?.textContent).toMatch(sentence);
    };
    await show('', '2026-05-01');
    expectWrong('From', /Choose the first and the last day/);
    await show('2026-05-05', '2026-05-01');
    expectWrong('To', /The last day is before the first/);
    fireEvent.input(screen.getByLabelText('From'));
    expect(screen.queryByText(/The last day is before the first/)).toBeNull();
    await show('2026-05-05', '2026-05-01');
    await user.click(screen.getByRole('link', { name: '12 weeks' }));
    await waitFor(() => expect(screen.queryByText(/The last day is before the first/)).toBeNull());
    await show('2026-05-08', '2026-05-09');
    expectWrong('From', /These days are in the future/);
    await show('2026-04-09', '2026-06-01');
    expect((screen.getByLabelText('To') as HTMLInputElement).value).toBe('2026-05-06');
    await show('2024-05-05', '2026-05-01');
    expectWrong('From', /more than a year/);
    await show('2026-05-01', '2026-05-05');
    expect(await screen.findByText('May 1 – 5, 2026')).toBeTruthy();
    expect(address()).toBe('/app/calendar?view=rhythm&from=2026-05-01&to=2026-05-05');
    await screen.findByRole('img', { name: /May 1 – 5, 2026/ });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show these days' }));
    await user.click(screen.getByRole('link', { name: '2 weeks' }));
    await screen.findByRole('img', { name: /Apr 22 – May 5, 2026/ });
    expect((screen.getByLabelText('From') as HTMLInputElement).value).toBe('2026-04-22');
  });

  test('explains skipped and repeated hours at clock changes', async () => {
    const at = (from: string, to: string) => ({
      ...rhythm,
      feed: [aFeed({ date: from })],
      at: paths.rhythm({ from, to }),
    });
    await renderScreen(CalendarScreen, at('2026-03-07', '2026-03-09'));
    expect(await screen.findByText('Skipped: the hour lost when clocks changed')).toBeTruthy();
    cleanup();
    await renderScreen(CalendarScreen, at('2025-11-01', '2025-11-03'));
    expect(await screen.findByText(/the hour repeated when clocks changed/)).toBeTruthy();
  });

  test('converts entries of other zones to the family’s zone, at both ends of the range', async () => {
    const tokyo = { zone: 'Asia/Tokyo', startTime: '08:00', endTime: '08:20' };
    const honolulu = { zone: 'Pacific/Honolulu', startTime: '22:00', endTime: '22:20' };
    await renderScreen(CalendarScreen, {
      ...rhythm,
      at: paths.rhythm({ from: '2026-05-05', to: '2026-05-05' }),
      sleep: [],
      feed: [aFeed({ ...tokyo, date: '2026-05-06' }), aFeed({ ...honolulu, date: '2026-05-04' })],
    });
    await screen.findByRole('img', { name: /rhythm/ });
    expect(screen.getByRole('row', { name: /none logged 1:00 AM, 4:00 PM/, hidden: true })).toBeTruthy();
  });

  test('shows a record as soon as it is added', async () => {
    const { db } = await renderScreen(CalendarScreen, rhythm);
    await screen.findByRole('img', { name: /rhythm/ });
    await addRecord(db, 'feed', aFeed({ startTime: '03:00', endTime: '03:20' }));
    await waitFor(() =>
      expect(screen.getByRole('row', { name: /Wed, May 6 none logged 3:00 AM/, hidden: true })).toBeTruthy(),
    );
  });
});

test('names the plans that include the calendar, and links to the daily log', async () => {
  const who = aUser({ plan: 'free', planSince: null });
  await renderScreen(CalendarScreen, { ...visit, who });
  expect(await screen.findByText(/come with Plus and Lifetime/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See plans' }).getAttribute('href')).toBe('/pricing');
  expect(screen.getByRole('link', { name: /Daily Log/ }).getAttribute('href')).toBe('/app/log');
  expect(screen.queryByRole('grid')).toBeNull();
});

test('links to the profile if there is no baby yet', async () => {
  await renderScreen(CalendarScreen, { at: paths.calendar(), now: NOW });
  const link = await screen.findByRole('link', { name: 'Add your baby' });
  expect(link.getAttribute('href')).toBe('/app/profile/babies');
});
