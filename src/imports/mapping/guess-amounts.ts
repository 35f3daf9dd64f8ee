import type { ColumnMapping, ColumnRole } from '#domain/sync/column-mapping.ts';
import { isDateText } from '#imports/rows/time-texts.ts';
import { cellsOf, type UnmappedTable } from './find-tables.ts';
import { isUnit, NEVER, plainUnit, unitInTitle, wordsOfTitle } from './unit-words.ts';

/** Guesses the columns of amounts by their titles and units, after the other columns have their roles. */

/** The columns that were guessed before. The functions add theirs. */
type Columns = Partial<Record<ColumnRole, string>>;

/** Finds the ounces of a weight that is in two columns, such as "Weight (lb)" and "Weight (oz)". */
export function addOunces({ titles }: UnmappedTable, columns: Columns): void {
  const { weight, ounces } = columns;
  const unit = weight === undefined ? '' : unitInTitle(weight);
  if (weight === undefined || ounces !== undefined || (unit !== 'lb' && unit !== 'oz')) return;
  const other = titles
    .map((title) => title.toLowerCase())
    .find((title) => {
      const isOther = unitInTitle(title) === (unit === 'lb' ? 'oz' : 'lb');
      return isOther && stemOf(title) === stemOf(weight) && !Object.values(columns).includes(title);
    });
  if (other === undefined) return;
  const [pounds, rest] = unit === 'lb' ? [weight, other] : [other, weight];
  Object.assign(columns, { weight: pounds, ounces: rest });
}

const VOLUME_UNITS: readonly string[] = ['ml', 'oz', 'l'];
/** Titles of amounts that name only the milk. */
const MILK_TITLE = /\b(bottles?|formula|milk|feeds?|feeding|pumped|ebm)\b/;

/** Finds the amount by a unit of volume in a title, as in "oz" and "Bottle (ml)", or by a title such as "Bottle". */
export function addAmount(table: UnmappedTable, columns: Columns): void {
  if (columns.amount !== undefined) return;
  const free = table.titles.filter((title, at) => {
    const texts = cellsOf(table, at);
    const isNumbers = texts.length > 0 && texts.every((text) => /^[.,]?\d/.test(text) && !isDateText(text));
    return isNumbers && isFree(title, columns) && !NEVER.test(wordsOfTitle(title)) && !/weight/i.test(title);
  });
  const found =
    free.find((title) => VOLUME_UNITS.includes(unitInTitle(title))) ??
    free.find((title) => unitInTitle(title) === '' && MILK_TITLE.test(wordsOfTitle(title)));
  if (found === undefined) return;
  if (columns.ounces === found.toLowerCase()) delete columns.ounces;
  columns.amount = found.toLowerCase();
}

/** True for a column without a role. Ounces without pounds are no part of a weight. */
function isFree(title: string, columns: ColumnMapping['columns']): boolean {
  const header = title.toLowerCase();
  const isOunces = columns.ounces === header && columns.weight === undefined;
  return isOunces || !Object.values(columns).includes(header);
}

/** Finds the column with the title of the amount and another unit of volume, such as "Amount (oz)". */
export function addOtherAmount(table: UnmappedTable, columns: Columns): void {
  const volume = columns.amount === undefined ? '' : unitInTitle(columns.amount);
  if (!VOLUME_UNITS.includes(volume) || columns.otherAmount !== undefined) return;
  const other = table.titles.find((title) => isOtherAmount(title, volume, columns));
  if (other === undefined) return;
  if (columns.ounces === other.toLowerCase()) delete columns.ounces;
  columns.otherAmount = other.toLowerCase();
}

/** True for a column with the title of the amount and another unit of volume. */
function isOtherAmount(title: string, unit: string, columns: ColumnMapping['columns']): boolean {
  const own = unitInTitle(title);
  const isOther = own !== unit && VOLUME_UNITS.includes(own) && isFree(title, columns);
  return isOther && stemOf(title) === stemOf(columns.amount ?? '');
}

/** Returns the words of a title without its unit: "amount" for "Amount (ml)" and "amount_ml". */
function stemOf(title: string): string {
  return wordsOfTitle(title)
    .split(' ')
    .filter((word) => !isUnit(plainUnit(word)))
    .join(' ');
}
