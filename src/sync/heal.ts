import { newId } from '#domain/record.ts';
import { differingMonths, digestsOf, startOfShared, statesByMonth } from '#domain/sync/digest.ts';
import type { Letter, LetterContent } from '#domain/sync/letter.ts';
import { keyOfState, type LogState, monthOfState } from '#domain/sync/log-state.ts';
import { HOUR } from '#domain/time/when.ts';
import {
  decideLacking,
  neededBy,
  noteAsked,
  noteDigest,
  noteEqual,
  readOwnCopy,
  readWholeLog,
  removeMissing,
} from '#storage/sync/compare-logs.ts';
import type { Sender } from './send-letters.ts';
import type { LogListener, SharedLog } from './shared-log.ts';

type Content<Kind extends LetterContent['kind']> = Extract<LetterContent, { kind: Kind }>;

/** How often a phone sends its digest, if nothing was lost. */
const DIGEST_EVERY = 6 * HOUR;

/** How often the same question is asked. If rows cannot be sent, the answers never make the logs equal. */
const MOST_REPEATS = 3;

/** A letter of a question has no further months if it has this many keys. */
const MOST_KEYS = 400;

/**
 * Compares the copies of a log and heals them. The mailbox may lose envelopes, so phones exchange digests. If two
 * digests differ, one phone asks the other for its rows of the months that differ, and learns which rows the other one
 * lacks.
 */
export interface Healer {
  /** Takes the letters of other copies in their order, after their rows are in the log. */
  take: (letters: readonly Letter[]) => void;
  /** This phone sends its digest as soon as it can, because envelopes may be lost. */
  noteLoss: () => void;
  /** Answers, compares, and sends the own digest if it is due. Call it when no row waits to be sent. */
  work: () => Promise<void>;
}

/** A digest of another copy. */
interface Compared {
  content: Content<'digest'>;
  /** The months of rows that were written after the digest. They differ without a loss. */
  touched: Set<string>;
}

/** Makes the healer of one copy. `work` rejects with a `MailboxError` or the storage's error. */
export function logHealer(
  { db, copy, device }: SharedLog,
  sender: Sender,
  { lacking, refused }: Pick<LogListener, 'lacking' | 'refused'>,
): Healer {
  const digests = new Map<string, Compared>();
  let questions: { from: string; content: Content<'want'> }[] = [];
  let answers: { from: string; content: Content<'lacks'> }[] = [];
  /** The last question to each copy, and how often it was asked. */
  const asks = new Map<string, { question: string; times: number }>();
  let isDigestDue = false;
  /** When the next digest is due (epoch ms). Unknown at first. */
  let digestAt = 0;

  function take(letters: readonly Letter[]): void {
    for (const { from, content } of letters) {
      if (content.kind === 'digest') digests.set(from, { content, touched: new Set() });
      else if (content.kind === 'want' && content.of === copy) questions.push({ from, content });
      else if (content.kind === 'lacks') answers.push({ from, content });
      else if ('states' in content)
        for (const { touched } of digests.values())
          for (const state of content.states) touched.add(monthOfState(state));
    }
  }

  async function work(): Promise<void> {
    const [asked, answered, compared] = [questions, answers, [...digests]];
    questions = [];
    answers = [];
    digests.clear();
    for (const { from, content } of asked) await answer(from, content);
    for (const { from, content } of answered) await settle(from, content);
    for (const [from, digest] of compared) await compare(from, digest);
    await sendDigestIfDue();
  }

  /** Sends the rows that another copy asked for, and the keys of those that this copy lacks. */
  async function answer(from: string, { id, since, months, held, isLast }: Content<'want'>): Promise<void> {
    const { states } = await readWholeLog(db);
    const byMonth = statesByMonth(states, since);
    const keys = new Set(held);
    // A row that the other copy has may be in another month here, or its tombstone may be too old for the digest.
    const known = states.filter((state) => keys.has(keyOfState(state)));
    const lacked = months
      .flatMap((month) => byMonth.get(month) ?? [])
      .filter((one) => !keys.has(keyOfState(one)));
    await sendPage([...known, ...(await neededBy(db, from, lacked))]);
    for (const state of known) keys.delete(keyOfState(state));
    const { isComplete } = await readOwnCopy(db);
    await sender.send({ kind: 'lacks', want: id, isComplete, keys: [...keys], isLast });
  }

  async function settle(from: string, { want, isComplete, keys, isLast }: Content<'lacks'>): Promise<void> {
    const settled = await decideLacking(db, { from, isComplete, want, keys });
    if (!settled) return;
    const { decision, send } = settled;
    await sendPage(send);
    if (decision.mustAsk) lacking(decision.remove);
    else if (decision.remove.length > 0)
      await removeMissing(db, decision.remove, { device, now: Date.now() });
    isDigestDue ||= isLast;
  }

  async function compare(from: string, { content, touched }: Compared): Promise<void> {
    const now = Date.now();
    const { states, unsent } = await readWholeLog(db);
    const months = statesByMonth(states, content.since);
    const own = await digestsOf(months);
    const differing = differingMonths(own, content.months);
    if (differing.length === 0) await noteEqual(db, { id: from, isComplete: content.isComplete }, now);
    if (!content.isComplete && (await readOwnCopy(db)).isComplete) {
      // A copy that joins asks for what it needs, and becomes complete by an equal digest.
      isDigestDue = true;
      return;
    }
    for (const state of states) if (unsent.has(keyOfState(state))) touched.add(monthOfState(state));
    const asked = differing.filter((month) => !touched.has(month));
    const question = JSON.stringify(asked.map((month) => [month, own[month], content.months[month]]));
    const last = asks.get(from);
    const times = last?.question === question ? last.times + 1 : 1;
    if (asked.length === 0 || times > MOST_REPEATS) return;
    asks.set(from, { question, times });
    await ask(from, content.since, asked, months, now);
  }

  async function ask(
    of: string,
    since: number,
    asked: readonly string[],
    months: ReadonlyMap<string, readonly LogState[]>,
    now: number,
  ): Promise<void> {
    const id = newId(now);
    await noteAsked(db, of, id, now);
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
      if (!(await sender.send({ kind: 'want', id, of, since, ...part, isLast }))) refused('tooLarge');
    }
  }

  async function sendDigestIfDue(): Promise<void> {
    const now = Date.now();
    if (!isDigestDue && now < digestAt) return;
    const { isComplete, digestSentAt } = await readOwnCopy(db);
    digestAt = digestSentAt + DIGEST_EVERY;
    if (!isDigestDue && now < digestAt) return;
    const since = startOfShared(now);
    const { states } = await readWholeLog(db);
    const months = await digestsOf(statesByMonth(states, since));
    if (!(await sender.send({ kind: 'digest', isComplete, since, months }))) refused('tooLarge');
    await noteDigest(db, now);
    isDigestDue = false;
    digestAt = now + DIGEST_EVERY;
  }

  async function sendPage(states: readonly LogState[]): Promise<void> {
    if ((await sender.sendStates('page', states)).length > 0) refused('tooLarge');
  }

  return {
    take,
    noteLoss: () => {
      isDigestDue = true;
    },
    work,
  };
}
