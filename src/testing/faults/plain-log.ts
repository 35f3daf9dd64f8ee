import type { KindName } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { Author } from '#domain/record.ts';
import type { ListedTrash } from '#storage/log/trash.ts';

const MONTH = 30 * 24 * 3_600_000;

/**
 * A second implementation of log storage, as plain maps in memory. Comparing it with the real one reveals a mistake in
 * either. Entries are identified by id alone, so an id must be unique across kinds.
 */
export class PlainLog {
  entries = new Map<string, CareRecord>();
  trash = new Map<string, ListedTrash>();
  timers = new Map<string, Timer>();
  /** When each timer ended. */
  ends = new Map<string, number>();
  removed = new Map<string, number>();

  add(entry: CareRecord): void {
    this.entries.set(entry.record.id, entry);
  }

  update(shown: CareRecord, note: string, author: Author): void {
    const { id } = shown.record;
    const entry = this.entries.get(id) ?? shown;
    const before = Math.max(entry.record.updatedAt, this.trash.get(id)?.deletedAt ?? 0);
    this.entries.set(id, written(entry, { note, ...after(before, author) }));
    this.trash.delete(id);
  }

  delete(ids: readonly string[], author: Author): void {
    for (const id of ids) {
      const deleted = this.entries.get(id);
      if (!deleted) continue;
      const { updatedAt: deletedAt, updatedBy: deletedBy } = after(deleted.record.updatedAt, author);
      this.trash.set(id, { id, deleted, deletedAt, deletedBy });
      this.entries.delete(id);
    }
  }

  restore(ids: Iterable<string>, author: Author): void {
    for (const id of ids) {
      const trash = this.trash.get(id);
      if (!trash) continue;
      this.entries.set(id, written(trash.deleted, after(trash.deletedAt, author)));
      this.trash.delete(id);
    }
  }

  restoreAll(author: Author): void {
    const back = [...this.trash.values()].filter(
      ({ deleted, takenBack }) => !takenBack && !this.removed.has(deleted.record.babyId),
    );
    this.restore(
      back.map(({ id }) => id),
      author,
    );
  }

  purge(now: number): number {
    const old = [...this.trash.values()].filter(({ deletedAt }) => deletedAt < now - MONTH);
    for (const { id } of old) this.trash.delete(id);
    for (const [id, endedAt] of this.ends) if (endedAt < now - MONTH) this.ends.delete(id);
    const gone = [...this.removed].filter(([, at]) => at < now - MONTH).map(([babyId]) => babyId);
    for (const babyId of gone) this.forget(babyId);
    return old.length + gone.length;
  }

  private forget(babyId: string): void {
    const of = (record: { babyId: string }) => record.babyId === babyId;
    for (const [id, { record }] of this.entries) if (of(record)) this.entries.delete(id);
    for (const [id, { deleted }] of this.trash) if (of(deleted.record)) this.trash.delete(id);
    for (const [id, timer] of this.timers) if (of(timer)) this.timers.delete(id);
    this.removed.delete(babyId);
  }

  start(timer: Timer): Timer {
    const running = [...this.timers.values()].find(
      ({ babyId, kind }) => babyId === timer.babyId && kind === timer.kind,
    );
    if (!running) this.timers.set(timer.id, timer);
    return running ?? timer;
  }

  change(id: string, change: (timer: Timer) => Timer): Timer | undefined {
    const timer = this.timers.get(id);
    if (timer) this.timers.set(id, change(timer));
    return this.timers.get(id);
  }

  /** Returns whether the timer ran. */
  end(id: string, author: Author): boolean {
    const timer = this.timers.get(id);
    if (timer) this.ends.set(id, after(timer.updatedAt, author).updatedAt);
    return this.timers.delete(id);
  }

  finish(id: string, entries: readonly CareRecord[], author: Author): void {
    if (!this.end(id, author)) return;
    for (const entry of entries) {
      this.add(entry);
      this.trash.delete(entry.record.id);
    }
  }

  unfinish(timer: Timer, entries: readonly CareRecord[], author: Author): void {
    const wrote = entries.map(({ record }) => ({
      id: record.id,
      updatedAt: after(record.updatedAt, author).updatedAt,
    }));
    for (const deleted of entries) {
      const { updatedAt: deletedAt, updatedBy: deletedBy } = after(deleted.record.updatedAt, author);
      this.trash.set(deleted.record.id, { id: deleted.record.id, deleted, deletedAt, deletedBy });
      this.entries.delete(deleted.record.id);
    }
    const more = timer.wrote?.slice(wrote.length) ?? [];
    const stamp = after(Math.max(timer.updatedAt, this.ends.get(timer.id) ?? 0), author);
    this.timers.set(timer.id, { ...timer, ...stamp, wrote: [...wrote, ...more] });
    this.ends.delete(timer.id);
  }

  ofKind(kind: KindName): CareRecord['record'][] {
    return [...this.entries.values()].filter((entry) => entry.kind === kind).map(({ record }) => record);
  }
}

function after(before: number, { now, device }: Author) {
  return { updatedAt: Math.max(now, before + 1), updatedBy: device };
}

function written(entry: CareRecord, changes: object): CareRecord {
  return { kind: entry.kind, record: { ...entry.record, ...changes } } as CareRecord;
}
