/** Formats medians and their ranges. One slow turn on a shared machine hardly changes a median. */

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Formats the median and the range: "12.3 ms (9.8 to 20.1)". @param {number[]} values */
export function spread(values) {
  const shown = [median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(1));
  return `${shown[0]} ms (${shown[1]} to ${shown[2]})`;
}

/** @param {number[]} ours @param {number[]} theirs */
export function ratio(ours, theirs) {
  return (median(ours) / median(theirs)).toFixed(2);
}

/** Prints rows of cells as a table. @param {string} title @param {string[][]} rows */
export function printTable(title, rows) {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  console.log(`\n${title}`);
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
