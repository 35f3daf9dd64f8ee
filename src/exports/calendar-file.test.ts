import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dailyReminderFile, reminderFile } from './calendar-file.ts';

const NOW = Date.parse('2026-05-06T11:30:20Z');
const entry = { subject: 'syrup', title: 'Wee Hours', text: 'Check the log first.', now: NOW };

/** Reads a calendar file: unfolds its lines, and returns the properties by component and name. */
async function read(file: File): Promise<Record<string, Record<string, string>>> {
  const content = await file.text();
  expect(content.endsWith('\r\n')).toBe(true);
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of content.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThan(76);
  const found: Record<string, Record<string, string>> = {};
  const open: string[] = [];
  for (const line of content.replaceAll('\r\n ', '').split('\r\n').filter(Boolean)) {
    const [, name = '', value = ''] = /^([A-Z-]+):(.*)$/s.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'BEGIN') {
      open.push(value);
      found[value] = {};
    } else if (name === 'END') expect(open.pop()).toBe(value);
    else Object.assign(found[open.at(-1) ?? ''] ?? {}, { [name]: unescaped(value) });
  }
  expect(open).toEqual([]);
  return found;
}

const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, one: string) => (one.toLowerCase() === 'n' ? '\n' : one));

describe('a reminder', () => {
  test('rings at its instant in UTC, with a plain title', async () => {
    const file = reminderFile(entry, Date.parse('2026-05-06T12:10:00Z'));
    expect(file).toMatchObject({ name: 'wee-hours-reminder.ics', type: 'text/calendar' });
    expect(await read(file)).toEqual({
      VCALENDAR: { VERSION: '2.0', PRODID: '-//Wee Hours//Wee Hours//EN', CALSCALE: 'GREGORIAN' },
      VEVENT: {
        UID: 'syrup@wee-hours',
        DTSTAMP: '20260506T113020Z',
        SEQUENCE: '29634450',
        DTSTART: '20260506T121000Z',
        DURATION: 'PT5M',
        SUMMARY: 'Wee Hours',
        DESCRIPTION: 'Check the log first.',
        TRANSP: 'TRANSPARENT',
      },
      VALARM: { ACTION: 'DISPLAY', TRIGGER: 'PT0S', DESCRIPTION: 'Check the log first.' },
    });
  });

  test('keeps any text through escaping and folding', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (text) => {
        const { VEVENT, VALARM } = await read(reminderFile({ ...entry, text }, NOW));
        const kept = text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '');
        expect(VEVENT?.DESCRIPTION).toBe(kept);
        expect(VALARM?.DESCRIPTION).toBe(kept);
      }),
    );
  });

  test('folds a line of wide characters', async () => {
    const text = '月;夜,\\\n'.repeat(60);
    expect((await read(reminderFile({ ...entry, text }, NOW))).VEVENT?.DESCRIPTION).toBe(text);
  });
});

describe('a daily reminder', () => {
  const zone = 'America/Los_Angeles';

  test.each([
    ['05:00', undefined, '20260506T050000', 'FREQ=DAILY'],
    ['04:30', undefined, '20260507T043000', 'FREQ=DAILY'],
    ['05:00', '2026-06-01', '20260506T050000', 'FREQ=DAILY;UNTIL=20260601T235900'],
    ['04:00', '2026-05-06', '20260506T040000', 'FREQ=DAILY;UNTIL=20260506T235900'],
  ])('at %s until %s starts at the next such time of the clock', async (clock, until, start, rule) => {
    const { VEVENT } = await read(dailyReminderFile(entry, { clock, until, zone }));
    expect(VEVENT).toMatchObject({ DTSTART: start, RRULE: rule });
  });
});
