import type { Baby } from '#domain/baby/baby.ts';
import { METRIC_UNITS, type Units } from '#domain/units/units.ts';
import type { DateQuestion } from '#imports/pipeline/date-questions.ts';
import type { OpenQuestions } from '#imports/pipeline/open-questions.ts';
import type { ImportFile } from '#imports/pipeline/read-import-file.ts';
import type { Answers } from '#imports/rows/import-format.ts';
import type { DateOrder } from '#imports/rows/wall-time.ts';
import { babyOfChild } from './match-child.ts';

/**
 * The parent's answers about the files. A question that is still open has no key in `dateOrders`, `units` or `babies`.
 */
export interface ImportAnswers {
  zone: string;
  /** Maps each question about dates to the date order that the parent chose. */
  dateOrders: ReadonlyMap<DateQuestion, DateOrder>;
  units: Partial<Units>;
  /** Maps the name of each child in the files to a baby's id, or to null if the child is left out. */
  babies: ReadonlyMap<string, string | null>;
  keepRemarks: boolean;
}

/**
 * Returns the answers that need no question. A child gets the baby with its name and, if the file has one, its birth
 * date. A child without a name gets the current baby (`inView`). The zone is `family.zone`.
 */
export function firstAnswers(
  { children }: OpenQuestions,
  family: { zone: string; babies: readonly Baby[]; inView: string | null },
): ImportAnswers {
  const babies = new Map<string, string>();
  for (const child of children) {
    const babyId = child.name ? babyOfChild(child, family.babies)?.babyId : family.inView;
    if (babyId) babies.set(child.name, babyId);
  }
  return { zone: family.zone, dateOrders: new Map(), units: {}, babies, keepRemarks: false };
}

/** Returns true if every question that affects reading is answered. */
export function isAnswered(questions: OpenQuestions, answers: ImportAnswers): boolean {
  const quantities = Object.keys(questions.bareNumbers) as (keyof Units)[];
  if (quantities.some((quantity) => answers.units[quantity] === undefined)) return false;
  return questions.dateQuestions.every((question) => answers.dateOrders.has(question));
}

/** Returns the options for reading rows. Returns null while a question that affects reading is open. */
export function readingAnswers(
  questions: OpenQuestions,
  answers: ImportAnswers,
  now: number,
): Answers | null {
  if (!isAnswered(questions, answers)) return null;
  const units = { ...METRIC_UNITS, ...answers.units };
  // `dateOrder` is only for files that `dateOrdersOf` leaves out. They have no ambiguous date, so the order does not
  // matter.
  return { zone: answers.zone, dateOrder: 'month-first', units, now };
}

/** Returns the date order of each file, from the file itself or the parent's choice. */
export function dateOrdersOf(
  { dateOrders, dateQuestions }: OpenQuestions,
  answers: ImportAnswers,
): ReadonlyMap<ImportFile, DateOrder> {
  const orders = new Map(dateOrders);
  for (const question of dateQuestions) {
    const chosen = answers.dateOrders.get(question);
    if (chosen) for (const file of question.files) orders.set(file, chosen);
  }
  return orders;
}

/** Returns true if every child is assigned to a baby or left out. */
export function isWhoseKnown({ children }: OpenQuestions, { babies }: ImportAnswers): boolean {
  return children.every(({ name }) => babies.has(name));
}

/** Returns true if the changed answers affect how rows are read. The rows must then be read again. */
export function changesReading(changes: Partial<ImportAnswers>): boolean {
  return 'zone' in changes || 'dateOrders' in changes || 'units' in changes;
}
