import { DIAPER_TIME } from '#domain/kinds/diaper/diaper.ts';
import { FEED_TIME, type FeedType } from '#domain/kinds/feed/feed.ts';
import { isLikelyNight, SLEEP_TIME } from '#domain/kinds/sleep/sleep.ts';
import { newId } from '#domain/record.ts';
import { clockPart, dayPart, MINUTE, type Moment, momentAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import type { CareDraft, Remark, RowContent, Untold } from './import-format.ts';
import { RowProblem } from './row-problem.ts';
import type { Words } from './row-text.ts';

/** Makes records from rows of other apps. */

interface FeedParts extends Words {
  amountOz?: number | null;
  sessionId?: string;
  orderUnknown?: true;
}

/** A draft of one stretch at one side, or of one bottle. */
export function feedDraft(type: FeedType, start: Moment, end: Moment, parts: FeedParts): CareDraft {
  return {
    kind: 'feed',
    fields: {
      ...FEED_TIME.timesOf(start, end),
      type,
      amountOz: null,
      zone: start.zone,
      ...parts,
    },
  };
}

/**
 * A draft of one bottle. `milk` is the text of the file's column for the milk. The draft has no milk if the text names
 * both kinds or neither.
 */
export function bottleDraft(start: Moment, end: Moment | null, parts: FeedParts, milk: string): CareDraft {
  const draft = feedDraft('bottle', start, end ?? start, parts);
  const [isBreast, isFormula] = [/breast/i.test(milk), /formula/i.test(milk)];
  return isBreast === isFormula ? draft : { ...draft, milk: isBreast ? 'breast milk' : 'formula' };
}

/** A side with its duration in milliseconds. */
export interface NursingSide {
  side: 'left' | 'right';
  length: number;
}

/** The breastfeeding data of a row. */
export interface Nursing {
  /** In the order of feeding, if it is known. */
  stretches: NursingSide[];
  untold?: Untold;
  doubt?: RowProblem;
}

/** The two sides. `first` is the side that was fed first, or null if unknown. Sides without a duration are left out. */
export function twoSides(left: number, right: number, first: 'left' | 'right' | null): Nursing {
  const sides: NursingSide[] = [
    { side: 'left', length: left },
    { side: 'right', length: right },
  ];
  const stretches = (first === 'right' ? sides.reverse() : sides).filter(({ length }) => length > 0);
  return first === null ? withoutOrder(stretches) : { stretches };
}

/** Marks sides whose order the row does not give. A single side has no order. */
export function withoutOrder(stretches: NursingSide[]): Nursing {
  if (stretches.length < 2) return { stretches };
  return { stretches, untold: 'order' };
}

/** Both sides of a feed whose switch has no time. Each side gets half of the duration. */
export function halves(length: number): Nursing {
  const left = Math.round(length / 2 / MINUTE) * MINUTE;
  return { ...twoSides(left, length - left, null), untold: 'lengths' };
}

/**
 * One feed for each stretch, in order, all in one sitting. The span of a row includes pauses. The first stretch begins
 * at the start of the span. The last stretch ends at the end of the span, if there is room. Durations are kept exactly.
 * Throws a {@link RowProblem} if there is no stretch; `found` is the text that should have named one.
 */
export function nursingDrafts(
  { stretches, untold }: Nursing,
  { start, end }: { start: Moment; end: Moment | null },
  words: Words,
  found = '',
): CareDraft[] {
  if (!stretches.length) {
    throw new RowProblem(end?.at === start.at ? 'noLength' : 'noSide', found);
  }
  const sitting = {
    ...(stretches.length > 1 && {
      sessionId: newId(start.at),
      ...(untold && { orderUnknown: true as const }),
    }),
  };
  let from = start.at;
  return stretches.map(({ side, length }, index) => {
    const last = index > 0 && index === stretches.length - 1;
    if (last && end) from = Math.max(from, end.at - length);
    const [begun, done] = [momentAt(from, start.zone), momentAt(from + length, start.zone)];
    from = done.at;
    return feedDraft(side, begun, done, { ...words, ...sitting });
  });
}

/**
 * The content of a breastfeeding row: the records of {@link nursingDrafts} and the doubt. A doubt about times overrides
 * one about sides.
 */
export function nursingContent(
  nursing: Nursing,
  times: { start: Moment; end: Moment | null; doubt?: RowProblem },
  words: Words,
  found = '',
): RowContent {
  const records = nursingDrafts(nursing, times, words, found);
  return { records, ...leftOpen(nursing), ...(times.doubt && { doubt: times.doubt }) };
}

/** What is uncertain about a breastfeeding row, for its content. */
export function leftOpen({ untold, doubt }: Nursing): Pick<RowContent, 'untold' | 'doubt'> {
  return { ...(untold && { untold }), ...(doubt && { doubt }) };
}

/**
 * A draft of a sleep. Its times decide whether it is at night, unless `isNight` is given. Throws a {@link RowProblem}
 * without an end or a duration.
 */
export function sleepDraft(start: Moment, end: Moment | null, words: Words, isNight?: boolean): CareDraft {
  if (!end) throw new RowProblem('noEnd');
  if (end.at === start.at) throw new RowProblem('noLength');
  return {
    kind: 'sleep',
    fields: {
      ...SLEEP_TIME.timesOf(start, end),
      isNight: isNight ?? isLikelyNight(start.wall, end.wall),
      ...words,
      zone: start.zone,
    },
  };
}

/**
 * A draft of a diaper from a text about its content. Throws a {@link RowProblem} if the diaper was dry, or if the text
 * says neither wet nor dirty.
 */
export function diaperDraft(at: Moment, content: string, words: Words): CareDraft {
  const both = /\bboth\b|\bmixed\b/i.test(content);
  const wet = both || /\b(wet|pee)\b/i.test(content);
  const dirty = both || /\b(dirty|bm|poo|poop|solid)\b/i.test(content);
  if (!wet && !dirty) {
    throw new RowProblem(/\bdry\b/i.test(content) ? 'dry' : 'noContent', content);
  }
  return {
    kind: 'diaper',
    fields: {
      ...DIAPER_TIME.timesOf(at),
      type: wet && dirty ? 'mixed' : wet ? 'wet' : 'dirty',
      ...words,
      zone: at.zone,
    },
  };
}

/** A row without a kind in Wee Hours, in the words of the file, such as "3:40 PM Solid: banana". */
export function remarkAt(at: Moment, kind: string, words: string): { remark: Remark } {
  const said = `${formatClock(clockPart(at.wall))} ${words ? `${kind}: ${words}` : kind}`;
  return { remark: { at: at.at, day: dayPart(at.wall), words: said } };
}
