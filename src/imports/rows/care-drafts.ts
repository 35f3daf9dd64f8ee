import { DIAPER_TIME, type DiaperType } from '#domain/kinds/diaper/diaper.ts';
import { FEED_TIME, type Feed, type FeedType, type Milk } from '#domain/kinds/feed/feed.ts';
import { isLikelyNight, SLEEP_TIME } from '#domain/kinds/sleep/sleep.ts';
import { newId } from '#domain/record.ts';
import { clockPart, dayPart, MINUTE, type Moment, momentAt } from '#domain/time/when.ts';
import { formatClock } from '#domain/time/when-words.ts';
import { readDiaperDetails, readMilk } from './detail-words.ts';
import type { CareDraft, Remark, RowContent, Untold } from './import-format.ts';
import { isNegated } from './later-words.ts';
import { RowProblem } from './row-problem.ts';
import { noteOf, type Words } from './row-text.ts';

/** Makes drafts from rows of other apps. */

interface FeedParts
  extends Words,
    Partial<Pick<Feed, 'amountOz' | 'milk' | 'breastOz' | 'brand' | 'sessionId' | 'orderUnknown'>> {}

/** Makes a draft of one feed at one side, or of one bottle. */
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

interface BottleParts extends Pick<Feed, 'amountOz'>, Partial<Pick<Feed, 'milk' | 'breastOz' | 'brand'>> {
  /** The texts of the file's columns about the content. */
  said: readonly string[];
  /** The parent's own note. */
  own: string;
  /** The app's own names of milks, in lower case. */
  milkNames?: ReadonlyMap<string, Milk>;
}

/**
 * Makes a draft of one bottle. The texts in `said` tell the milk, unless `milk` is given. A text that says more goes
 * into the import note.
 */
export function bottleDraft(
  start: Moment,
  end: Moment | null,
  { said, own, milkNames, ...parts }: BottleParts,
): CareDraft {
  const { details, rest } = readMilk(said, milkNames);
  const words = noteOf(
    rest.filter((text) => text !== parts.brand),
    own,
  );
  const draft = feedDraft('bottle', start, end ?? start, { ...details, ...parts, ...words });
  return withFormerNote(draft, noteOf(said, own));
}

/** Adds the import note that earlier versions made. */
function withFormerNote(draft: CareDraft, { importNote }: Words): CareDraft {
  return importNote === undefined ? draft : { ...draft, formerNote: importNote };
}

/** A side with its duration in milliseconds. */
export interface NursingSide {
  side: 'left' | 'right';
  length: number;
}

/** The breastfeeding data of a row. */
export interface Nursing {
  /** The sides that were fed, each with its duration. They are in the order of feeding, if the order is known. */
  stretches: NursingSide[];
  untold?: Untold;
  doubt?: RowProblem;
}

/**
 * Makes the breastfeeding data of a row from the durations of the two sides. `first` is the side that was fed first, or
 * null. A side without a duration is left out.
 */
export function twoSides(left: number, right: number, first: 'left' | 'right' | null): Nursing {
  const sides: NursingSide[] = [
    { side: 'left', length: left },
    { side: 'right', length: right },
  ];
  const stretches = (first === 'right' ? sides.reverse() : sides).filter(({ length }) => length > 0);
  return first === null ? withoutOrder(stretches) : { stretches };
}

/** Marks the sides if there are two, because the row does not give their order. */
export function withoutOrder(stretches: NursingSide[]): Nursing {
  if (stretches.length < 2) return { stretches };
  return { stretches, untold: 'order' };
}

/** Splits a feed at both sides in half, because the row does not say when the baby switched sides. */
export function halves(length: number): Nursing {
  const left = Math.round(length / 2 / MINUTE) * MINUTE;
  return { ...twoSides(left, length - left, null), untold: 'lengths' };
}

/**
 * Makes one feed for each of `stretches`, in order, all in one sitting. The span of a row includes pauses. The first
 * feed begins at the start of the span. The last one ends at the end of the span, if there is room. Durations are kept
 * exactly. Throws a {@link RowProblem} if `stretches` is empty. `found` is then the text that should have named a side.
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
 * Makes the content of a breastfeeding row from the records of {@link nursingDrafts} and the doubt. A doubt about times
 * overrides one about sides.
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

/** Returns what is uncertain about a breastfeeding row, as a part of the row's content. */
export function leftOpen({ untold, doubt }: Nursing): Pick<RowContent, 'untold' | 'doubt'> {
  return { ...(untold && { untold }), ...(doubt && { doubt }) };
}

/**
 * Makes a draft of a sleep. Its times decide whether it is at night, unless `isNight` is given. Throws a {@link
 * RowProblem} if the end is missing or equals the start.
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
 * Makes a draft of a diaper from a text about its content. The texts in `said` tell its details. A text that no field
 * holds whole goes into the import note. Throws a {@link RowProblem} if the content is neither wet nor dirty nor dry.
 */
export function diaperDraft(
  at: Moment,
  content: string,
  { said = [], own }: { said?: readonly string[]; own: string },
): CareDraft {
  const type = contentOf(content);
  const { details, rest } = readDiaperDetails(type, said);
  const draft: CareDraft = {
    kind: 'diaper',
    fields: { ...DIAPER_TIME.timesOf(at), type, ...details, ...noteOf(rest, own), zone: at.zone },
  };
  return withFormerNote(draft, noteOf(said, own));
}

function contentOf(text: string): DiaperType {
  // "Wet, no poop" and "not wet" name contents that the diaper did not have.
  if (isNegated(text)) throw new RowProblem('noContent', text);
  const both = /\bboth\b|\bmixed\b/i.test(text);
  const wet = both || /\b(wet|pee)\b/i.test(text);
  const dirty = both || /\b(dirty|bm|poo|poop|solid)\b/i.test(text);
  if (wet && dirty) return 'mixed';
  if (wet || dirty) return wet ? 'wet' : 'dirty';
  if (/\bdry\b/i.test(text)) return 'dry';
  throw new RowProblem('noContent', text);
}

/** Makes a remark from a row without a kind in Wee Hours. It uses the words of the file: "3:40 PM Solid: banana". */
export function remarkAt(at: Moment, kind: string, words: string): { remark: Remark } {
  const said = `${formatClock(clockPart(at.wall))} ${words ? `${kind}: ${words}` : kind}`;
  return { remark: { at: at.at, day: dayPart(at.wall), words: said } };
}
