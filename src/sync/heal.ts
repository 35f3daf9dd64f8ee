import { newId } from '#domain/record.ts';
import { differingMonths, digestsOf, startOfShared, statesByMonth } from '#domain/sync/digest.ts';
import type { Letter, LetterContent } from '#domain/sync/letters/letter.ts';
import { keyOfState, type LogState, monthOfState } from '#domain/sync/log-state.ts';
import { HOUR } from '#domain/time/when.ts';
import {
  makeDigestDue,
  neededBy,
  noteAsked,
  noteDigest,
  noteEqual,
  readOwnCopy,
  readWholeLog,
  settleLacking,
} from '#storage/sync/compare-logs.ts';
import { changePending, type PendingLetter, readPending, settlePending } from '#storage/sync/pending.ts';
import type { Sender } from './send-letters.ts';
import type { LogListener, SharedLog } from './shared-log.ts';

type Content<Kind extends LetterContent['kind']> = Extract<LetterContent, { kind: Kind }>;

/** A letter that waits, of this kind. */
type Waiting<Kind extends LetterContent['kind']> = PendingLetter & {
  letter: Letter & { content: Content<Kind> };
};

/** How often a phone sends its digest, if nothing was lost, in milliseconds. */
const DIGEST_EVERY = 6 * HOUR;

/** A letter of a question has no further months if it has this many keys. */
const MOST_KEYS = 400;

/** How many rows one step of an answer sends at least, if there are so many. */
const STEP_ROWS = 300;

/**
 * Compares the copies of a log and heals them. The mailbox may lose envelopes, so phones exchange digests. If two
 * digests differ, one phone asks the other for its rows of the months that differ, and learns which rows the other one
 * lacks.
 */
export interface Healer {
  /**
   * Does one step: answers or compares a letter that waits, or sends the own digest if it is due. Call it when no row
   * waits to be sent. Resolves to `some` if there may be another step. Rejects with a `MailboxError` or the storage's
   * error. The letter waits on then.
   */
  healStep: () => Promise<'none' | 'some'>;
}

/** Makes the healer of one copy. */
export function logHealer(
  { db, device }: SharedLog,
  sender: Sender,
  { lacking, refused }: Pick<LogListener, 'lacking' | 'refused'>,
): Healer {
  /** The log while a question of several steps is answered, by the id of the letter. */
  let answering: {
    id: string;
    states: readonly LogState[];
    byMonth: ReadonlyMap<string, readonly LogState[]>;
  } | null = null;
  /** The keys about which the parent was asked. */
  const reported = new Set<string>();

  async function healStep(): Promise<'none' | 'some'> {
    const waiting = await readPending(db);
    const question = waiting.find((one): one is Waiting<'want'> => one.letter.content.kind === 'want');
    if (question) await answerStep(question);
    else if (!(await settleAnswer(waiting)) && !(await compareNext(waiting))) {
      await sendDigestIfDue();
      return 'none';
    }
    return 'some';
  }

  /** Sends some of the months that another copy asked for. At the end, sends the keys of rows that this copy lacks. */
  async function answerStep(question: Waiting<'want'>): Promise<void> {
    const { id, letter } = question;
    const { id: want, since, months, held, isLast } = letter.content;
    if (answering?.id !== id) {
      const { states } = await readWholeLog(db);
      answering = { id, states, byMonth: statesByMonth(states, since) };
    }
    const { states, byMonth } = answering;
    const keys = new Set(held);
    const part: LogState[] = [];
    let taken = 0;
    while (taken < months.length && part.length < STEP_ROWS) {
      part.push(...(byMonth.get(months[taken] ?? '') ?? []));
      taken += 1;
    }
    const isKnown = (state: LogState) => keys.has(keyOfState(state));
    const lacked = await neededBy(
      db,
      letter.from,
      part.filter((state) => !isKnown(state)),
    );
    await sendPage([...part.filter(isKnown), ...lacked]);
    const left = months.slice(taken);
    if (left.length > 0) {
      await changePending(db, {
        ...question,
        letter: { ...letter, content: { ...letter.content, months: left } },
      });
      return;
    }
    const asked = new Set(months);
    // A row that the other copy has may be in another month here, or its tombstone may be too old for the digest.
    const elsewhere = states.filter((state) => isKnown(state) && !asked.has(monthOfState(state)));
    await sendPage(elsewhere);
    for (const state of states) keys.delete(keyOfState(state));
    const { isComplete } = await readOwnCopy(db);
    await sender.send({ kind: 'lacks', want, isComplete, keys: [...keys], isLast });
    await settlePending(db, [id]);
    answering = null;
  }

  /** Settles the answer to a question when all its letters are there. Returns false if there is none. */
  async function settleAnswer(waiting: readonly PendingLetter[]): Promise<boolean> {
    const answers = waiting.filter((one): one is Waiting<'lacks'> => one.letter.content.kind === 'lacks');
    const last = answers.find(({ letter }) => letter.content.isLast);
    if (!last) return false;
    const { from, content } = last.letter;
    const { want, isComplete } = content;
    const parts = answers.filter(({ letter }) => letter.from === from && letter.content.want === want);
    const keys = parts.flatMap(({ letter }) => letter.content.keys);
    const settled = await settleLacking(db, { from, isComplete, want, keys }, { device, now: Date.now() });
    if (settled) {
      await sendPage(settled.send);
      const unknown = settled.unconfirmed.filter((key) => !reported.has(key));
      for (const key of unknown) reported.add(key);
      if (unknown.length > 0) lacking(unknown);
      // Its digest shows the other copy what this one has now.
      await makeDigestDue(db);
    }
    await settlePending(
      db,
      parts.map(({ id }) => id),
    );
    return true;
  }

  /** Compares this log with the digest of another copy. Returns false if none waits. */
  async function compareNext(waiting: readonly PendingLetter[]): Promise<boolean> {
    const digest = waiting.find((one): one is Waiting<'digest'> => one.letter.content.kind === 'digest');
    if (!digest) return false;
    const { id, letter, touched } = digest;
    await compare(letter.from, letter.content, new Set(touched));
    await settlePending(db, [id]);
    return true;
  }

  async function compare(
    from: string,
    { isComplete, since, months: theirs }: Content<'digest'>,
    touched: Set<string>,
  ): Promise<void> {
    const now = Date.now();
    const { states, unsent } = await readWholeLog(db);
    const months = statesByMonth(states, since);
    const differing = differingMonths(await digestsOf(months), theirs);
    if (differing.length === 0) await noteEqual(db, { id: from, isComplete }, now);
    // A copy that joins asks for what it needs, and becomes complete by an equal digest.
    if (!isComplete && (await readOwnCopy(db)).isComplete) return makeDigestDue(db);
    for (const state of states) if (unsent.has(keyOfState(state))) touched.add(monthOfState(state));
    const asked = differing.filter((month) => !touched.has(month));
    const want = newId(now);
    if (asked.length > 0 && (await noteAsked(db, from, { want, months: asked.join(' ') }, now)))
      await ask({ id: want, of: from, since }, asked, months);
  }

  async function ask(
    question: { id: string; of: string; since: number },
    asked: readonly string[],
    months: ReadonlyMap<string, readonly LogState[]>,
  ): Promise<void> {
    const parts: { months: string[]; held: string[] }[] = [];
    for (const month of asked) {
      const keys = (months.get(month) ?? []).map(keyOfState);
      const last = parts.at(-1);
      // The keys of a month are in one letter, because the answer depends on what is missing among them.
      if (!last || last.held.length + keys.length > MOST_KEYS) parts.push({ months: [month], held: keys });
      else {
        last.months.push(month);
        last.held.push(...keys);
      }
    }
    for (const [index, part] of parts.entries()) {
      const isLast = index === parts.length - 1;
      if (await sender.send({ kind: 'want', ...question, ...part, isLast })) continue;
      refused('tooLarge');
      // The answer must have an end. Without keys, the other copy sends what it has of these months.
      await sender.send({ kind: 'want', ...question, months: part.months, held: [], isLast });
    }
  }

  async function sendDigestIfDue(): Promise<void> {
    const now = Date.now();
    const { isComplete, digestSentAt } = await readOwnCopy(db);
    if (Math.abs(now - digestSentAt) < DIGEST_EVERY) return;
    const since = startOfShared(now);
    const { states } = await readWholeLog(db);
    const months = await digestsOf(statesByMonth(states, since));
    if (!(await sender.send({ kind: 'digest', isComplete, since, months }))) refused('tooLarge');
    await noteDigest(db, now);
  }

  async function sendPage(states: readonly LogState[]): Promise<void> {
    if ((await sender.sendStates('page', states)).length > 0) refused('tooLarge');
  }

  return { healStep };
}
