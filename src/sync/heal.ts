import { newId } from '#domain/record.ts';
import {
  differingMonths,
  digestsOf,
  nameDifference,
  startOfShared,
  statesByMonth,
} from '#domain/sync/digest.ts';
import type { Letter, LetterContent } from '#domain/sync/letters/letter.ts';
import { keyOfState, type LogState, monthOfState } from '#domain/sync/log-state.ts';
import { isInPart, keyOfVersion, questionParts, versionOf } from '#domain/sync/question.ts';
import {
  type LacksAnswer,
  neededBy,
  noteEqual,
  readWholeLog,
  settleLacking,
} from '#storage/sync/compare-logs.ts';
import {
  closeQuestion,
  makeDigestDue,
  noteAsked,
  noteDigest,
  noteUnlike,
  readOwnCopy,
} from '#storage/sync/digest-notes.ts';
import { copyKeys } from '#storage/sync/move.ts';
import {
  changePending,
  noteSentRows,
  type PendingLetter,
  readPending,
  settlePending,
} from '#storage/sync/pending.ts';
import type { Sender } from './send-letters.ts';
import type { LogListener, SharedLog } from './shared-log.ts';

type Content<Kind extends LetterContent['kind']> = Extract<LetterContent, { kind: Kind }>;

/** A letter that waits, of this kind. */
type Waiting<Kind extends LetterContent['kind']> = PendingLetter & {
  letter: Letter & { content: Content<Kind> };
};

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
   * waits to be sent. Resolves to when the next step is due, in milliseconds from now. 0 if there may be one at once.
   * Rejects with a `MailboxError` or the storage's error. The letter waits on then.
   */
  healStep: () => Promise<number>;
}

/** Makes the healer of one copy. */
export function logHealer(
  { db, device, name, copy }: SharedLog,
  sender: Sender,
  { lacking, refused }: Pick<LogListener, 'lacking' | 'refused'>,
): Healer {
  /** The log while the parts of a question are answered, by the id of the question. */
  let answering: {
    want: string;
    byKey: ReadonlyMap<string, LogState>;
    byMonth: ReadonlyMap<string, readonly LogState[]>;
  } | null = null;
  /** The keys about which the parent was asked. */
  const reported = new Set<string>();

  async function healStep(): Promise<number> {
    const waiting = await readPending(db);
    const question = waiting.find((one): one is Waiting<'want'> => one.letter.content.kind === 'want');
    if (question) {
      await answerStep(question);
      return 0;
    }
    answering = null;
    if (!(await settleAnswer(waiting)) && !(await compareNext(waiting))) return sendDigestIfDue();
    return 0;
  }

  /**
   * Sends the rows that another copy lacks in some of the months of its question. At the end, sends the rows that
   * differ, and names those that this copy lacks.
   */
  async function answerStep({ id, letter, touched }: Waiting<'want'>): Promise<void> {
    const { id: want, since, months, held, part, parts } = letter.content;
    if (answering?.want !== want) {
      const { states } = await readWholeLog(db);
      const byKey = new Map(states.map((state) => [keyOfState(state), state]));
      answering = { want, byKey, byMonth: statesByMonth(states, since) };
    }
    const { byKey, byMonth } = answering;
    const keys = new Set(held.map(keyOfVersion));
    const lacked: LogState[] = [];
    let taken = 0;
    while (taken < months.length && lacked.length < STEP_ROWS) {
      for (const state of byMonth.get(months[taken] ?? '') ?? []) {
        const key = keyOfState(state);
        if (isInPart(key, letter.content) && !keys.has(key)) lacked.push(state);
      }
      taken += 1;
    }
    await sendPage(await neededBy(db, letter.from, lacked));
    const left = months.slice(taken);
    if (left.length > 0) {
      const rest = { ...letter, content: { ...letter.content, months: left } };
      return changePending(db, { id, letter: rest, touched });
    }
    // A row may be in another month here, or its tombstone may be too old for the digest.
    const others = held.flatMap((version): [string, LogState][] => {
      const state = byKey.get(keyOfVersion(version));
      const own = state && versionOf(state);
      return own && own !== version ? [[own, state]] : [];
    });
    await sendPage(others.map(([, state]) => state));
    const { isComplete } = await readOwnCopy(db, Date.now());
    await sender.send({
      kind: 'lacks',
      want,
      isComplete,
      keys: [...keys].filter((key) => !byKey.has(key)),
      others: others.map(([version]) => version),
      part,
      parts,
    });
    await settlePending(db, [id]);
  }

  /** Settles the answer to a question when all its parts are there. Returns false if there is none. */
  async function settleAnswer(waiting: readonly PendingLetter[]): Promise<boolean> {
    const answers = waiting.filter((one): one is Waiting<'lacks'> => one.letter.content.kind === 'lacks');
    for (const { letter } of answers) {
      const { from, content } = letter;
      const { want, isComplete, parts } = content;
      const all = answers
        .filter((other) => other.letter.from === from && other.letter.content.want === want)
        .map((other) => other.letter.content);
      // The mailbox may have a part twice.
      if (new Set(all.map(({ part }) => part)).size < parts) continue;
      const keys = all.flatMap((one) => one.keys);
      const others = all.flatMap((one) => one.others);
      await settle({ from, isComplete, want, keys, others });
      await closeQuestion(db, from, want);
      return true;
    }
    return false;
  }

  async function settle(answer: LacksAnswer): Promise<void> {
    const settled = await settleLacking(db, answer, { device, now: Date.now() });
    if (!settled) return;
    await sendPage(settled.send);
    const unknown = settled.unconfirmed.filter((key) => !reported.has(key));
    for (const key of unknown) reported.add(key);
    if (unknown.length > 0) lacking(unknown);
    // Its digest shows the other copy what this one has now.
    await makeDigestDue(db);
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
    { isComplete, since, months: theirs, unlike = [] }: Content<'digest'>,
    touched: Set<string>,
  ): Promise<void> {
    const now = Date.now();
    const { states, unsent } = await readWholeLog(db);
    const months = statesByMonth(states, since);
    const ours = await digestsOf(months);
    const differing = differingMonths(ours, theirs);
    const difference = await nameDifference(ours, theirs, differing);
    if (differing.length > 0) await noteUnlike(db, from, difference, now);
    else {
      await noteEqual(db, { id: from, isComplete }, now);
      // The other copy does not know it yet.
      if (unlike.includes(copy)) await makeDigestDue(db);
    }
    // A copy that joins asks for what it needs, and becomes complete by an equal digest.
    if (!isComplete && (await readOwnCopy(db, now)).isComplete) return makeDigestDue(db);
    for (const state of states) if (unsent.has(keyOfState(state))) touched.add(monthOfState(state));
    const asked = differing.filter((month) => !touched.has(month));
    const want = newId(now);
    if (asked.length > 0 && (await noteAsked(db, from, { want, difference }, now)))
      await ask({ id: want, of: from, since }, asked, months);
  }

  async function ask(
    question: { id: string; of: string; since: number },
    asked: readonly string[],
    months: ReadonlyMap<string, readonly LogState[]>,
  ): Promise<void> {
    const all = questionParts(asked, months);
    for (const [part, content] of all.entries()) {
      const letter = { kind: 'want' as const, ...question, part, parts: all.length };
      if (await sender.send({ ...letter, ...content })) continue;
      // The answer must have all parts. Without versions, the other copy sends what it has of these months.
      await sender.send({ ...letter, ...content, held: [] });
    }
  }

  async function sendDigestIfDue(): Promise<number> {
    const now = Date.now();
    const { isComplete, dueIn, unlike } = await readOwnCopy(db, now);
    if (dueIn > 0) return dueIn;
    const since = startOfShared(now);
    const { states } = await readWholeLog(db);
    const months = await digestsOf(statesByMonth(states, since));
    const digest = {
      kind: 'digest' as const,
      isComplete,
      since,
      months,
      ...(unlike.length > 0 && { unlike }),
      phone: { device, name, key: (await copyKeys(db)).publicKey },
    };
    if (!(await sender.send(digest))) refused('digestTooLarge');
    await noteDigest(db, now);
    return 0;
  }

  async function sendPage(states: readonly LogState[]): Promise<void> {
    if ((await sender.sendStates('page', states)).length > 0) refused('tooLarge');
    await noteSentRows(db, states);
  }

  return { healStep };
}
