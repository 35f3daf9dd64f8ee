import type { CareNow } from '#app/family/use-care-state.ts';
import { elapsed, elapsedLast, isRunning, type Timer } from '#domain/kinds/timer.ts';
import { instantOfRecord, recordsInOrder } from '#domain/log/care-record.ts';
import { type CareState, LONGEST_AWAKE } from '#domain/log/care-state.ts';
import { type DaySummary, summarizeDay } from '#domain/summaries/day-summary.ts';
import { countLast24Hours } from '#domain/summaries/last-24-hours.ts';
import { addDays, DAY, type Day, HOUR, MINUTE, startOfDay } from '#domain/time/when.ts';
import type { Units } from '#domain/units/units.ts';
import type { KeptElement, KeptNode, KeptStep, KeptText } from '#storage/browser/kept-screen.ts';
import { speech, words } from '#words/now.ts';
import { dirtyDetail, figureParts, stateCells, timerTotal } from '#words/say/care-state.ts';
import { countDetail } from '#words/say/day-counts.ts';
import { formatMinutes } from '#words/say/spans.ts';

interface Shown {
  care: CareNow;
  /** The running and paused timers of all babies. */
  timers: readonly Timer[];
  units: Units;
  today: Day;
  zone: string;
}

/** Keeps the place of a text that is no longer true. */
const BLANK = '\u00a0';

/** For so many minutes the minutes of a running entry count on. */
const MOST_MINUTES = 180;

/** The time of a timer, as `formatStopwatch` writes it. */
const STOPWATCH: KeptStep[] = [
  { from: 0, content: ['{m}:{ss}'] },
  { from: HOUR, content: ['{h}:{mm}:{ss}'] },
];

/**
 * Returns the texts of the dashboard that change with time, by their name in `data-kept-text`. A text that does not
 * change is missing.
 */
export function keptTexts({ care, timers, units, today, zone }: Shown): Map<string, KeptText> {
  const texts = new Map<string, KeptText>();
  const { state, now } = care;
  for (const timer of timers.filter(isRunning)) {
    texts.set(`timer ${timer.id}`, { since: now - elapsedLast(timer, now), steps: STOPWATCH });
  }
  addCells(texts, state, now, units);
  addLately(texts, care);
  const summary = summarizeDay(care.log, today, zone);
  for (const kind of ['feed', 'sleep'] as const) {
    if (!summary.running?.[kind]) continue;
    const steps = runningSteps(kind, summary, units);
    texts.set(`day ${kind}`, { since: now, steps: untilInstant(midnightAfter(today, zone) - now, steps) });
  }
  return texts;
}

/** Returns the instant at which a day ends. */
export function midnightAfter(day: Day, zone: string): number {
  return startOfDay(addDays(day, 1), zone);
}

/** Blanks a text from `end` on, in milliseconds after its instant. */
export function untilInstant(end: number, steps: readonly KeptStep[]): KeptStep[] {
  return [...steps.filter(({ from }) => from < end), { from: end, content: [BLANK] }];
}

/** The detail of a count whose entry still runs. Its minutes are rounded, so it changes at half minutes. */
function runningSteps(kind: 'feed' | 'sleep', summary: DaySummary, units: Units): KeptStep[] {
  const { leftMinutes, rightMinutes, sleepMinutes } = summary;
  const minutes = kind === 'feed' ? leftMinutes + rightMinutes : sleepMinutes;
  const steps = Array.from({ length: MOST_MINUTES + 1 }, (_, later): KeptStep => {
    const then = { leftMinutes: leftMinutes + later, sleepMinutes: sleepMinutes + later };
    const from = Math.max(0, (Math.round(minutes) + later - 0.5 - minutes) * MINUTE);
    return { from, content: [countDetail(kind, { ...summary, ...then }, units, speech)] };
  });
  return untilInstant(MOST_MINUTES * MINUTE, steps);
}

function addCells(texts: Map<string, KeptText>, state: CareState, now: number, units: Units): void {
  const later = stateCells(state, now + DAY, units, speech);
  for (const [index, { kind, figure, words: below }] of stateCells(state, now, units, speech).entries()) {
    if (figure === null || later[index]?.figure === figure) continue;
    const since = now - figure;
    texts.set(`figure ${kind}`, {
      since,
      steps: [...stepsOf(figureOf), ...daySteps(figureOf, figure)],
    });
    if (kind !== 'sleep') continue;
    const from = LONGEST_AWAKE + 1;
    const after = stateCells(state, since + from, units, speech)[index]?.words ?? below;
    const steps = [
      { from: 0, content: [below] },
      { from, content: [after] },
    ];
    if (figure < from) texts.set('words sleep', { since, steps });
  }
  if (state.lastDirtyAt !== null && state.lastWetAt !== null) {
    const say = (ms: number) => [dirtyDetail(ms, speech)];
    const age = now - state.lastDirtyAt;
    texts.set('detail diaper', {
      since: state.lastDirtyAt,
      steps: [...stepsOf(say), ...daySteps(say, age)],
    });
  }
  const { feeding, earlierInSitting } = state;
  if (feeding && isRunning(feeding) && timerTotal(feeding, now, earlierInSitting, speech)) {
    const since = now - earlierInSitting - elapsed(feeding, now);
    texts.set('detail feed', {
      since,
      steps: stepsOf((ms) => [words.first.timer.total(formatMinutes(Math.floor(ms / MINUTE), speech))]),
    });
  }
}

/** The counts of the last 24 hours, which fall when an entry becomes a day old. */
function addLately(texts: Map<string, KeptText>, { log, now }: CareNow): void {
  const ends = recordsInOrder(log).map((entry) => instantOfRecord(entry) + DAY);
  const instants = [now, ...ends.filter((at) => at > now && at < now + DAY)].sort(
    (one, other) => one - other,
  );
  for (const kind of ['feed', 'diaper', 'sleep'] as const) {
    const steps = instants.map((at) => ({
      from: at - now,
      content: [words.first.dashboard.in24Hours(countLast24Hours(log, at)[kind])],
    }));
    const changes = steps.filter(
      ({ content: [text] }, index) => index === 0 || text !== steps[index - 1]?.content[0],
    );
    texts.set(`lately ${kind}`, { since: now, steps: changes });
  }
}

/** Writes a length of time as elements. */
type Say = (milliseconds: number) => KeptNode[];

/** Writes a large figure as `Rich` does, with each text in its own element. */
function figureOf(milliseconds: number): KeptNode[] {
  const parts = figureParts(milliseconds, (number): KeptElement => ['b', {}, number], speech);
  return parts.flatMap((part): KeptNode[] => {
    if (typeof part !== 'string') return [part];
    const [before = '', text = '', after = ''] = part.split(/(\S.*\S|\S)/s);
    return [before, ['span', {}, text], after];
  });
}

/** Returns the steps of a length of time in minutes and in hours. Samples `say` at lengths whose digits are unique. */
function stepsOf(say: Say): KeptStep[] {
  const hours = blanks(say(5 * HOUR + 7 * MINUTE));
  const full = blanks(say(5 * HOUR));
  return [
    { from: 0, content: blanks(say(7 * MINUTE)) },
    { from: HOUR, content: hours, onTheHour: full },
  ];
}

/** Returns the steps of a length of time in days, for the days that a screen of `age` milliseconds can still show. */
function daySteps(say: Say, age: number): KeptStep[] {
  const first = Math.max(2, Math.round(age / DAY));
  return [first, first + 1, first + 2].map((days) => ({
    from: (days - 0.5) * DAY,
    content: say(days * DAY),
  }));
}

/** Replaces the sampled digits by the names of the figures. */
function blanks(nodes: KeptNode[]): KeptNode[] {
  return JSON.parse(
    JSON.stringify(nodes)
      .replace(/0[07]/, '{mm}')
      .replace(/(?<!\{)7/, '{m}')
      .replace('5', '{h}'),
  );
}
