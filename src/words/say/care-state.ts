import type { Feed } from '#domain/kinds/feed/feed.ts';
import { elapsed, elapsedLast, isRunning, sideOf, type Timer } from '#domain/kinds/timer.ts';
import { type CareState, LONGEST_AWAKE } from '#domain/log/care-state.ts';
import { minutesOf } from '#domain/time/stretches.ts';
import { MINUTE } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import type { Speech } from '#words/speech.ts';
import { formatVolume } from './amounts.ts';
import { formatAgo, formatMinutes } from './spans.ts';

/** Describes the baby's state and its timers. */

/**
 * Describes the state in a few sentences. The first is the running feed, or how long ago the last feed began and which
 * side is next. The others are the last wet and dirty diaper, and the time awake or asleep.
 */
export function stateSentence(
  state: CareState,
  now: number,
  units: Units,
  speech: Speech<'first' | 'care'>,
): string {
  const { ready, next } = speech.words.first.state;
  const sentences = [
    state.feeding ? feedingSentence(state.feeding, now, speech) : fedSentence(state, now, units, speech),
    !state.feeding && state.nextSide && next[state.nextSide],
    diaperSentence(state, now, speech),
    sleepSentence(state, now, speech),
  ].filter(Boolean);
  return sentences.length ? sentences.join(' ') : ready;
}

/**
 * Returns "17 min total" for a timer with more than one segment. Returns null for one segment, because its time is the
 * total.
 */
export function timerTotal(timer: Timer, now: number, speech: Speech<'first' | 'care'>): string | null {
  const total = totalTime(timer, now, speech);
  return total && speech.words.first.timer.total(total);
}

function totalTime(timer: Timer, now: number, speech: Speech<'care'>): string | null {
  return timer.segments.length < 2 ? null : wholeMinutes(elapsed(timer, now), speech);
}

function feedingSentence(timer: Timer, now: number, speech: Speech<'first' | 'care'>): string {
  const { feeding, feedingAgain, paused, pausedAgain } = speech.words.first.state;
  const side = sideOf(timer) ?? 'none';
  const time = wholeMinutes(elapsedLast(timer, now), speech);
  const total = totalTime(timer, now, speech);
  if (total) return (isRunning(timer) ? feedingAgain : pausedAgain)[side](time, total);
  return (isRunning(timer) ? feeding : paused)[side](time);
}

function fedSentence(
  { lastSitting }: CareState,
  now: number,
  units: Units,
  speech: Speech<'first' | 'care'>,
): string | null {
  const [first] = lastSitting;
  if (!first) return null;
  const { fed, fedInUnknownOrder } = speech.words.first.state;
  const say = lastSitting.some(({ orderUnknown }) => orderUnknown) ? fedInUnknownOrder : fed;
  const stretches = lastSitting.map((feed) => stretchWords(feed, units, speech));
  return say(formatAgo(first.startedAt, now, speech), stretches);
}

function stretchWords(feed: Feed, units: Units, speech: Speech<'first' | 'care'>): string {
  const { stretch } = speech.words.first.state;
  const { type, amountOz, running } = feed;
  if (type !== 'bottle') {
    const { left, right, leftSoFar, rightSoFar } = stretch;
    const say = running === 'open' ? { left: leftSoFar, right: rightSoFar } : { left, right };
    return say[type](formatMinutes(minutesOf(feed), speech));
  }
  return amountOz === null
    ? stretch.unmeasured
    : stretch.bottle(formatVolume(amountOz, units.volume, speech));
}

function diaperSentence(
  { lastWetAt, lastDirtyAt }: CareState,
  now: number,
  speech: Speech<'first' | 'care'>,
): string | null {
  const { wet, dirty, wetAndDirty } = speech.words.first.state;
  const wetAgo = lastWetAt === null ? null : formatAgo(lastWetAt, now, speech);
  const dirtyAgo = lastDirtyAt === null ? null : formatAgo(lastDirtyAt, now, speech);
  if (wetAgo && dirtyAgo) return wetAndDirty(wetAgo, dirtyAgo);
  return (wetAgo && wet(wetAgo)) || (dirtyAgo && dirty(dirtyAgo));
}

function sleepSentence({ sleep }: CareState, now: number, speech: Speech<'first' | 'care'>): string | null {
  if (!sleep) return null;
  const { asleep, awake, noSleep } = speech.words.first.state;
  const since = Math.max(0, now - sleep.since);
  const time = wholeMinutes(since, speech);
  if (sleep.asleep) return asleep(time);
  return since <= LONGEST_AWAKE ? awake(time) : noSleep(time);
}

/** Formats milliseconds as full minutes. */
function wholeMinutes(milliseconds: number, speech: Speech<'care'>): string {
  return formatMinutes(Math.floor(milliseconds / MINUTE), speech);
}
