import type { Feed } from '#domain/kinds/feed/feed.ts';
import { elapsed, elapsedLast, isRunning, sideOf, type Timer } from '#domain/kinds/timer.ts';
import { type CareState, LONGEST_AWAKE } from '#domain/log/care-state.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { DAY, HOUR, MINUTE } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import type { Words } from '#words/words.ts';
import { formatVolume } from './amounts.ts';
import { formatNumber } from './numbers.ts';
import { formatAgo, formatMinutes, unbroken } from './spans.ts';

/** Describes the baby's state and its timers. */

/** One part of the baby's state: the last feed, the last diapers, or awake and asleep. */
export interface StateCell {
  kind: 'feed' | 'diaper' | 'sleep';
  /** The whole state, for screen readers: "Fed 2 h 50 min ago · 4 oz bottle." */
  sentence: string;
  /** The time to show large, in milliseconds. Null if nothing was logged. */
  figure: number | null;
  /** What the figure measures: "since feed". */
  words: string;
  /** A second line: "4 oz bottle", "dirty 1 h 50 min". */
  detail: string | null;
}

/** Returns the three parts of the state, always in the same order. */
export function stateCells(
  state: CareState,
  now: number,
  units: Units,
  speech: Speech<'first' | 'care'>,
): StateCell[] {
  const feed = state.feeding
    ? feedingCell(state.feeding, state, now, speech)
    : fedCell(state, now, units, speech);
  return [
    { kind: 'feed', ...feed },
    { kind: 'diaper', ...diaperCell(state, now, speech) },
    { kind: 'sleep', ...sleepCell(state, now, speech) },
  ];
}

/**
 * Returns the parts of a large figure, such as "2 h 50". `mark` wraps the numbers. From 36 hours on, the figure has
 * days.
 */
export function figureParts<Node>(
  milliseconds: number,
  mark: (text: string) => Node,
  speech: Speech<'first'>,
): (string | Node)[] {
  const { figure } = speech.words.first.state;
  const number = (value: number) => mark(formatNumber(value, speech));
  const twoDigits = (value: number) => mark(formatNumber(value, speech).padStart(2, formatNumber(0, speech)));
  if (milliseconds >= 36 * HOUR) {
    const days = Math.round(milliseconds / DAY);
    return figure.days(days, number(days));
  }
  const minutes = Math.floor(milliseconds / MINUTE);
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return figure.minutes(number(minutes));
  return figure.hoursAndMinutes(number(hours), twoDigits(minutes % 60));
}

/**
 * Returns "17 min total" for a timer with more than one segment, or with `earlier` milliseconds in the same sitting.
 * Returns null for one segment alone, because its time is the total.
 */
export function timerTotal(
  timer: Timer,
  now: number,
  earlier: number,
  speech: Speech<'first' | 'care'>,
): string | null {
  const total = totalTime(timer, now, earlier, speech);
  return total && speech.words.first.timer.total(total);
}

/** Returns "dirty 1 h 50" for the time since the last dirty diaper, in milliseconds. */
export function dirtyDetail(milliseconds: number, speech: Speech<'first'>): string {
  const time = figureParts(milliseconds, (text) => text, speech).join('');
  return speech.words.first.state.short.dirty(unbroken(time));
}

function totalTime(timer: Timer, now: number, earlier: number, speech: Speech<'care'>): string | null {
  const isAll = timer.segments.length < 2 && earlier === 0;
  return isAll ? null : wholeMinutes(earlier + elapsed(timer, now), speech);
}

type Told = Omit<StateCell, 'kind'>;

/** Tells that a part of the state is not known yet. */
function unknown(kind: StateCell['kind'], { words }: Speech<'first'>): Told {
  const none = words.first.state.none[kind];
  return { sentence: none, figure: null, words: none, detail: null };
}

function feedingCell(
  timer: Timer,
  { earlierInSitting }: CareState,
  now: number,
  speech: Speech<'first' | 'care'>,
): Told {
  const { feeding, feedingAgain, paused, pausedAgain, short } = speech.words.first.state;
  const side = sideOf(timer) ?? 'none';
  const figure = elapsedLast(timer, now);
  const time = wholeMinutes(figure, speech);
  const total = totalTime(timer, now, earlierInSitting, speech);
  const running = isRunning(timer);
  return {
    sentence: total
      ? (running ? feedingAgain : pausedAgain)[side](time, total)
      : (running ? feeding : paused)[side](time),
    figure,
    words: (running ? short.feeding : short.paused)[side],
    detail: total && speech.words.first.timer.total(total),
  };
}

function fedCell(
  { lastSitting }: CareState,
  now: number,
  units: Units,
  speech: Speech<'first' | 'care'>,
): Told {
  const [first] = lastSitting;
  if (!first) return unknown('feed', speech);
  const { fed, orderUnknown, short, stretch } = speech.words.first.state;
  const hasOrder = !lastSitting.some((feed) => feed.orderUnknown);
  const say = (sides: SideWords, keep: (text: string) => string) => {
    const parts = lastSitting.map((feed) =>
      feed.type === 'bottle'
        ? bottleWords(feed, units, keep, speech)
        : sideWords(feed, feed.type, sides, keep, speech),
    );
    return hasOrder ? parts.join(', ') : orderUnknown(parts.join(', '));
  };
  return {
    sentence: fed(
      formatAgo(first.startedAt, now, speech),
      say(stretch, (text) => text),
    ),
    figure: Math.max(0, now - first.startedAt),
    words: short.sinceFeed,
    detail: say(short.stretch, unbroken),
  };
}

type SideWords = Words['first']['state']['short']['stretch'];

function sideWords(
  feed: Feed,
  side: 'left' | 'right',
  { left, right, leftSoFar, rightSoFar }: SideWords,
  keep: (text: string) => string,
  speech: Speech<'care'>,
): string {
  const say = feed.running === 'open' ? { left: leftSoFar, right: rightSoFar } : { left, right };
  return say[side](keep(formatMinutes(minutesOf(feed), speech)));
}

function bottleWords(
  { amountOz }: Feed,
  units: Units,
  keep: (text: string) => string,
  speech: Speech<'first' | 'care'>,
): string {
  const { bottle, unmeasured } = speech.words.first.state.stretch;
  return amountOz === null ? unmeasured : bottle(keep(formatVolume(amountOz, units.volume, speech)));
}

function diaperCell(
  { lastWetAt, lastDirtyAt }: CareState,
  now: number,
  speech: Speech<'first' | 'care'>,
): Told {
  const { wet, dirty, wetAndDirty, short } = speech.words.first.state;
  const since = (at: number) => Math.max(0, now - at);
  const ago = (at: number) => formatAgo(at, now, speech);
  if (lastWetAt === null) {
    if (lastDirtyAt === null) return unknown('diaper', speech);
    return {
      sentence: dirty(ago(lastDirtyAt)),
      figure: since(lastDirtyAt),
      words: short.sinceDirty,
      detail: null,
    };
  }
  const cell = { figure: since(lastWetAt), words: short.sinceWet };
  if (lastDirtyAt === null) return { ...cell, sentence: wet(ago(lastWetAt)), detail: null };
  return {
    ...cell,
    sentence: wetAndDirty(ago(lastWetAt), ago(lastDirtyAt)),
    detail: dirtyDetail(since(lastDirtyAt), speech),
  };
}

function sleepCell({ sleep }: CareState, now: number, speech: Speech<'first' | 'care'>): Told {
  if (!sleep) return unknown('sleep', speech);
  const { asleep, awake, noSleep, short } = speech.words.first.state;
  const figure = Math.max(0, now - sleep.since);
  const time = wholeMinutes(figure, speech);
  if (sleep.asleep) return { sentence: asleep(time), figure, words: short.asleep, detail: null };
  return figure <= LONGEST_AWAKE
    ? { sentence: awake(time), figure, words: short.awake, detail: null }
    : { sentence: noSleep(time), figure, words: short.noSleep, detail: null };
}

/** Formats milliseconds as full minutes. */
function wholeMinutes(milliseconds: number, speech: Speech<'care'>): string {
  return formatMinutes(Math.floor(milliseconds / MINUTE), speech);
}
