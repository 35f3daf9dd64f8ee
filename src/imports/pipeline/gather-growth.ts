import { foldText } from '#domain/fold-text.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import type { Measure } from '#imports/rows/import-format.ts';
import { MEASURES } from '#imports/rows/row-measures.ts';
import type { RawRow, ReadRecord } from './raw-row.ts';

interface Entry {
  rows: RawRow[];
  child: string;
  fields: Pick<Growth, 'date' | 'zone' | 'note' | (typeof MEASURES)[number]>;
}

export interface ReadMeasure {
  row: RawRow;
  child: string;
  measure: Measure;
}

/**
 * Joins the measures of a child on one day into one growth entry, as if they were measured at one visit. A second,
 * different weight on the day starts a second entry. The same weight with a length completes the first entry. A row
 * repeats another row if one entry of the day already has all its measures.
 */
export function gatherGrowth(measures: readonly ReadMeasure[]): {
  growths: ReadRecord[];
  repeated: Pick<ReadMeasure, 'row' | 'child'>[];
} {
  const days = new Map<string, Entry[]>();
  const repeated: Pick<ReadMeasure, 'row' | 'child'>[] = [];
  for (const { row, child, measure } of measures) {
    const day = `${measure.date} ${foldText(child)}`;
    const entries = days.get(day) ?? [];
    days.set(day, entries);
    const names = MEASURES.filter((name) => measure[name] !== undefined);
    if (entries.some(({ fields }) => names.every((name) => fields[name] === measure[name]))) {
      repeated.push({ row, child });
      continue;
    }
    const entry = entries.find(({ fields }) =>
      names.every((name) => fields[name] === null || fields[name] === measure[name]),
    );
    if (entry) {
      entry.rows.push(row);
      Object.assign(entry.fields, measure, { note: joinNotes(entry.fields.note, measure.note) });
    } else {
      const fields = { weightKg: null, lengthCm: null, headCm: null, ...measure };
      entries.push({ rows: [row], child, fields });
    }
  }
  const growths = [...days.values()].flat();
  return {
    growths: growths.map(({ rows, child, fields }) => ({ rows, child, draft: { kind: 'growth', fields } })),
    repeated,
  };
}

function joinNotes(first: string, second: string): string {
  return second && !first.includes(second) ? [first, second].filter(Boolean).join('. ') : first;
}
