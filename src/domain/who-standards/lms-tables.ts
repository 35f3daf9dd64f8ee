import type { Sex } from '#domain/baby/baby.ts';
import { LMS_DATA, LMS_SCALE } from './lms-data.ts';

export type GrowthMeasure = keyof typeof LMS_DATA;

/** L, M and S of one row of the standard: Box-Cox power, median (kg or cm) and coefficient of variation. */
export interface Lms {
  L: number;
  M: number;
  S: number;
}

const decoded = new Map<string, Lms[]>();

/** Returns the first and last age (days) or length (cm) in the standard. */
export function tableRange(measure: GrowthMeasure): { first: number; last: number } {
  const { firstRow, rows, rowsPerUnit } = LMS_DATA[measure];
  return { first: firstRow / rowsPerUnit, last: (firstRow + rows - 1) / rowsPerUnit };
}

/**
 * Returns L, M and S at an age in days or, for weight-for-length, at a length in cm. Null outside the table. Between
 * two rows the three are interpolated linearly, as WHO Anthro does for lengths finer than 0.1 cm.
 */
export function lmsAt(measure: GrowthMeasure, sex: Sex, at: number): Lms | null {
  const { first, last } = tableRange(measure);
  if (!(at >= first && at <= last)) return null;
  const rows = rowsOf(measure, sex);
  const position = at * LMS_DATA[measure].rowsPerUnit - LMS_DATA[measure].firstRow;
  const index = Math.floor(position);
  const row = rows[index];
  const next = rows[index + 1];
  const share = position - index;
  if (!row || !next || share === 0) return row ?? null;
  return {
    L: between(row.L, next.L, share),
    M: between(row.M, next.M, share),
    S: between(row.S, next.S, share),
  };
}

function between(low: number, high: number, share: number): number {
  return low + (high - low) * share;
}

function rowsOf(measure: GrowthMeasure, sex: Sex): Lms[] {
  const key = `${measure} ${sex}`;
  const known = decoded.get(key);
  if (known) return known;
  const table = LMS_DATA[measure];
  const [L, M, S] = (['L', 'M', 'S'] as const).map((parameter) =>
    decode(table[sex][parameter], table.rows, LMS_SCALE[parameter]),
  ) as [number[], number[], number[]];
  const rows = M.map((median, index) => ({ L: L[index] as number, M: median, S: S[index] as number }));
  decoded.set(key, rows);
  return rows;
}

function decode(text: string, rows: number, scale: number): number[] {
  const integers = text.split(' ').map(Number);
  if (integers.length === 1) return Array<number>(rows).fill((integers[0] as number) / scale);
  let value = 0;
  let difference = 0;
  return integers.map((second) => {
    difference += second;
    value += difference;
    return value / scale;
  });
}
