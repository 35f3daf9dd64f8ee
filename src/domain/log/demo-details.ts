import type { Diaper } from '#domain/kinds/diaper/diaper.ts';
import type { Milk } from '#domain/kinds/feed/feed.ts';

/** The milk in the bottles of a day. `age` is in days. Two days of three have expressed breast milk. */
export function milkAt(age: number): Milk {
  return age % 3 === 2 ? 'formula' : 'breast';
}

/** The stool of a diaper, by the usual colors of the first days. `index` is its place among the day's diapers. */
export function stoolAt(age: number, index: number): Pick<Diaper, 'colors' | 'texture'> {
  if (age < 2) return { colors: ['black'] };
  if (age < 4) return { colors: ['green'], texture: 'soft' };
  return { colors: ['yellow'], texture: index % 3 === 0 ? 'runny' : 'seedy' };
}
