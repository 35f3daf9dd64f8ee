import { type FamilyLog, type LogPart, type LogRow, logOf, logParts, rowsOf } from './family-log.ts';
import { type LogStore, partOfRow, SHARED_STORE, storeOf } from './log-stores.ts';

/** Lists every store of a log, in the order of the parts. */
export function logStores(): LogStore[] {
  return [...new Set(logParts().map(storeOf))];
}

/** Groups the rows of a log by store. */
export function rowsByStore(log: FamilyLog): Record<LogStore, LogRow[]> {
  const rows: Record<LogStore, LogRow[]> = Object.fromEntries(logStores().map((store) => [store, []]));
  for (const part of logParts()) rows[storeOf(part)]?.push(...rowsOf(log, part));
  return rows;
}

/** Makes a log from rows by store. A missing store counts as empty, because older versions have fewer stores. */
export function logOfStores(rows: Readonly<Record<LogStore, readonly object[] | undefined>>): FamilyLog {
  const byPart = new Map<LogPart, object[]>();
  for (const store of logStores()) {
    const ofStore = store === SHARED_STORE ? null : partOfRow(store, {});
    for (const row of rows[store] ?? []) {
      const part = ofStore ?? partOfRow(store, row);
      const known = byPart.get(part);
      if (known) known.push(row);
      else byPart.set(part, [row]);
    }
  }
  return logOf((part) => byPart.get(part) ?? []);
}
