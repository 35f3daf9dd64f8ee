import type { AnyEntry } from '#domain/log/any-entry.ts';
import type { Trash } from '#domain/log/trash.ts';
import { isNumber, isText, orMissing, recordOf, shapeOf } from '#domain/shape.ts';
import { canonicalJson } from './canonical-json.ts';

/**
 * Merges two states of one entry. The backup file and live sharing both use it.
 *
 * The merge is a join: it is commutative, associative and idempotent. Phones therefore agree once each of them has
 * merged the same states, whatever the order and the number of repetitions. It is a join because it only takes the
 * latest of independent facts ({@link Facts}):
 *
 * - The latest content wins.
 * - A deletion by a parent is a write. A later write restores the entry.
 * - An entry can have several origins: the log of a phone that logged it, and each import that brought it. A revert of
 *   an import ends only this origin. The entry is live while one of its origins is.
 */

/** The state of one entry in a log: its content, and its deletion if it was deleted. */
export interface EntryState {
  content: AnyEntry;
  deletion?: Burial;
}

/** A row of the trash without the deleted record, which is the content of the state. */
export type Burial = Omit<Trash, 'deleted'>;

/**
 * Merges two states of the entry with one id. A state that is merged with itself loses the facts that no later merge
 * can need.
 */
export function mergeEntry(a: EntryState, b: EntryState): EntryState {
  if (hasOneFact(a) && hasOneFact(b) && a.content.record.importId === b.content.record.importId)
    return { content: latest([a.content, b.content], writeOf) };
  const [one, other] = [factsOf(a), factsOf(b)];
  return stateOf({
    content: latest([one.content, other.content], writeOf),
    deletion: latestDeletion(one.deletion, other.deletion),
    origins: mergeOrigins(one.origins, other.origins),
  });
}

/** True for a state that is only a content. Almost all are, and a log has tens of thousands of entries. */
function hasOneFact({ content, deletion }: EntryState): boolean {
  return !deletion && !content.record.origins;
}

/** The time and the device of a write. */
interface Write {
  updatedAt: number;
  updatedBy: string;
}

type Deletion = Omit<Burial, 'takenBack'>;

/** One origin of an entry: its latest write there, and the latest revert of the import. */
interface Origin {
  written?: Write | undefined;
  reverted?: Deletion | undefined;
}

const isDeletion = shapeOf({ id: isText, deletedAt: isNumber, deletedBy: isText });
const isOrigin = shapeOf({
  written: orMissing(shapeOf({ updatedAt: isNumber, updatedBy: isText })),
  reverted: orMissing(isDeletion),
});

/** The stored facts of an entry that has several origins, or a deletion that another fact outweighs. */
const isStoredFacts = shapeOf({ deletion: orMissing(isDeletion), from: recordOf(isOrigin) });

/** The key of the origin that is no import: a parent logged the entry. */
const LOGGED = '';

/** What is known of one entry. Each fact only ever grows, so that a merge takes the latest of each. */
interface Facts {
  /** Without `importId` and `origins`, which follow from the other facts. */
  content: AnyEntry;
  /** The latest deletion by a parent. It counts for every origin. */
  deletion: Deletion | undefined;
  /** By import id, or {@link LOGGED}. */
  origins: ReadonlyMap<string, Origin>;
}

function factsOf({ content, deletion: trash }: EntryState): Facts {
  const { importId = LOGGED, origins: stored, ...record } = content.record;
  const known = isStoredFacts(stored) ? stored : undefined;
  const origins = new Map<string, Origin>(Object.entries(known?.from ?? {}));
  const at: Write = { updatedAt: record.updatedAt, updatedBy: record.updatedBy };
  const lastWritten = [...origins.values()].every(
    ({ written }) => !written || compareWrites(written, at) < 0,
  );
  // A change on this phone does not touch `origins`. It belongs to the origin that the row shows.
  if (lastWritten) origins.set(importId, { ...origins.get(importId), written: at });
  let deletion = known?.deletion;
  if (trash) {
    const { takenBack, ...burial } = trash;
    if (!takenBack || (importId === LOGGED && !known)) deletion = latestDeletion(deletion, burial);
    else if (importId !== LOGGED) {
      const origin = origins.get(importId);
      origins.set(importId, { ...origin, reverted: latestDeletion(origin?.reverted, burial) });
    }
  }
  return { content: { kind: content.kind, record } as AnyEntry, deletion, origins };
}

/** Converts facts to the one state that all phones with these facts store. */
function stateOf(facts: Facts): EntryState {
  const { content, deletion, origins } = pruned(facts);
  const live = [...origins].flatMap(([from, { written, reverted }]) =>
    written && !ends(deletion, written) && !ends(reverted, written) ? [from] : [],
  );
  const reverts = [...origins.values()].map(({ reverted }) => reverted);
  // Only an entry whose every origin was reverted may be imported again.
  const takenBack = live.length === 0 && !reverts.includes(undefined);
  const burial = takenBack ? reverts.reduce(latestDeletion) : deletion;
  const shown = live.length > 0 ? live : [...origins.keys()];
  const importId = (shown.length === 1 && shown[0]) || undefined;
  const outweighed = live.length > 0 || takenBack ? deletion : undefined;
  const isPlain = origins.size === 1 && !outweighed;
  const from = Object.fromEntries([...origins].sort(([a], [b]) => (a < b ? -1 : 1)));
  const record = {
    ...content.record,
    ...(importId && { importId }),
    ...(!isPlain && { origins: { ...(outweighed && { deletion: outweighed }), from } }),
  };
  const shownContent = { kind: content.kind, record } as AnyEntry;
  if (live.length > 0 || !burial) return { content: shownContent };
  return {
    content: shownContent,
    deletion: { ...burial, ...(takenBack && { takenBack }) },
  };
}

/**
 * Leaves out facts that no later merge can need. A parent's own write can only be outdone by a later deletion by a
 * parent, and that deletion also ends every older write. Own writes therefore make all older facts irrelevant.
 */
function pruned({ content, deletion, origins }: Facts): Facts {
  const own = origins.get(LOGGED)?.written;
  const isNewerThanOwn = (written: Write) => !own || compareWrites(written, own) > 0;
  const kept = new Map<string, Origin>();
  for (const [from, { written, reverted }] of origins) {
    const last = written && (from === LOGGED || isNewerThanOwn(written)) ? written : undefined;
    const outweighs = deletion ? compareDeletions(reverted, deletion) > 0 : true;
    const isNeeded = from !== LOGGED && outweighs && ends(reverted, last ?? own);
    if (last || isNeeded)
      kept.set(from, { ...(last && { written: last }), ...(isNeeded && reverted && { reverted }) });
  }
  return { content, deletion: own && !ends(deletion, own) ? undefined : deletion, origins: kept };
}

function mergeOrigins(
  one: ReadonlyMap<string, Origin>,
  other: ReadonlyMap<string, Origin>,
): Map<string, Origin> {
  const merged = new Map(one);
  for (const [from, origin] of other) {
    const known = merged.get(from);
    const written = [known?.written, origin.written].filter((write) => write !== undefined);
    const reverted = latestDeletion(known?.reverted, origin.reverted);
    merged.set(from, {
      ...(written.length > 0 && { written: written.reduce((a, b) => (compareWrites(a, b) < 0 ? b : a)) }),
      ...(reverted && { reverted }),
    });
  }
  return merged;
}

/** True if a deletion is later than a write. A deletion of the same time and device is later. */
function ends(deletion: Deletion | undefined, write: Write | undefined): boolean {
  if (!deletion || !write) return deletion !== undefined;
  const { deletedAt, deletedBy } = deletion;
  return compareWrites({ updatedAt: deletedAt, updatedBy: deletedBy }, write) >= 0;
}

function compareWrites(a: Write, b: Write): number {
  return a.updatedAt - b.updatedAt || compareTexts(a.updatedBy, b.updatedBy);
}

function compareDeletions(a: Deletion | undefined, b: Deletion): number {
  return a ? a.deletedAt - b.deletedAt || compareTexts(a.deletedBy, b.deletedBy) : -1;
}

function latestDeletion(a: Deletion | undefined, b: Deletion | undefined): Deletion | undefined {
  return a && b ? latest([a, b], burialOf) : (a ?? b);
}

/** Returns the row with the latest write. Rows of one time and device are ordered by content. */
export function latestRow<Row extends Write>(a: Row, b: Row): Row {
  return latest([a, b], (row) => ({ ...pickWrite(row), what: row }));
}

function pickWrite({ updatedAt, updatedBy }: Write): Write {
  return { updatedAt, updatedBy };
}

interface Ordered extends Write {
  what: unknown;
}

function writeOf(content: AnyEntry): Ordered {
  return { ...pickWrite(content.record), what: content };
}

function burialOf(deletion: Deletion): Ordered {
  return { updatedAt: deletion.deletedAt, updatedBy: deletion.deletedBy, what: deletion };
}

/**
 * Returns the later of two values. Writes of one device in the same millisecond are ordered by content. Any order is
 * right if every phone uses the same one.
 */
function latest<T>([a, b]: readonly [T, T], orderOf: (value: T) => Ordered): T {
  // A digest merges each row of a log with itself.
  if (a === b) return a;
  const [one, other] = [orderOf(a), orderOf(b)];
  const order = compareWrites(one, other) || compareTexts(canonicalJson(one.what), canonicalJson(other.what));
  return order < 0 ? b : a;
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
