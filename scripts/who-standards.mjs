/**
 * Writes src/domain/who-standards/lms-data.ts from the WHO tables as JSON.
 *
 * node scripts/who-standards.mjs [tables.json]
 *
 * Without an argument it reads src/domain/who-standards/lms-0-730.json. The script copies the integers unchanged, as
 * one string. A string is faster to parse than an array of 731 numbers, and the app decodes it only when it needs a
 * curve.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = new URL('../src/domain/who-standards/', import.meta.url);

const MEASURES = /** @type {const} */ ({
  'weight-for-age': 'wfa',
  'length-for-age': 'lfa',
  'head-for-age': 'hcfa',
  'weight-for-length': 'wfl',
});
const SEXES = /** @type {const} */ ({ female: 'f', male: 'm' });
const PARAMETERS = /** @type {const} */ (['L', 'M', 'S']);
const ROWS_PER_UNIT = { day: 1, mm: 10 };

/**
 * @typedef {'wfa' | 'lfa' | 'hcfa' | 'wfl'} Key
 * @typedef {Record<'L' | 'M' | 'S', number[]>} Parameters
 * @typedef {{ axis: Record<Key, [number, number, number, 'day' | 'mm']>, scale: Record<'L' | 'M' | 'S', number> }
 *   & Record<Key, Record<'f' | 'm', Parameters>>} Tables
 */

/**
 * Returns the module's text. Throws if the number of rows of a table differs from that in its axis.
 *
 * @param {Tables} tables
 */
export function lmsModule(tables) {
  const measures = Object.entries(MEASURES).map(([measure, key]) => {
    const [start, step, rows, unit] = tables.axis[key];
    const rowsPerUnit = ROWS_PER_UNIT[unit];
    if (step !== 1 || !rowsPerUnit)
      throw new Error(`${measure}: steps of ${step} ${unit} are not known here.`);
    const sexes = Object.entries(SEXES).map(([sex, letter]) => {
      const parameters = PARAMETERS.map((parameter) => {
        const integers = tables[key][letter][parameter];
        if (integers.length !== rows && integers.length !== 1) {
          throw new Error(`${measure}, ${sex}, ${parameter}: ${integers.length} values for ${rows} rows.`);
        }
        return `      ${parameter}: '${integers.join(' ')}',\n`;
      });
      return `    ${sex}: {\n${parameters.join('')}    },\n`;
    });
    return `  '${measure}': {\n    firstRow: ${start},\n    rows: ${rows},\n    rowsPerUnit: ${rowsPerUnit},\n${sexes.join('')}  },\n`;
  });
  const scale = PARAMETERS.map((parameter) => `${parameter}: ${tables.scale[parameter]}`).join(', ');
  return `// Written by scripts/who-standards.mjs; do not edit. Second differences of scaled integers.
// WHO Child Growth Standards, (c) World Health Organization 2006, 2007, CC BY-NC-SA 3.0 IGO: see SOURCES.md.

export const LMS_SCALE = { ${scale} };

/** Rows count days of age (one a day) or length (ten a centimeter); \`firstRow\` is the first one's number. */
export const LMS_DATA = {
${measures.join('')}};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const source = process.argv[2] ?? new URL('lms-0-730.json', folder);
  const target = new URL('lms-data.ts', folder);
  writeFileSync(target, lmsModule(JSON.parse(readFileSync(source, 'utf8'))));
  console.log(`Wrote ${fileURLToPath(target)}`);
}
