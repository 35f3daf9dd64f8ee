import { MINUTE } from '#domain/time/when.ts';
import type { SheetRow, StatedTotals } from '#imports/rows/import-format.ts';
import { readHoursAndMinutes } from '#imports/rows/stated-duration.ts';
import { dayOfDate } from '#imports/rows/time-texts.ts';
import { readWallTime } from '#imports/rows/wall-time.ts';
import { isTotal, totalsIn } from './piyolog-totals.ts';

/**
 * Splits the text of PiyoLog into rows. A text has one day, or the days of a month with a line of hyphens before each.
 * A day has its date, the child with its age, the events, the totals and the diary.
 */

/** The columns of the rows. `asleep` is the time of falling asleep, in the row of the waking. */
export const PIYOLOG_TITLES = ['day', 'child', 'time', 'type', 'details', 'note', 'asleep'] as const;
const [TIME, TYPE, DETAILS, NOTE, ASLEEP] = [2, 3, 4, 5, 6];

const BEGINS = /^\uFEFF?\s*(【ぴよログ】|\[PiyoLog\])/;
/** An English date has its weekday before it. A diary can have a line with another date. */
const DATE = /^(?:\d{4}\s*[/年]|[A-Z][a-z]{2,3}, .*\d{4}$)/;
const SEPARATOR = /^-{5,}$/;
const CHILD = /^(.*?)\s*\(\s*\d+\s*(歳|か月|y|mo?\b|m\b|d\b).*\)$/;
/** A longer line is a diary. */
const LONGEST_CHILD = 200;
/** A time may have its half of the day before it, in Japanese, or after it. */
const EVENT = /^((?:午[前後]\s?)?\d{1,2}:\d{2}(?:\s?[AP]M)?)\s+(\S.*)$/i;
/** Types of English texts that have several words. Other types are one word. */
const LONG_TYPES = /^(Expressed Breast Milk|Pumped Breast Milk|Body Temp\.?|Head Size|Baby Food)(?=\s|$)/i;

/** Returns the rows and the totals of a text. Returns null for a text of another app. */
export function piyologRows(text: string): { rows: SheetRow[]; totals: StatedTotals[] } | null {
  const [beginning] = BEGINS.exec(text) ?? [];
  if (beginning === undefined) return null;
  const diaryType = beginning.includes('PiyoLog') ? 'Diary' : '日記';
  const rows: SheetRow[] = [];
  const totals: StatedTotals[] = [];
  let [day, child, isAfterTotals] = ['', '', false];
  let [diary, event]: (SheetRow | null)[] = [null, null];
  for (const [index, whole] of text
    .slice(beginning.length)
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = whole.trim();
    // Below the date of a day, a line with a date belongs to the diary.
    const date = day ? '' : dayOf(line);
    if (date || SEPARATOR.test(line)) [day, child, isAfterTotals, diary] = [date, '', false, null];
    else if (!line || index === 0) continue;
    else if (!child && isChild(line)) child = CHILD.exec(line)?.[1] ?? '';
    else if (isTotal(line)) {
      isAfterTotals = true;
      totals.push({ line: index + 1, text: line, day, child, totals: totalsIn(line) });
    } else if (!isAfterTotals && EVENT.test(line)) {
      event = eventIn(line, day, child, index + 1);
      rows.push(event);
    } else if (diary) diary.cells[DETAILS] = `${diary.cells[DETAILS]} ${line}`;
    else {
      diary = { line: index + 1, cells: [day, child, '', diaryType, line, '', ''] };
      rows.push(diary);
    }
  }
  // The app writes totals after the events of each day. A mixed diaper has two events in a minute.
  const open = rows.filter(
    ({ cells }) => !isAfterTotals && cells[0] === day && cells[TIME] === event?.cells[TIME],
  );
  for (const row of open) row.doubt = 'fileCut';
  return { rows: withSleeps(withMixedDiapers(rows)), totals };
}

/** True for the line of the child. An event with a length, such as "6:10 AM Wake-up (40m)", looks like one. */
function isChild(line: string): boolean {
  return line.length < LONGEST_CHILD && CHILD.test(line) && !EVENT.test(line);
}

/** Returns the day of a line that has only a date, with or without a weekday in brackets. Empty for any other line. */
function dayOf(line: string): string {
  return DATE.test(line) ? (dayOfDate(line.replace(/\s*[(（][^)）]*[)）]$/, '')) ?? '') : '';
}

/** Splits an event: its time, its type, its details and, after three blanks, the parent's note. */
function eventIn(line: string, day: string, child: string, number: number): SheetRow {
  const [, written = '', rest = ''] = EVENT.exec(line) ?? [];
  const time = written.replace(
    /^午(.)\s?(.+)$/,
    (_, half: string, clock: string) => `${clock} ${half === '前' ? 'AM' : 'PM'}`,
  );
  const [said = '', ...notes] = rest.split(/\s{3,}/);
  const type = LONG_TYPES.exec(said)?.[0] ?? said.split(/\s+/)[0] ?? '';
  const details = said.slice(type.length).trim();
  return { line: number, cells: [day, child, time, type, details, notes.join(' ').trim(), ''] };
}

const [PEE, POO] = [/^(おしっこ|pee)$/i, /^(うんち|poop)$/i];

/** Joins the two rows that the app writes for a mixed diaper: one for each content, in the same minute. */
function withMixedDiapers(rows: readonly SheetRow[]): SheetRow[] {
  const minutes = new Map<string, SheetRow[]>();
  for (const row of rows) {
    if (!PEE.test(cell(row, TYPE)) && !POO.test(cell(row, TYPE))) continue;
    const minute = row.cells.slice(0, TYPE).join('|');
    minutes.set(minute, [...(minutes.get(minute) ?? []), row]);
  }
  const joined = new Map<SheetRow, SheetRow | null>();
  for (const [first, second, third] of minutes.values()) {
    if (!first || !second || third || cell(first, TYPE) === cell(second, TYPE)) continue;
    const [pee, poo] = PEE.test(cell(first, TYPE)) ? [first, second] : [second, first];
    const both = (at: number, mark: string) => `${cell(pee, at)}${mark}${cell(poo, at)}`;
    const note = [cell(pee, NOTE), cell(poo, NOTE)].filter(Boolean).join('. ');
    const cells = [...first.cells.slice(0, TYPE), both(TYPE, '+'), both(DETAILS, '|'), note, ''];
    joined.set(first, { ...first, cells });
    joined.set(second, null);
  }
  return rows.flatMap((row) => {
    const one = joined.get(row);
    return one === undefined ? [row] : one ? [one] : [];
  });
}

const [ASLEEP_TYPE, AWAKE_TYPE] = [/^(寝る|sleep)$/i, /^(起きる|wake-up)$/i];
/** A longer time between falling asleep and waking means that a row between them is missing. */
const LONGEST_SLEEP = 24 * 60;

/**
 * Joins the row of falling asleep with the row of the waking after it. If the waking has a length, the two must agree.
 * Otherwise both rows stay, and the length decides.
 */
function withSleeps(rows: readonly SheetRow[]): SheetRow[] {
  const joined = new Set<SheetRow>();
  let asleep: SheetRow | null = null;
  for (const row of rows) {
    const type = cell(row, TYPE);
    if (ASLEEP_TYPE.test(type)) asleep = row;
    if (!AWAKE_TYPE.test(type)) continue;
    const between: number =
      asleep && asleep.cells[1] === row.cells[1] ? minutesFrom(asleep, row) : Number.NaN;
    const length = readHoursAndMinutes(cell(row, DETAILS).replace(/^\((.*)\)$/, '$1')) ?? between;
    if (asleep && between === length && between > 0 && between < LONGEST_SLEEP) {
      row.cells[ASLEEP] = `${cell(asleep, 0)} ${cell(asleep, TIME)}`;
      row.cells[NOTE] = [cell(asleep, NOTE), cell(row, NOTE)].filter(Boolean).join('. ');
      joined.add(asleep);
    }
    asleep = null;
  }
  return rows.filter((row) => !joined.has(row));
}

/** Returns the minutes on the clock from one row to another. Returns NaN if a time cannot be read. */
function minutesFrom(start: SheetRow, end: SheetRow): number {
  const [from, to] = [start, end].map((row) => {
    try {
      return Date.parse(`${readWallTime(`${cell(row, 0)} ${cell(row, TIME)}`, 'month-first')}Z`);
    } catch {
      return Number.NaN;
    }
  });
  return (Number(to) - Number(from)) / MINUTE;
}

function cell(row: SheetRow, at: number): string {
  return row.cells[at] ?? '';
}
