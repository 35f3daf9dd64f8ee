import { isInstant, isKey } from '#domain/kinds/fields.ts';
import { type Guard, isNumber, isText, listOf, orNull, recordOf, shapeOf } from '#domain/shape.ts';
import type { Digests } from './digest.ts';
import { isLogState, type LogState } from './log-state.ts';

/** What a phone writes to the others. An envelope carries it encrypted (`envelope.ts`). */
export interface Letter {
  /** Device id. */
  from: string;
  /** The number of letters that the device has written. A gap or a repetition is visible by it. */
  n: number;
  /** When the letter was written, by the clock of the device, in epoch milliseconds. */
  at: number;
  content: LetterContent;
}

export type LetterContent =
  /** Changed rows. */
  | { kind: 'rows'; states: LogState[] }
  /** Rows of months that differ, as the answer to a digest. */
  | { kind: 'page'; states: LogState[] }
  /** The digests of the device's log, without what was deleted before `since` (epoch ms). */
  | { kind: 'digest'; copyId: string | null; since: number; months: Digests }
  /** Asks one device for its rows of some months. `held` are the keys of the rows that the asking device has there. */
  | { kind: 'want'; of: string; since: number; months: string[]; held: string[] }
  /** The answer to `want`: the keys of `held` of which the device has no row. */
  | { kind: 'lacks'; to: string; copyId: string | null; keys: string[] };

const isStates = listOf(isLogState);
const isTexts = listOf(isText);
const isDigests = recordOf(shapeOf({ count: isNumber, hash: isText }));
const isCopyId = orNull(isText);

const CONTENTS: Readonly<Record<LetterContent['kind'], Guard<object>>> = {
  rows: shapeOf({ states: isStates }),
  page: shapeOf({ states: isStates }),
  digest: shapeOf({ copyId: isCopyId, since: isNumber, months: isDigests }),
  want: shapeOf({ of: isText, since: isNumber, months: isTexts, held: isTexts }),
  lacks: shapeOf({ to: isText, copyId: isCopyId, keys: isTexts }),
};

const isEnvelope = shapeOf({ from: isKey as Guard<string>, n: isNumber, at: isNumber, content: hasKind });

function hasKind(value: unknown): value is { kind: string } {
  return shapeOf({ kind: isText })(value);
}

/**
 * Reads a letter. Returns `unknown` for a kind of letter that only a newer version has, and `invalid` for any other
 * value that is no letter.
 */
export function readLetter(value: unknown): Letter | 'unknown' | 'invalid' {
  if (!isEnvelope(value) || !Number.isSafeInteger(value.n) || value.n < 1 || !isInstant(value.at))
    return 'invalid';
  const { kind } = value.content;
  if (!Object.hasOwn(CONTENTS, kind)) return 'unknown';
  return CONTENTS[kind as LetterContent['kind']](value.content) ? (value as Letter) : 'invalid';
}
