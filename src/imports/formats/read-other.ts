import { type KindName, kindMark } from '#domain/kinds/registry.ts';
import type { OtherEntry } from '#domain/log/any-entry.ts';
import { isValidRow } from '#domain/log/validate-row.ts';
import { isObject } from '#domain/shape.ts';
import { OTHER_COLUMNS, unknownFields } from '#domain/sync/care-sheet.ts';
import type { Answers, CareDraft, Row } from '#imports/rows/import-format.ts';
import { parseJson } from '#imports/rows/parse-json.ts';
import { RowProblem } from '#imports/rows/row-problem.ts';
import { cellOf, readDayIn, readStamp } from './wee-hours-cells.ts';

/**
 * Reads rows of a Wee Hours file whose kind was unknown to the version that wrote them. The `extra` column of such a
 * row has all its fields except the stamp and the day.
 */

/**
 * True if the version that wrote the row did not know its kind. Such a row has its zone in `extra`; all other entries
 * have it in the `zone` column.
 */
export function isOtherRow(row: Row): boolean {
  if (cellOf(row, 'zone')) return false;
  const extra = parseJson(cellOf(row, 'extra'));
  return isObject(extra) && 'zone' in extra;
}

/**
 * Reads an entry of a kind that this version does not know either. Throws a {@link RowProblem} if the entry is
 * incomplete, or if a newer version wrote its fields to columns that this version does not know.
 */
export function readOther(kind: string, row: Row, answers: Answers): OtherEntry {
  const entry = { kind, ...stampOf(row), ...fieldsOf(row, answers) };
  if (!isValidRow('others', entry)) throw new RowProblem('noKind', kind);
  if (row.filled().some((header) => !OTHER_COLUMNS.includes(header))) throw new RowProblem('newerKind', kind);
  return entry as object as OtherEntry;
}

/** Reads an entry of a kind that is known to this version but was unknown to the version that wrote the entry. */
export function readKnownOther(kind: KindName, row: Row, answers: Answers): CareDraft {
  const fields = { ...kindMark(kind), ...stampOf(row), ...fieldsOf(row, answers) };
  if (!isValidRow(kind, fields)) throw new RowProblem('extraDamaged', cellOf(row, 'extra'));
  return { kind, fields } as unknown as CareDraft;
}

function stampOf(row: Row): object {
  return { ...readStamp(row), babyId: cellOf(row, 'baby_id') };
}

function fieldsOf(row: Row, answers: Answers): object {
  const text = cellOf(row, 'extra');
  const extra = text ? parseJson(text) : {};
  if (!isObject(extra)) throw new RowProblem('extraDamaged', text);
  const day = cellOf(row, 'date') && readDayIn(row, 'date', answers);
  return { ...Object.fromEntries(unknownFields('other', extra)), ...(day && { day }) };
}
