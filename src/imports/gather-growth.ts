import type { Growth } from '#domain/growth.ts';
import type { Measure } from './import-format.ts';
import type { ReadRecord } from './read-rows.ts';

const MEASURES = ['weightKg', 'lengthCm', 'headCm'] as const;

interface Entry {
  lines: number[];
  fields: Pick<Growth, 'date' | 'zone' | 'note' | (typeof MEASURES)[number]>;
}

/**
 * Puts the measures of one day into one growth entry, as one visit to the doctor gives them. A second, different weight of
 * a day opens a second entry; a measure that its day has already is a repeated row.
 */
export function gatherGrowth(measures: readonly { line: number; measure: Measure }[]): {
  growths: ReadRecord[];
  repeated: number[];
} {
  const days = new Map<string, Entry[]>();
  const repeated: number[] = [];
  for (const { line, measure } of measures) {
    const entries = days.get(measure.date) ?? [];
    days.set(measure.date, entries);
    const names = MEASURES.filter((name) => measure[name] !== undefined);
    if (entries.some(({ fields }) => names.every((name) => fields[name] === measure[name]))) {
      repeated.push(line);
      continue;
    }
    const entry = entries.find(({ fields }) => names.every((name) => fields[name] === null));
    if (entry) {
      entry.lines.push(line);
      Object.assign(entry.fields, measure, { note: joinNotes(entry.fields.note, measure.note) });
    } else entries.push(newEntry(line, measure));
  }
  const growths = [...days.values()].flat();
  return {
    growths: growths.map(({ lines, fields }) => ({ lines, draft: { kind: 'growth', fields } })),
    repeated,
  };
}

function newEntry(line: number, measure: Measure): Entry {
  return { lines: [line], fields: { weightKg: null, lengthCm: null, headCm: null, ...measure } };
}

function joinNotes(first: string, second: string): string {
  return second && !first.includes(second) ? [first, second].filter(Boolean).join('. ') : first;
}
