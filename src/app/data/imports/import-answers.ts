import type { Baby } from '#domain/baby/baby.ts';
import { isSameName } from '#domain/baby/same-name.ts';
import { METRIC_UNITS, type Units } from '#domain/units/units.ts';
import type { OpenQuestions } from '#imports/pipeline/open-questions.ts';
import type { ImportFile } from '#imports/pipeline/read-import-file.ts';
import type { Answers } from '#imports/rows/import-format.ts';
import type { DateOrder } from '#imports/rows/wall-time.ts';

/** The parent's answers about files. Open answers are null or missing. */
export interface ImportAnswers {
  zone: string;
  /** The chosen date order by the example date of its question. */
  dateOrders: ReadonlyMap<string, DateOrder>;
  units: Partial<Units>;
  /** The baby of each child name in the files: a baby's id, or null for a child to leave out. */
  babies: ReadonlyMap<string, string | null>;
  keepRemarks: boolean;
}

/**
 * The answers that need no question. The zone is that of an earlier import, or else the family's. The baby is the only
 * one with the child's name, or the current baby if the files name no child.
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

/** Returns true if every question that affects reading is answered. */
export function isAnswered(questions: OpenQuestions, answers: ImportAnswers): boolean {
  const quantities = Object.keys(questions.bareNumbers) as (keyof Units)[];
  if (quantities.some((quantity) => answers.units[quantity] === undefined)) return false;
  return questions.dateQuestions.every(({ example }) => answers.dateOrders.has(example));
}

/** The options to read rows with. Null while a question that affects reading is open. */
export function readingAnswers(
  questions: OpenQuestions,
  answers: ImportAnswers,
  now: number,
): Answers | null {
  if (!isAnswered(questions, answers)) return null;
  const units = { ...METRIC_UNITS, ...answers.units };
  // A default for files without ambiguous dates. All other files get their order from `dateOrdersOf`.
  return { zone: answers.zone, dateOrder: 'month-first', units, now };
}

/** The date order of each file, from the file itself or the parent's choice. */
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

/** Returns true if every child is assigned to a baby or left out. */
export function isWhoseKnown({ children }: OpenQuestions, { babies }: ImportAnswers): boolean {
  return children.every(({ name }) => babies.has(name));
}

/** Returns true if the changes require reading the rows again, not only assigning them to another baby. */
export function changesReading(changes: Partial<ImportAnswers>): boolean {
  return 'zone' in changes || 'dateOrders' in changes || 'units' in changes;
}
