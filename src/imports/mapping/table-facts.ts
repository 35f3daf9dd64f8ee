import type { ColumnMapping } from '#domain/sync/column-mapping.ts';
import type { Row, SheetRow } from '#imports/rows/import-format.ts';
import { QUANTITIES, unitsInRow } from './mapped-measures.ts';
import { kindReader, mappedRows, type TableFacts } from './mapped-row.ts';
import { hasClock, isBrokenHour } from './mapped-times.ts';
import { hasTwelveHours } from './twelve-hour-clock.ts';

/**
 * Finds what the rows of a table show together. `view` makes a readable row. Yields after each row, so that a page can
 * respond in between.
 */
export function* findTableFacts<Raw extends SheetRow>(
  rows: readonly Raw[],
  view: (row: Raw) => Row,
  headers: readonly string[],
  mapping: ColumnMapping,
): Generator<undefined, TableFacts, undefined> {
  const isTwelveHour = yield* hasTwelveHours(rows, headers, mapping);
  const units = { volume: new Set<string>(), weight: new Set<string>(), length: new Set<string>() };
  const none = { volume: [], weight: [], length: [] };
  const cellsOf = mappedRows(mapping, {
    isTwelveHour,
    hasClocks: true,
    hasBrokenMinutes: false,
    units: none,
  });
  const { kindIn } = kindReader(mapping);
  let [hasClocks, hasBrokenMinutes] = [false, false];
  for (const raw of rows) {
    yield;
    const row = view(raw);
    const kind = raw.damage === undefined ? kindIn(row) : null;
    if (kind === null) continue;
    const cells = cellsOf(row);
    hasClocks ||= hasClock(cells);
    hasBrokenMinutes ||= isBrokenHour(cells.text('minutes'));
    for (const quantity of QUANTITIES) {
      for (const unit of unitsInRow(cells, kind, quantity)) units[quantity].add(unit);
    }
  }
  return {
    isTwelveHour,
    hasClocks,
    hasBrokenMinutes,
    units: { volume: [...units.volume], weight: [...units.weight], length: [...units.length] },
  };
}
