// @vitest-environment jsdom

import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { careNow } from '#app/family/use-care-state.ts';
import { keptTexts } from '#app/kept-screen/kept-texts.ts';
import { elapsedLast, isRunning, type Timer } from '#domain/kinds/timer.ts';
import { emptyCareLog } from '#domain/log/care-record.ts';
import { seemsForgotten } from '#domain/log/timed-kinds.ts';
import { summarizeDay } from '#domain/summaries/day-summary.ts';
import { countLast24Hours } from '#domain/summaries/last-24-hours.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/when.ts';
import { formatStopwatch } from '#domain/time/when-words.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { aDiaper, aFeed, aSleep, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { RANDOM_RUNS } from '#testing/random-runs.ts';
import { isLanguage, LANGUAGES } from '#words/languages.ts';
import { speak, speech, withWords, words } from '#words/now.ts';
import { figureParts, stateCells } from '#words/say/care-state.ts';
import { countDetail } from '#words/say/day-counts.ts';
import type { KeptElement } from '../../src/storage/browser/kept-screen.ts';
import { paintKeptScreen } from './paint-kept-screen.ts';

/** Noon of the test day. */
const NOW = Date.parse(`${TEST_DAY}T19:00:00Z`);
const MIDNIGHT = NOW + 12 * HOUR;
const BLANK = '\u00a0';

const KINDS = ['feed', 'diaper', 'sleep'] as const;

type Read = Parameters<typeof careNow>[0];

const ages = fc.integer({ min: 1, max: 100 * HOUR });

/** Ended spans do not overlap with timers here. That does not matter for texts. */
const spans = fc.record({
  age: fc.integer({ min: 2 * HOUR, max: 90 * HOUR }),
  length: fc.integer({ min: 1, max: 2 * HOUR }),
});

const timers = (kind: 'feed' | 'sleep') =>
  fc
    .record({
      lengths: fc.array(fc.integer({ min: 1000, max: 50 * MINUTE }), {
        minLength: 1,
        maxLength: kind === 'feed' ? 3 : 1,
      }),
      // Only a feed has a pause.
      pausedFor: kind === 'feed' ? fc.option(fc.integer({ min: 1, max: HOUR })) : fc.constant(null),
    })
    .map(({ lengths, pausedFor }): Timer => {
      let at = NOW - lengths.reduce((sum, length) => sum + length, pausedFor ?? 0);
      const createdAt = at;
      const segments = lengths.map((length, index) => {
        const startedAt = at;
        at += length;
        const isOpen = pausedFor === null && index === lengths.length - 1;
        const side = kind === 'feed' ? ((['left', 'right'] as const)[index % 2] ?? null) : null;
        return { side, startedAt, endedAt: isOpen ? null : at };
      });
      const stamp = { createdAt, updatedAt: createdAt, updatedBy: 'a' };
      return { id: `timer-${kind}`, babyId: 'baby-1', kind, segments, ...stamp };
    });

const reads: fc.Arbitrary<Read> = fc
  .record({
    diapers: fc.array(
      fc.record({
        age: ages,
        type: fc.constantFrom('wet' as const, 'dirty' as const, 'mixed' as const, 'dry' as const),
      }),
      { maxLength: 4 },
    ),
    feeds: fc.array(spans, { maxLength: 3 }),
    sleeps: fc.array(spans, { maxLength: 3 }),
    feeding: fc.option(timers('feed')),
    sleeping: fc.option(timers('sleep')),
  })
  .map(({ diapers, feeds, sleeps, feeding, sleeping }) => ({
    log: {
      ...emptyCareLog(),
      diaper: diapers.map(({ age, type }, n) => aDiaper({ id: `d${n}`, type, at: NOW - age })),
      feed: feeds.map(({ age, length }, n) =>
        aFeed({
          id: `f${n}`,
          type: 'left',
          amountOz: null,
          startedAt: NOW - age,
          endedAt: NOW - age + length,
        }),
      ),
      sleep: sleeps.map(({ age, length }, n) =>
        aSleep({ id: `s${n}`, startedAt: NOW - age, endedAt: NOW - age + length }),
      ),
    },
    timers: [feeding, sleeping].filter((timer) => timer !== null),
    readAt: NOW,
    lastDrop: null,
  }));

/** The texts of the live dashboard at an instant, by their names. */
function liveTexts(read: Read, at: number): Map<string, string> {
  const care = careNow(read, {}, at, TEST_ZONE);
  const texts = new Map<string, string>();
  for (const timer of read.timers.filter(isRunning))
    texts.set(`timer ${timer.id}`, formatStopwatch(elapsedLast(timer, at)));
  for (const cell of stateCells(care.state, at, METRIC_UNITS, speech)) {
    if (cell.figure !== null)
      texts.set(`figure ${cell.kind}`, figureParts(cell.figure, (number) => number, speech).join(''));
    texts.set(`words ${cell.kind}`, cell.words);
    texts.set(`detail ${cell.kind}`, cell.detail ?? '');
  }
  const lately = countLast24Hours(care.log, at);
  const summary = summarizeDay(care.log, TEST_DAY, TEST_ZONE);
  for (const kind of KINDS) {
    texts.set(`lately ${kind}`, words.first.dashboard.in24Hours(lately[kind]));
    if (at < MIDNIGHT) texts.set(`day ${kind}`, countDetail(kind, summary, METRIC_UNITS, speech));
  }
  return texts;
}

/** The texts that the kept screen shows at an instant, by their names. */
function shownTexts(read: Read, at: number): Map<string, string> {
  vi.setSystemTime(NOW);
  const care = careNow(read, {}, NOW, TEST_ZONE);
  const kept = keptTexts({
    care,
    timers: read.timers,
    units: METRIC_UNITS,
    today: TEST_DAY,
    zone: TEST_ZONE,
  });
  const screen = {
    build: 'build',
    language: 'en',
    offset: new Date(at).getTimezoneOffset(),
    at: NOW,
    babyId: 'baby-1',
    sheets: [],
    frame: ['div', {}, ...[...kept].map(([name, text]): KeptElement => ['p', { title: name }, text])],
  };
  localStorage.setItem('weehours:screen:weehours-records-u', JSON.stringify(screen));
  vi.setSystemTime(at);
  document.body.innerHTML = '<div id="root"></div>';
  paintKeptScreen('build', []);
  return new Map(
    [...document.querySelectorAll('p')].map(({ title, textContent }) => [title, textContent ?? '']),
  );
}

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const languages = Object.keys(LANGUAGES).filter(isLanguage);

test.each(languages)('in %s the kept screen tells the time as the live one does', async (language) => {
  speak(language);
  await withWords(Promise.resolve(), 'first', 'care', 'ui');
  vi.useFakeTimers({ now: NOW });
  localStorage.setItem('weehours:user', JSON.stringify({ userId: 'u' }));
  history.replaceState(null, '', '/app');
  fc.assert(
    fc.property(reads, fc.integer({ min: 0, max: DAY - 1 }), (read, later) => {
      const at = NOW + later;
      // The parent is asked about such a timer as soon as the app has started.
      fc.pre(!read.timers.some((timer) => seemsForgotten(timer, at)));
      const [live, then, shown] = [liveTexts(read, at), liveTexts(read, NOW), shownTexts(read, at)];
      for (const [name, text] of live) {
        // What is not in the kept texts stays as it was.
        const one = shown.get(name) ?? then.get(name);
        // The minutes of a day become blank after a while.
        if (one !== BLANK || !name.startsWith('day ')) expect(one, name).toBe(text);
      }
    }),
    { numRuns: Math.ceil(RANDOM_RUNS / languages.length) },
  );
});
