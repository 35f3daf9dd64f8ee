import { sittingsOf } from '#domain/kinds/feed/sittings.ts';
import { type KindName, kindNames } from '#domain/kinds/registry.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { DetailsToAdd } from '#domain/log/family-log.ts';
import type { RawRow } from './raw-row.ts';
import type { Verdict } from './recognizer.ts';

/** What becomes of the rows of one kind of a baby. `rows`, `known` and `repeated` count each row once. */
export interface KindOutcome {
  kind: KindName;
  /** For each type of row in the files, such as "Nursing", the number of its rows. The most frequent type is first. */
  types: ReadonlyMap<string, number>;
  /** The number of rows that become at least one new record. */
  rows: number;
  /** The number of rows that the log already has. */
  known: number;
  /** The number of rows that repeat another row. */
  repeated: number;
  /** The number of new records. */
  entries: number;
  /** The number of sittings of the new feeds. 0 for other kinds. */
  sittings: number;
  /** The number of entries of the log that get details. */
  detailed: number;
}

/** What becomes of the rows of one baby. */
export interface ChildOutcome {
  babyId: string;
  kinds: KindOutcome[];
}

/** A row, and the record that it became or repeats. */
export interface JudgedRow {
  row: RawRow;
  kind: KindName;
  babyId: string;
  verdict: Verdict;
}

/**
 * Judges each row once. A row with one new and one known record counts as new. A row with records of several kinds
 * counts for its first one.
 */
export function judgeRows(
  placed: Readonly<Record<Verdict, readonly { rows: readonly RawRow[]; entry: CareRecord }[]>>,
): Map<RawRow, JudgedRow> {
  const judged = new Map<RawRow, JudgedRow>();
  for (const verdict of ['fresh', 'known', 'repeated'] as const) {
    for (const { rows, entry } of placed[verdict]) {
      for (const row of rows) {
        if (judged.has(row)) continue;
        judged.set(row, { row, kind: entry.kind, babyId: entry.record.babyId, verdict });
      }
    }
  }
  return judged;
}

/** Counts the rows, the new records and the entries with new details of each baby and kind. */
export function countOutcomes(
  judged: Iterable<JudgedRow>,
  records: readonly CareRecord[],
  filled: readonly DetailsToAdd[],
  types: ReadonlyMap<RawRow, string>,
): ChildOutcome[] {
  const children = new Map<string, Map<KindName, KindOutcome & { types: Map<string, number> }>>();
  const outcomeOf = (babyId: string, kind: KindName) => {
    const kinds = children.get(babyId) ?? new Map();
    children.set(babyId, kinds);
    const counts = { rows: 0, known: 0, repeated: 0, entries: 0, sittings: 0, detailed: 0 };
    const outcome = kinds.get(kind) ?? { kind, types: new Map(), ...counts };
    kinds.set(kind, outcome);
    return outcome;
  };
  for (const { row, kind, babyId, verdict } of judged) {
    const outcome = outcomeOf(babyId, kind);
    const type = types.get(row) ?? '';
    outcome.types.set(type, (outcome.types.get(type) ?? 0) + 1);
    outcome[verdict === 'fresh' ? 'rows' : verdict] += 1;
  }
  for (const { kind, record } of records) outcomeOf(record.babyId, kind).entries += 1;
  for (const { entry, names } of filled) {
    if (names.length > 0) outcomeOf(entry.record.babyId, entry.kind).detailed += 1;
  }
  for (const [babyId, kinds] of children) {
    const feeds = kinds.get('feed');
    if (feeds) feeds.sittings = sittingsOf(feedsOf(records, babyId)).length;
  }
  return [...children].map(([babyId, kinds]) => ({
    babyId,
    kinds: kindNames().flatMap((kind) => {
      const outcome = kinds.get(kind);
      return outcome ? [{ ...outcome, types: mostFirst(outcome.types) }] : [];
    }),
  }));
}

function feedsOf(records: readonly CareRecord[], babyId: string) {
  return records.flatMap(({ kind, record }) => (kind === 'feed' && record.babyId === babyId ? record : []));
}

function mostFirst(types: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...types].toSorted(([, one], [, other]) => other - one));
}
