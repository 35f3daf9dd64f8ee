/**
 * Makes a log in Huckleberry's format with `rows` events: 25 a day from `firstDay` on, of three kinds.
 *
 * @param {number} rows
 * @param {string} firstDay such as 2024-01-01
 */
export function huckleberryLog(rows, firstDay) {
  const lines = ['Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes'];
  for (let index = 0; index < rows; index += 1) {
    const date = dayAfter(firstDay, Math.floor(index / 25));
    const start = (index % 25) * 57;
    const at = `${date} ${clock(start)}`;
    if (index % 5 < 2) lines.push(`Feed,${at},,,Formula,Bottle,${90 + (index % 60)}ml,`);
    else if (index % 5 < 4) lines.push(`Diaper,${at},,,,,Pee:medium,`);
    else lines.push(`Sleep,${at},${date} ${clock(start + 45)},00:45,,,,in the stroller`);
  }
  return `${lines.join('\n')}\n`;
}

/**
 * @param {string} day
 * @param {number} days
 */
export function dayAfter(day, days) {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** @param {number} minutes of the day */
function clock(minutes) {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
