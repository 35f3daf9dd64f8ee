import { isInstant, isKey } from '#domain/kinds/fields.ts';
import {
  type Guard,
  isFlag,
  isNumber,
  isObject,
  isText,
  listOf,
  orMissing,
  recordOf,
  shapeOf,
} from '#domain/shape.ts';
import type { Digests } from '#domain/sync/digest.ts';
import { isLogState, isNewerState, type LogState } from '#domain/sync/log-state.ts';
import type { QuestionPart } from '#domain/sync/question.ts';
import type { MoveWraps } from './move.ts';

/** What a phone writes to the others. An envelope carries it encrypted (`envelope.ts`). */
export interface Letter {
  /**
   * The id of the copy of the log from which it comes. A phone gets a new id when it joins, when the browser evicted
   * its log and when a backup replaced it.
   */
  from: string;
  /** When the letter was written, by the clock of the phone, in epoch milliseconds. */
  at: number;
  content: LetterContent;
}

/** A phone that shares the log. */
export interface SharingPhone {
  /** Its device id, the author of what it writes. */
  device: string;
  /** The name of the parent who uses it. */
  name: string;
  /** The public key of its copy, with which the others can encrypt for it alone. */
  key?: string;
}

export type LetterContent =
  /** Changed rows. */
  | { kind: 'rows'; states: LogState[] }
  /** Rows of months that differ, as the answer to a digest. */
  | { kind: 'page'; states: LogState[] }
  /**
   * The digests of a copy, without what was deleted before `since` (epoch ms). It is not complete while it joins. The
   * copies in `unlike` differed when they were last compared. One that is equal now sends its digest, to say so.
   * `phone` is the phone with the copy.
   */
  | {
      kind: 'digest';
      isComplete: boolean;
      since: number;
      months: Digests;
      unlike?: string[];
      phone?: SharingPhone;
    }
  /** Asks a copy about some months, without what was deleted before `since`. All parts of a question have one `id`. */
  | ({ kind: 'want'; id: string; of: string; since: number } & QuestionPart & PartNumber)
  /**
   * The answer to a part of a question, after the rows that the asking copy needs. `keys` are those of `held` of which
   * the copy has no row, and `others` its versions of the rows that differ.
   */
  | ({ kind: 'lacks'; want: string; isComplete: boolean; keys: string[]; others: string[] } & PartNumber)
  /** The family moves to a new mailbox, because a phone was removed. `wraps` tells each copy where to (`move.ts`). */
  | { kind: 'moved'; wraps: MoveWraps }
  /** A phone with an invite asks to join. `commitment` binds it to the key that it shows later. */
  | { kind: 'knock'; name: string; commitment: string }
  /** The inviting phone shows its key. `to` is the sender of the knock. */
  | { kind: 'hello'; to: string; name: string; key: string }
  /** The joining phone shows its key. */
  | { kind: 'reveal'; key: string }
  /** A parent let the phone in. `access` is a `Welcome` that is encrypted for its key. */
  | { kind: 'welcome'; to: string; access: string }
  | { kind: 'declined'; to: string };

/** Which part of a question a letter is, from 0 on, and how many there are. */
interface PartNumber {
  part: number;
  parts: number;
}

/** The contents that carry rows. */
export type RowsKind = 'rows' | 'page';

/** Each of them is validated alone. */
const areRows = listOf((value: unknown): value is LogState => isObject(value));
const isTexts = listOf(isText);
const isDigests = recordOf(shapeOf({ count: isNumber, hash: isText }));

const CONTENTS: Readonly<Record<LetterContent['kind'], Guard<object>>> = {
  rows: shapeOf({ states: areRows }),
  page: shapeOf({ states: areRows }),
  digest: shapeOf({
    isComplete: isFlag,
    since: isNumber,
    months: isDigests,
    unlike: orMissing(isTexts),
    phone: orMissing(shapeOf({ device: isText, name: isText, key: orMissing(isText) })),
  }),
  want: shapeOf({
    id: isText,
    of: isText,
    since: isNumber,
    months: isTexts,
    from: isText,
    before: isText,
    held: isTexts,
    part: isNumber,
    parts: isNumber,
  }),
  moved: shapeOf({ wraps: recordOf(isText) }),
  knock: shapeOf({ name: isText, commitment: isText }),
  hello: shapeOf({ to: isText, name: isText, key: isText }),
  reveal: shapeOf({ key: isText }),
  welcome: shapeOf({ to: isText, access: isText }),
  declined: shapeOf({ to: isText }),
  lacks: shapeOf({
    want: isText,
    isComplete: isFlag,
    keys: isTexts,
    others: isTexts,
    part: isNumber,
    parts: isNumber,
  }),
};

const isEnvelope = shapeOf({ from: isKey as Guard<string>, at: isNumber, content: hasKind });

function hasKind(value: unknown): value is { kind: string } {
  return shapeOf({ kind: isText })(value);
}

/**
 * Reads a letter. Returns `unknown` for a kind of letter that only a newer version has, and `invalid` for any other
 * value that is no letter.
 */
export function readLetter(value: unknown): Letter | 'unknown' | 'invalid' {
  if (!isEnvelope(value) || !isInstant(value.at)) return 'invalid';
  const { kind } = value.content;
  if (!Object.hasOwn(CONTENTS, kind)) return 'unknown';
  if (!CONTENTS[kind as LetterContent['kind']](value.content)) return 'invalid';
  const letter = value as Letter;
  if (!('states' in letter.content)) return letter;
  const states: readonly unknown[] = letter.content.states;
  if (states.some(isNewerState)) return 'unknown';
  const valid = states.filter(isLogState);
  // One invalid row must not keep the others away.
  if (valid.length === 0 && states.length > 0) return 'invalid';
  return { ...letter, content: { ...letter.content, states: valid } };
}
