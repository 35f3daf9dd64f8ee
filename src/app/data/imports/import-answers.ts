import type { Baby } from '#domain/baby/baby.ts';
import { isSameName } from '#domain/baby/same-name.ts';
import { METRIC_UNITS, type Units } from '#domain/units/units.ts';
import type { OpenQuestions } from '#imports/pipeline/open-questions.ts';
import type { ImportFile } from '#imports/pipeline/read-import-file.ts';
import type { Answers } from '#imports/rows/import-format.ts';
import type { DateOrder } from '#imports/rows/wall-time.ts';

/** What the parent says about files; what is still open is null or missing. */
export interface ImportAnswers {
  zone: string;
  /** The chosen order of dates, by the example of its question. */
  dateOrders: ReadonlyMap<string, DateOrder>;
  units: Partial<Units>;
  /** Whose rows they are, by the child's name in the files: a baby's id, or null for a child who is left out. */
  babies: ReadonlyMap<string, string | null>;
  keepRemarks: boolean;
}

/**
 * What can be taken for granted before anybody is asked: the zone of an earlier import, or else the family's, the baby of a
 * child's own name where only one has it, and the baby in view where the files name nobody.
 */
export function firstAnswers(
  { children }: OpenQuestions,
  family: { zone: string; babies: readonly Baby[]; inView: string | null },
): ImportAnswers {
  const babies = new Map<string, string>();
  for (const { name } of children) {
    const [baby, another] = family.babies.filter((one) => isSameName(one.name, name));
    const babyId = name ? !another && baby?.babyId : family.inView;
    if (babyId) babies.set(name, babyId);
  }
  return { zone: family.zone, dateOrders: new Map(), units: {}, babies, keepRemarks: false };
}

/** True when no question is open on which it depends how rows are read. */
export function isAnswered(questions: OpenQuestions, answers: ImportAnswers): boolean {
  const quantities = Object.keys(questions.bareNumbers) as (keyof Units)[];
  if (quantities.some((quantity) => answers.units[quantity] === undefined)) return false;
  return questions.dateQuestions.every(({ example }) => answers.dateOrders.has(example));
}

/** What rows are read with; null as long as a question is open on which that depends. */
export function readingAnswers(
  questions: OpenQuestions,
  answers: ImportAnswers,
  now: number,
): Answers | null {
  if (!isAnswered(questions, answers)) return null;
  const units = { ...METRIC_UNITS, ...answers.units };
  // Only files without a date of two readings are in no question and have no order of their own.
  return { zone: answers.zone, dateOrder: 'month-first', units, now };
}

/** The order of dates of each file: what the files tell, and what the parent chose. */
export function dateOrdersOf(
  { dateOrders, dateQuestions }: OpenQuestions,
  answers: ImportAnswers,
): ReadonlyMap<ImportFile, DateOrder> {
  const orders = new Map(dateOrders);
  for (const { example, files } of dateQuestions) {
    const chosen = answers.dateOrders.get(example);
    if (chosen) for (const file of files) orders.set(file, chosen);
  }
  return orders;
}

/** True when every child of the files is somebody's, or left out. */
export function isWhoseKnown({ children }: OpenQuestions, { babies }: ImportAnswers): boolean {
  return children.every(({ name }) => babies.has(name));
}

/** True when rows must be read anew, and not only be given to another baby. */
export function changesReading(changes: Partial<ImportAnswers>): boolean {
  return 'zone' in changes || 'dateOrders' in changes || 'units' in changes;
}
