import { foldText } from '#domain/fold-text.ts';
import type { Figure } from '#domain/sync/row-fault.ts';
import { minutesOf, type Stretch } from '#domain/time/stretches.ts';
import { addDays, type Day, dayAt, settledMomentOf } from '#domain/time/when.ts';
import type { CareDraft, TotalName } from '#imports/rows/import-format.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import type { StatedDuration } from '#imports/rows/stated-duration.ts';
import type { ReadRecord, RowNote } from './raw-row.ts';
import type { ImportFile } from './read-import-file.ts';

/** Checks the other app's own figures against the records that were read, before anything is rounded for display. */

/** Apps cut times to whole minutes, so a duration may differ by a minute from its times. */
const CLOCK_MINUTES = 1;
/** About 1 ml. */
const SLACK_OZ = 0.03;

type SpanDraft = CareDraft & { fields: Stretch };

/**
 * Compares the duration of a row with its records. The duration may include pauses or leave them out. It may differ by
 * its own rounding and by that of the times. Returns null if it agrees, or if the row has none.
 */
export function durationDoubt(
  stated: StatedDuration | undefined,
  records: readonly CareDraft[],
): RowProblem | null {
  const spans = records.filter(isSpan).map(({ fields }) => fields);
  if (!stated?.minutes || !spans.length) return null;
  const startedAt = Math.min(...spans.map((span) => span.startedAt));
  const endedAt = Math.max(...spans.map((span) => span.endedAt));
  const minutes = sumOf(spans.map(minutesOf));
  const slack = CLOCK_MINUTES + stated.rounding;
  // 1.1 h is 66.00000000000001 min, so the comparison is in whole seconds.
  const agrees = [minutes, minutesOf({ startedAt, endedAt })].some(
    (read) => Math.round(Math.abs(read - stated.minutes) * 60) <= Math.round(slack * 60),
  );
  if (agrees) return null;
  return new RowProblem('durationOther', { stated: { minutes: stated.minutes }, read: { minutes } });
}

/** Compares the totals of a file with its records. Returns a doubt for each line with another total. */
export function totalDoubts({ name, totals }: ImportFile, records: readonly ReadRecord[]): RowNote[] {
  if (!totals.length) return [];
  const days = new Map<string, CareDraft[]>();
  // A row that repeats another becomes no second entry, so it does not count.
  const seen = new Set<string>();
  for (const { child, draft } of records) {
    const entry = JSON.stringify([foldText(child), draft.kind, draft.fields]);
    if (seen.has(entry)) continue;
    seen.add(entry);
    for (const day of daysOf(draft)) {
      const key = `${day} ${foldText(child)}`;
      days.set(key, [...(days.get(key) ?? []), draft]);
    }
  }
  return totals.flatMap(({ line, text, day, child, totals: stated }) => {
    const ofDay = days.get(`${day} ${foldText(child)}`) ?? [];
    const found = Object.entries(stated).flatMap(([total, value]) => {
      const read = readTotal(total as TotalName, ofDay, day);
      return read.some((one) => agree(total as TotalName, one, value, ofDay.length))
        ? []
        : [{ stated: figureOf(total as TotalName, value), read: figureOf(total as TotalName, read[0] ?? 0) }];
    });
    if (!found.length) return [];
    const { fault, found: shown } = new RowProblem('totalOther', text, ...found);
    return [
      { row: { file: name, line, cells: [text] }, kind: text.split(/\s/)[0] ?? '', fault, found: shown },
    ];
  });
}

function isSpan(draft: CareDraft): draft is SpanDraft {
  return 'startedAt' in draft.fields && 'endedAt' in draft.fields;
}

/** Returns the first and the last day of a draft. A sleep after midnight belongs to two days. */
function daysOf(draft: CareDraft): Set<Day> {
  const { fields } = draft;
  if (isSpan(draft)) {
    return new Set([dayAt(draft.fields.startedAt, fields.zone), dayAt(draft.fields.endedAt, fields.zone)]);
  }
  return new Set('date' in fields ? [fields.date] : []);
}

/**
 * Returns the total of a day's drafts. A sleep over midnight has several: it is not known to which day PiyoLog counts
 * it. The part on the day comes first, then all sleeps that end on the day, and all that begin on it.
 */
function readTotal(total: TotalName, drafts: readonly CareDraft[], day: Day): number[] {
  const feeds = drafts.flatMap(({ kind, fields }) => (kind === 'feed' && fields.date === day ? fields : []));
  const bottles = (milk: string) => feeds.filter((feed) => feed.type === 'bottle' && feed.milk === milk);
  const diapers = (...types: string[]) =>
    drafts.filter(({ kind, fields }) => kind === 'diaper' && types.includes(fields.type)).length;
  const ounces = (milk: string) => sumOf(bottles(milk).map(({ amountOz }) => amountOz ?? 0));
  switch (total) {
    case 'leftMinutes':
    case 'rightMinutes':
      return [sumOf(feeds.filter(({ type }) => `${type}Minutes` === total).map(minutesOf))];
    case 'formulaOz':
      return [ounces('formula')];
    case 'formulaCount':
      return [bottles('formula').length];
    case 'breastMilkOz':
      return [ounces('breast')];
    case 'breastMilkCount':
      return [bottles('breast').length];
    case 'wetCount':
      return [diapers('wet', 'mixed')];
    case 'dirtyCount':
      return [diapers('dirty', 'mixed')];
    case 'sleepMinutes':
      return sleepTotals(drafts, day);
  }
}

function sleepTotals(drafts: readonly CareDraft[], day: Day): number[] {
  const sleeps = drafts.flatMap(({ kind, fields }) => (kind === 'sleep' ? fields : []));
  const zone = sleeps[0]?.zone;
  if (zone === undefined) return [0];
  const [begins, ends] = [day, addDays(day, 1)].map((one) => settledMomentOf(`${one}T00:00`, zone).at);
  const onDay = sleeps.map(({ startedAt, endedAt }) =>
    minutesOf({
      startedAt: Math.max(startedAt, begins ?? startedAt),
      endedAt: Math.min(endedAt, ends ?? endedAt),
    }),
  );
  const ofDay = (instant: (sleep: Stretch) => number) =>
    sumOf(sleeps.filter((sleep) => dayAt(instant(sleep), zone) === day).map(minutesOf));
  return [sumOf(onDay), ofDay(({ endedAt }) => endedAt), ofDay(({ startedAt }) => startedAt)];
}

/** True if two totals agree. Each of `entries` records may be rounded to its minute. */
function agree(total: TotalName, one: number, other: number, entries: number): boolean {
  const slack = total.endsWith('Minutes') ? Math.max(1, entries) : total.endsWith('Oz') ? SLACK_OZ : 0;
  return Math.abs(one - other) <= slack;
}

function figureOf(total: TotalName, value: number): Figure {
  if (total.endsWith('Minutes')) return { minutes: value };
  return total.endsWith('Oz') ? { oz: value } : { count: value };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
