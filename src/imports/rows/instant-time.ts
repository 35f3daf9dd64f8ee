import { type Moment, momentAt } from '#domain/time/when.ts';
import type { Answers } from './import-format.ts';
import { RowProblem } from './row-problem.ts';
import { checkTime } from './row-times.ts';

const WITH_OFFSET = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z|([+-])(\d\d):?(\d\d))$/;
const SECONDS = /^\d{9,10}(\.\d+)?$/;
const MILLISECONDS = /^\d{12,13}$/;

/** Zones that always have an offset of half an hour or a quarter, by the offset in minutes. `Etc` has none of these. */
const HALF_HOUR_ZONES: Readonly<Record<number, string>> = {
  '-570': 'Pacific/Marquesas',
  210: 'Asia/Tehran',
  270: 'Asia/Kabul',
  330: 'Asia/Kolkata',
  345: 'Asia/Kathmandu',
  390: 'Asia/Yangon',
  525: 'Australia/Eucla',
  570: 'Australia/Darwin',
};

/** True for a time with its offset from UTC, and for a time stamp. */
export function isInstantText(text: string): boolean {
  return WITH_OFFSET.test(text) || !Number.isNaN(stampOf(text));
}

/**
 * Reads an instant: a time with its offset from UTC, or a time stamp in seconds or milliseconds. The zone is that of
 * the log. If its offset differs from the one in the file, the time keeps the offset of the file. Throws a {@link
 * RowProblem} if the text is not an instant, or if {@link checkTime} rejects the time.
 */
export function readInstantText(text: string, answers: Answers): Moment {
  const [written, wall = '', sign, hours = '', minutes = ''] = WITH_OFFSET.exec(text) ?? [];
  const at = written === undefined ? stampOf(text) : Date.parse(text);
  if (Number.isNaN(at)) throw new RowProblem(written === undefined ? 'stampUnread' : 'noSuchDay', text);
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  const moment = momentAt(at, answers.zone);
  if (sign === undefined || moment.wall === wall) return checkTime(moment, text, answers);
  const zone = zoneWith(offset);
  const asWritten = zone === undefined ? moment : momentAt(at, zone);
  return checkTime(asWritten.wall === wall ? asWritten : moment, text, answers);
}

/** Returns a zone that always has an offset (minutes); undefined if there is none. */
function zoneWith(offset: number): string | undefined {
  if (offset % 60) return HALF_HOUR_ZONES[offset];
  if (offset < -12 * 60 || offset > 14 * 60) return undefined;
  // The names of these zones have the opposite sign: https://data.iana.org/time-zones/tzdb/etcetera.
  return `Etc/GMT${offset === 0 ? '' : `${offset > 0 ? '-' : '+'}${Math.abs(offset) / 60}`}`;
}

function stampOf(text: string): number {
  if (MILLISECONDS.test(text)) return Number(text);
  return SECONDS.test(text) ? Math.floor(Number(text) * 1000) : Number.NaN;
}
