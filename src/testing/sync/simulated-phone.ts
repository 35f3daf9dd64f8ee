import { markReverted, trashOf } from '#domain/log/trash.ts';
import { type Author, newId, stampAfter } from '#domain/record.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { differingMonths, digestsOf, startOfShared, statesByMonth } from '#domain/sync/digest.ts';
import { idOfState, keyOfState, type LogState, mergeStates, timeOfState } from '#domain/sync/log-state.ts';
import type { EntryState } from '#domain/sync/merge-entry.ts';
import { decideMissing, type MissingEntry, type OtherLog } from '#domain/sync/missing-entries.ts';
import { endTimer, isTimerEnd } from '#domain/sync/timer-ends.ts';
import { DAY } from '#domain/time/when.ts';

type Entry = { of: 'entry' } & EntryState;

/** A phone with a log in memory. It writes as the app does, and merges with the functions of `domain/sync`. */
export class SimulatedPhone {
  readonly device: string;
  /** How far its clock is ahead, in milliseconds. */
  readonly skew: number;
  log = new Map<string, LogState>();
  /** The keys of rows that were not sent yet. */
  marks = new Set<string>();
  /** When each row was last written or received, counted in changes. */
  held = new Map<string, number>();
  changes = 0;
  /** Null while it joins. Each copy of a log has another id. */
  copyId: string | null;
  /** With which copies its log was equal, by device. */
  inStep = new Map<string, OtherLog['inStep']>();
  /** True if a parent answers "yes" when many entries would be removed. */
  readonly removesMany: boolean;

  constructor(device: string, options: { skew: number; isFirst: boolean; removesMany: boolean }) {
    this.device = device;
    this.skew = options.skew;
    this.copyId = options.isFirst ? newId(0) : null;
    this.removesMany = options.removesMany;
  }

  author(now: number): Author {
    return { device: this.device, now: now + this.skew };
  }

  write(state: LogState): void {
    this.put(state);
    this.marks.add(keyOfState(state));
  }

  private put(state: LogState): void {
    this.changes += 1;
    this.log.set(keyOfState(state), state);
    this.held.set(keyOfState(state), this.changes);
  }

  /** Replaces the log, as an eviction or a backup does. */
  replaceLog(log: ReadonlyMap<string, LogState>, copyId: string | null): void {
    this.log = new Map(log);
    this.marks.clear();
    this.held.clear();
    this.inStep.clear();
    this.copyId = copyId;
  }

  entry(id: string): Entry | undefined {
    return this.log.get(`entry ${id}`) as Entry | undefined;
  }

  entries(): Entry[] {
    return [...this.log.values()].filter((state) => state.of === 'entry');
  }

  /** Writes the next version of an entry. An entry in the trash is restored, as "Undo" does. */
  edit(id: string, note: string, now: number): boolean {
    const known = this.entry(id);
    if (!known) return false;
    const last = Math.max(known.content.record.updatedAt, known.deletion?.deletedAt ?? 0);
    const record = { ...known.content.record, note, ...stampAfter(last, this.author(now)) };
    this.write({ of: 'entry', content: { kind: known.content.kind, record } as Entry['content'] });
    return true;
  }

  remove(id: string, now: number): boolean {
    const known = this.entry(id);
    if (!known || known.deletion) return false;
    const { deleted: content, ...deletion } = trashOf(known.content, this.author(now));
    this.write({ of: 'entry', content, deletion });
    return true;
  }

  /** Adds the entries of a file, unless they are in the log or a parent deleted them. */
  importFile(contents: readonly Entry['content'][], importId: string, now: number): void {
    for (const { kind, record } of contents) {
      const known = this.entry(record.id);
      if (known && !known.deletion?.takenBack) continue;
      const stamp = stampAfter(known?.deletion?.deletedAt ?? 0, this.author(now));
      this.write({
        of: 'entry',
        content: { kind, record: { ...record, importId, ...stamp } } as Entry['content'],
      });
    }
  }

  revertImport(importId: string, now: number): string[] {
    const ours = this.entries().filter(({ content }) => content.record.importId === importId);
    for (const { content, deletion } of ours) {
      const trash = deletion
        ? markReverted({ ...deletion, deleted: content }, this.author(now))
        : { ...trashOf(content, this.author(now)), takenBack: true as const };
      const { deleted: _deleted, ...burial } = trash;
      this.write({ of: 'entry', content, deletion: burial });
    }
    return ours.map(({ content }) => content.record.id);
  }

  endTimer(id: string, now: number): void {
    const known = this.log.get(`timer ${id}`);
    if (known?.of !== 'timer' || isTimerEnd(known.row)) return;
    this.write({ of: 'timer', row: endTimer(known.row, 'discarded', this.author(now)) });
  }

  /** Purges what was deleted more than 30 days ago, by the clock of the mailbox. */
  purge(now: number): void {
    for (const [key, state] of this.log) {
      const isGone = state.of === 'entry' ? state.deletion : state.of === 'timer' && isTimerEnd(state.row);
      if (isGone && timeOfState(state) < now - 30 * DAY) this.log.delete(key);
    }
  }

  /** The states that were not sent yet. */
  marked(): LogState[] {
    return [...this.marks].flatMap((key) => this.log.get(key) ?? []);
  }

  receive(states: readonly LogState[]): void {
    for (const state of states) {
      const known = this.log.get(keyOfState(state));
      const merged = known ? mergeStates(known, state) : state;
      if (canonicalJson(merged) !== canonicalJson(known)) this.put(merged);
    }
  }

  /** Notes that the log of another phone is equal. A phone that was joining is complete now. */
  meet(other: SimulatedPhone, now: number): void {
    this.copyId ??= newId(now);
    if (other.copyId) this.inStep.set(other.device, { copyId: other.copyId, at: this.changes + 1 });
  }

  months(since: number) {
    return statesByMonth([...this.log.values()], since);
  }

  /** The rows that tell phones apart, in one order. */
  shared(since: number): LogState[] {
    return [...this.months(since).values()]
      .flat()
      .map((state) => mergeStates(state, state))
      .sort((a, b) => (keyOfState(a) < keyOfState(b) ? -1 : 1));
  }
}

/** Lets two phones compare their digests and heal each other. */
export async function healPair(one: SimulatedPhone, other: SimulatedPhone, now: number): Promise<void> {
  one.purge(now);
  other.purge(now);
  const since = startOfShared(now);
  const months = await differing(one, other, since);
  const [fromOne, fromOther] = [sharedOf(one, other, months, now), sharedOf(other, one, months, now)];
  for (const id of fromOne.remove) one.remove(id, now);
  for (const id of fromOther.remove) other.remove(id, now);
  const [toOther, toOne] = [fromOne.states(), fromOther.states()];
  other.receive(toOther);
  one.receive(toOne);
  if ((await differing(one, other, since)).length > 0) throw new Error('The phones differ after healing.');
  one.meet(other, now);
  other.meet(one, now);
}

async function differing(one: SimulatedPhone, other: SimulatedPhone, since: number): Promise<string[]> {
  return differingMonths(await digestsOf(one.months(since)), await digestsOf(other.months(since)));
}

/** Decides what `from` sends to `to`, and what it removes because `to` lacks it. */
function sharedOf(from: SimulatedPhone, to: SimulatedPhone, months: readonly string[], now: number) {
  const heldBy = (phone: SimulatedPhone) => {
    const byMonth = phone.months(startOfShared(now));
    return months.flatMap((month) => byMonth.get(month) ?? []);
  };
  const missing = heldBy(from).flatMap((state): MissingEntry[] => {
    if (state.of !== 'entry' || state.deletion || to.log.has(keyOfState(state))) return [];
    const key = keyOfState(state);
    return [{ id: idOfState(state), heldSince: from.held.get(key) ?? null, isMarked: from.marks.has(key) }];
  });
  const { remove, mustAsk } = decideMissing(missing, {
    copyId: to.copyId,
    inStep: from.inStep.get(to.device) ?? null,
  });
  // A row that the other phone has may be in another month here, or its tombstone may be too old for the digest.
  const asked = heldBy(to).flatMap((state) => from.log.get(keyOfState(state)) ?? []);
  return { remove: mustAsk && !from.removesMany ? [] : remove, states: () => [...heldBy(from), ...asked] };
}
