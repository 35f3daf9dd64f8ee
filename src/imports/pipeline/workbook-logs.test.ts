import Papa from 'papaparse';
import { describe, expect, test } from 'vitest';
import { DAY } from '#domain/time/when.ts';
import { APP_LOGS } from '#testing/app-logs.ts';
import { sheetRows, workbookFile } from '#testing/files/workbook-file.ts';
import { prepareRead, readImport, tell } from '#testing/read-import.ts';

const DAY_AND_CLOCK =
  /^(?:(\d{4})-(\d\d?)-(\d\d?)|(\d\d?)\/(\d\d?)\/(\d{4}|\d\d))(?:,? (\d\d?):(\d\d)(?::(\d\d))?( [AP]M)?)?$/;
const CLOCK = /^(\d\d?):(\d\d)(?::(\d\d))?( [AP]M)?$/;
const [PLAIN, DAY_STYLE, DAY_AND_CLOCK_STYLE, CLOCK_STYLE] = [0, 1, 2, 3];

/** Returns a cell as Excel understands it when an American parent opens the CSV file: a number, a date or a text. */
function typed(text: string): string | readonly [value: number, style: number] {
  if (/^-?\d+(\.\d+)?$/.test(text) && text.length < 12) return [Number(text), PLAIN];
  const [clocked, ...clock] = CLOCK.exec(text) ?? [];
  if (clocked !== undefined) return [share(clock), CLOCK_STYLE];
  const [dated, year, month, day, usMonth, usDay, usYear, ...time] = DAY_AND_CLOCK.exec(text) ?? [];
  if (dated === undefined) return text;
  const whole = Number(year ?? (usYear?.length === 2 ? `20${usYear}` : usYear));
  const midnight = Date.UTC(whole, Number(month ?? usMonth) - 1, Number(day ?? usDay));
  const days = (midnight - Date.UTC(1899, 11, 30)) / DAY;
  return [days + share(time), time[0] === undefined ? DAY_STYLE : DAY_AND_CLOCK_STYLE];
}

/** Returns a clock time as a share of the day. */
function share([hours = '0', minutes = '0', seconds = '0', half]: (string | undefined)[]): number {
  const hour = half ? (Number(hours) % 12) + (half === ' PM' ? 12 : 0) : Number(hours);
  return (hour * 3600 + Number(minutes) * 60 + Number(seconds)) / 86_400;
}

describe('a log that was opened and saved in Excel', () => {
  test.each(Object.entries(APP_LOGS))('has the same entries as the CSV file: %s', async (_, log) => {
    const { data } = Papa.parse<string[]>(log.trim());
    const sheets = { Log: sheetRows(...data.map((cells) => cells.map(typed))) };
    const entries = async (content: Parameters<typeof readImport>[0]) =>
      prepareRead(await readImport(content)).records.map(tell);
    expect(await entries(workbookFile({ sheets }))).toEqual(await entries(log));
  });
});
