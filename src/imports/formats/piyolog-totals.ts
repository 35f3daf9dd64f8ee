import { ozFrom } from '#domain/units/units.ts';
import type { StatedTotals } from '#imports/rows/import-format.ts';
import { readHoursAndMinutes } from '#imports/rows/stated-duration.ts';

/** Reads the lines of PiyoLog with the totals of a day, in Japanese and English. */

const TOTAL =
  /^(\S+合計\s|Total Breastfeeding|Had formula|Total sleep|Expressed breast milk\s+\d+\s*times?|(?:Pee|Poop|Meal)\s+\d+\s*times?)/i;

/** True for a line with a total. */
export function isTotal(line: string): boolean {
  return TOTAL.test(line);
}

const BREAST = /^(?:母乳合計|Total Breastfeeding(?: time)?)\s+(.+)$/i;
const BOTTLES =
  /^(?:(ミルク合計|Had formula)|搾母乳合計|Expressed breast milk)\s+(\d+)\s*(?:回|times?)\s*(\d+(?:\.\d+)?)\s*(ml|oz)$/i;
const SLEEP = /^(?:睡眠合計|Total sleep)\s+(.+)$/i;
const DIAPERS = /^(?:(おしっこ合計|Pee)|うんち合計|Poop)\s+(\d+)\s*(?:回|times?)$/i;

/** Returns the totals of a line. Empty if the line has another form, so that nothing is checked. */
export function totalsIn(line: string): StatedTotals['totals'] {
  const [, sides = ''] = BREAST.exec(line) ?? [];
  const [bottles, formula, count, amount, unit] = BOTTLES.exec(line) ?? [];
  const [, sleep = ''] = SLEEP.exec(line) ?? [];
  const [diapers, pee, times] = DIAPERS.exec(line) ?? [];
  if (sides) return sidesIn(sides);
  if (bottles) {
    const oz = unit?.toLowerCase() === 'oz' ? Number(amount) : ozFrom(Number(amount), 'ml');
    if (formula) return { formulaCount: Number(count), formulaOz: oz };
    return { breastMilkCount: Number(count), breastMilkOz: oz };
  }
  if (diapers) return pee ? { wetCount: Number(times) } : { dirtyCount: Number(times) };
  const sleepMinutes = sleep ? readHoursAndMinutes(sleep) : null;
  return sleepMinutes === null ? {} : { sleepMinutes };
}

/** Reads "左 8分 / 右 10分" or "L 8m / R 10m". */
function sidesIn(text: string): StatedTotals['totals'] {
  const totals: StatedTotals['totals'] = {};
  for (const part of text.split('/')) {
    const [, side = '', length = ''] = /^\s*([左右LR])\s*(.+?)\s*$/i.exec(part) ?? [];
    const minutes = side ? readHoursAndMinutes(length) : null;
    if (minutes === null) return {};
    totals[/[左L]/i.test(side) ? 'leftMinutes' : 'rightMinutes'] = minutes;
  }
  return totals;
}
