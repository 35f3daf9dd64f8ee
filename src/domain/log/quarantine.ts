import { type FamilyLog, keyOf, type LogRow, logOf, logParts, rowsOf } from './family-log.ts';
import { type LogStore, partOfRow, storeOf } from './log-stores.ts';
import { isValidRow, validRows } from './validate-row.ts';

/** A quarantined row: an invalid row that stays unchanged in its store. */
export interface QuarantinedRow {
  part: LogStore;
  row: object;
}

/** Removes the invalid rows from a log. */
export function withoutInvalid(log: FamilyLog): FamilyLog {
  return logOf((part) => validRows<object>(part, rowsOf(log, part)));
}

/** Lists the invalid rows of a log. */
export function quarantinedRows(log: FamilyLog): QuarantinedRow[] {
  return logParts().flatMap((part) =>
    (log[part] as object[])
      .filter((row) => !isValidRow(part, row))
      .map((row) => ({ part: storeOf(part), row })),
  );
}

/**
 * Adds to a log the quarantined rows that this version can read. Keeps rows that are already in the log. Returns the
 * rows that it still cannot read as `setAside`.
 */
export function withReadable(
  log: FamilyLog,
  setAside: readonly QuarantinedRow[],
): { log: FamilyLog; setAside: QuarantinedRow[] } {
  const placed = setAside.map((one) => ({ one, part: partOfRow(one.part, one.row) }));
  const isReadable = ({ one, part }: (typeof placed)[number]) => isValidRow(part, one.row);
  const readable = logOf((part) => {
    const known = new Set(rowsOf(log, part).map((row) => keyOf(part, row)));
    const rows = placed
      .filter((row) => row.part === part && isReadable(row))
      .map(({ one }) => one.row as LogRow);
    return [...rowsOf(log, part), ...rows.filter((row) => !known.has(keyOf(part, row)))];
  });
  return { log: readable, setAside: placed.filter((row) => !isReadable(row)).map(({ one }) => one) };
}
