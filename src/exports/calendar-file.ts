import { addDays, type Clock, clockAt, type Day, dayAt } from '#domain/time/when.ts';

/**
 * Makes calendar files (iCalendar, RFC 5545). The phone's calendar then rings, also while the app is closed.
 */

interface Entry {
  /** What the entry is for. In most calendars, a later entry with the same subject replaces the earlier one. */
  subject: string;
  title: string;
  text: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Makes a file with one reminder at the instant `at` (epoch ms). */
export function reminderFile(entry: Entry, at: number): File {
  return calendarFile(entry, [`DTSTART:${utc(at)}`]);
}

/**
 * Makes a file with a reminder each day at `clock`, to the day `until`, inclusive. The first one is still to come in
 * `zone`, unless today is the last day. The times have no zone, so that they follow the phone over a clock change and
 * on a trip (RFC 5545, 3.3.5).
 */
export function dailyReminderFile(
  entry: Entry,
  { clock, until, zone }: { clock: Clock; until: Day | undefined; zone: string },
): File {
  const today = dayAt(entry.now, zone);
  const isToday = clock > clockAt(entry.now, zone) || (until !== undefined && until <= today);
  const first = isToday ? today : addDays(today, 1);
  const end = until === undefined ? '' : `;UNTIL=${local(until, '23:59')}`;
  return calendarFile(entry, [`DTSTART:${local(first, clock)}`, `RRULE:FREQ=DAILY${end}`]);
}

function calendarFile({ subject, title, text, now }: Entry, when: readonly string[]): File {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wee Hours//Wee Hours//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${escaped(subject)}@wee-hours`,
    `DTSTAMP:${utc(now)}`,
    // Minutes since 1970 count up and fit into 31 bits.
    `SEQUENCE:${Math.floor(now / 60_000)}`,
    ...when,
    'DURATION:PT5M',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(text)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const content = lines.map((line) => `${folded(line)}\r\n`).join('');
  return new File([content], 'wee-hours-reminder.ics', { type: 'text/calendar' });
}

/** Formats an instant in UTC: 20260506T121000Z. */
function utc(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

/** Formats a wall time without a zone: 20260506T051000. */
function local(day: Day, clock: Clock): string {
  return `${day}T${clock}00`.replace(/[-:]/g, '');
}

/** Escapes a text value (RFC 5545, 3.3.11). Leaves out control characters, which are not allowed. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** The limit of a line in octets, without its line break (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/** Folds a line at 75 octets, never within a character. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
