import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SummariesScreen } from '#app/summaries/SummariesScreen.tsx';
import type { User } from '#domain/account/user.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { MomentEntry } from '#domain/kinds/moment/moment.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import { paths } from '#paths.ts';
import { preferencesOf } from '#session/use-preferences.ts';
import { writePreferences } from '#storage/browser/preferences.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { updateBaby } from '#storage/log/change-babies.ts';
import { addRecord, updateRecord } from '#storage/log/records.ts';
import { addTimer } from '#storage/log/timers.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aUser } from '#testing/builders.ts';
import { loseSignal } from '#testing/faults/lose-signal.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { textOfPdf } from '#testing/text-of-pdf.ts';

const visit = {
  at: paths.summaries({ tab: 'share' }),
  now: '2026-05-06T14:05:00-07:00',
  babies: [aBaby()],
  feed: [aFeed({ date: '2026-05-05', type: 'bottle', amountOz: 4 })],
  diaper: [aDiaper({ date: '2026-05-05' })],
  growth: [aGrowth({ date: '2026-05-04' })],
};
const author = { device: 'd', now: Date.parse(visit.now) };
type Made = { db: RecordsDb; who: User };
let saved: File[] = [];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = (file) => {
    saved.push(file as File);
    return 'blob:report';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function card() {
  return within(await screen.findByRole('region', { name: 'Share with your clinician' }));
}

describe('VisitReportForm', () => {
  test('shows the day of the next visit with the questions', async () => {
    const { db } = await renderScreen(SummariesScreen, visit);
    const questions = (await card()).getByRole('textbox', { name: /Questions/ });
    expect(questions.getAttribute('aria-describedby')).toBeTruthy();
    const entry = anEntry('moment', { what: 'visit', title: 'Check', next: '2026-06-09' });
    await act(() => addRecord(db, 'moment', entry as MomentEntry));
    expect(await (await card()).findByText('For the next visit, on Jun 9, 2026.')).toBeTruthy();
  });

  test('makes the report with the typed questions, and saves it on a second press', async () => {
    const { user } = await renderScreen(SummariesScreen, visit);
    const report = await card();
    await user.type(report.getByRole('textbox', { name: /Questions/ }), 'Is she warm enough?');
    await user.click(report.getByRole('button', { name: 'Make the report' }));
    const share = await report.findByRole('button', { name: 'Share or save the report' });
    expect(
      await screen.findByText('The report is ready.', { selector: '[aria-live=polite] *' }),
    ).toBeTruthy();
    expect(saved).toEqual([]);
    await user.click(share);
    expect(await screen.findByText('Saved to your downloads')).toBeTruthy();
    const texts = textOfPdf((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0));
    expect(texts).toEqual(
      expect.arrayContaining([
        'Juniper',
        'Apr 23 – May 6, 2026, so far',
        'Is she warm enough?',
        'Page 1 of 2',
      ]),
    );
  });

  test('counts the pages before the report is made, and again with every entry', async () => {
    const { user } = await renderScreen(SummariesScreen, visit);
    const report = await card();
    expect(await report.findByText('2 pages')).toBeTruthy();
    await user.click(report.getByRole('checkbox', { name: /^Include every entry/ }));
    expect(await report.findByText('3 pages')).toBeTruthy();
    expect(report.queryByText('2 pages')).toBeNull();
  });

  test('reports that saving failed offline, and saves the report once online', async () => {
    const { user } = await renderScreen(SummariesScreen, visit);
    const report = await card();
    await user.click(report.getByRole('button', { name: 'Make the report' }));
    const share = await report.findByRole('button', { name: 'Share or save the report' });
    loseSignal('#exports/save-or-share.ts');
    await user.click(share);
    const notice = await report.findByRole('alert');
    expect(notice.textContent).toContain('Couldn’t share or save the report');
    vi.doUnmock('#exports/save-or-share.ts');
    await user.click(share);
    expect(await screen.findByText('Saved to your downloads')).toBeTruthy();
    expect(report.queryByRole('alert')).toBeNull();
  });

  test('discards the finished report when other days are chosen', async () => {
    const { user } = await renderScreen(SummariesScreen, visit);
    const report = await card();
    await user.click(report.getByRole('button', { name: 'Make the report' }));
    await report.findByText('The report is ready.');
    await user.click(report.getByRole('radio', { name: 'Last 30 days' }));
    expect(report.queryByText('The report is ready.')).toBeNull();
    expect(report.getByRole('button', { name: 'Make the report' })).toBeTruthy();
  });

  const logged =
    (feed: Partial<Feed>) =>
    ({ db }: Made) =>
      addRecord(db, 'feed', aFeed(feed));
  const changes: [string, (made: Made) => unknown][] = [
    ['a feed was logged', logged({ date: '2026-05-05', startTime: '18:00', endTime: '18:20' })],
    [
      'a feed was corrected',
      ({ db }) => updateRecord(db, 'feed', visit.feed[0] as Feed, { amountOz: 5 }, author),
    ],
    [
      'the birth date was moved by a day',
      ({ db }) => updateBaby(db, aBaby(), { ...aBaby(), birthDate: '2026-03-26', dueDate: null }, author),
    ],
    [
      'a question was noted in another tab',
      ({ who }) => {
        const visitWords = { 'baby-1': { notes: '', questions: 'Why?' } };
        writePreferences(who.userId, { ...preferencesOf(who.userId), visitWords });
        fireEvent(window, new StorageEvent('storage', { key: `weehours:preferences:${who.userId}` }));
      },
    ],
    ['a timer was started', ({ db }) => addTimer(db, startTimer('baby-1', 'feed', 'left', author))],
    [
      'midnight passed',
      () => {
        vi.setSystemTime('2026-05-07T09:00:00-07:00');
        fireEvent(document, new Event('visibilitychange'));
      },
    ],
  ];

  /** Expects that the card shows and announces that the report is outdated. */
  async function toBeMadeAgain(report: Awaited<ReturnType<typeof card>>) {
    const words = 'Something in this report has changed. Make it again.';
    expect(await report.findByText(words)).toBeTruthy();
    expect(await screen.findByText(words, { selector: '[aria-live=polite] *' })).toBeTruthy();
    expect(report.getByRole('button', { name: 'Make the report' })).toBeTruthy();
    expect(report.queryByText('The report is ready.')).toBeNull();
    expect(report.queryByRole('progressbar')).toBeNull();
  }

  test.each(changes)('shows a finished report as outdated if %s', async (_, happens) => {
    const who = aUser();
    const { user, db } = await renderScreen(SummariesScreen, { ...visit, who });
    const report = await card();
    await user.click(report.getByRole('button', { name: 'Make the report' }));
    await report.findByText('The report is ready.');
    await act(async () => void (await happens({ db, who })));
    await toBeMadeAgain(report);
  });

  test.each(changes)('shows an unfinished report as outdated if %s', async (_, happens) => {
    const who = aUser();
    const { user, db } = await renderScreen(SummariesScreen, { ...visit, who });
    const report = await card();
    const resting = vi.fn();
    // Long work pauses with a `MessageChannel`. This one never answers, so the report stops at its first pause.
    vi.stubGlobal(
      'MessageChannel',
      class {
        port1 = {};
        port2 = { postMessage: resting };
      },
    );
    await user.click(report.getByRole('button', { name: 'Make the report' }));
    await waitFor(() => expect(resting).toHaveBeenCalled());
    await act(async () => void (await happens({ db, who })));
    await toBeMadeAgain(report);
  });

  test('stores the typed questions in the preferences', async () => {
    const who = aUser();
    const first = await renderScreen(SummariesScreen, { ...visit, who });
    await first.user.type((await card()).getByRole('textbox', { name: /Questions/ }), 'Why?');
    expect(localStorage.getItem(`weehours:preferences:${who.userId}`)).toContain('"questions":"Why?"');
  });

  test.each([
    ['First day', '', 'Choose the first and the last day.'],
    ['Last day', '2026-04-01', 'The last day is before the first. Swap the two dates.'],
  ])('focuses a wrong %s, explains the error, and makes no report', async (field, day, sentence) => {
    const { user } = await renderScreen(SummariesScreen, visit);
    const report = await card();
    await user.click(report.getByRole('radio', { name: 'Choose dates' }));
    fireEvent.change(report.getByLabelText(field), { target: { value: day } });
    const make = report.getByRole('button', { name: 'Make the report' });
    expect(make.getAttribute('aria-disabled')).toBeNull();
    await user.click(make);
    const wrong = report.getByLabelText(field);
    expect(document.activeElement).toBe(wrong);
    expect(document.getElementById(wrong.getAttribute('aria-describedby') ?? '')?.textContent).toBe(sentence);
    expect(report.queryByRole('progressbar')).toBeNull();
  });

  test('focuses questions that are too long, keeps their text, and shows the limit', async () => {
    const { user } = await renderScreen(SummariesScreen, visit);
    const report = await card();
    const questions = report.getByRole<HTMLTextAreaElement>('textbox', { name: /Questions/ });
    const list = `${'She only settles on me, why?\n'.repeat(53)}Is that lump all right?`;
    await user.click(questions);
    await user.paste(list);
    expect(questions.value).toBe(list);
    const sentence = 'These questions have 1,560 characters. Shorten them to 1,500.';
    expect(report.getByText(sentence)).toBeTruthy();
    await user.click(report.getByRole('button', { name: 'Make the report' }));
    expect(document.activeElement).toBe(questions);
    expect(report.queryByRole('progressbar')).toBeNull();
    fireEvent.change(questions, { target: { value: list.slice(-1500) } });
    expect(report.queryByText(sentence)).toBeNull();
  });

  test('names the plans that include reports', async () => {
    const who = aUser({ plan: 'free', planSince: null });
    await renderScreen(SummariesScreen, { ...visit, who });
    const report = await card();
    expect(report.getByText(/comes with Starter, Plus and Lifetime/)).toBeTruthy();
    expect(report.queryByRole('button')).toBeNull();
  });
});
