import { describe, expect, test } from 'vitest';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { openImport, readImport, reasons, told } from '#testing/read-import.ts';

const COLUMNS =
  'start,end,category,overallHappiness,babyMoodOnWakeUp,diaperWeight,diaperContent,breastLeftMinutes,breastRightMinutes,amountPumpedLeft,amountPumpedRight,feedingAmount,temperature,bottleFeedingType,comment,createdAt,pauses'.split(
    ',',
  );
const ZONE = 'Europe/Berlin';

function row(start: string, end: string, category: string, more: Record<string, string> = {}): string {
  const instant = (text: string) => text && `2026-01-${text}:00.000+01:00`;
  const cells: Record<string, string> = { start: instant(start), end: instant(end), category, ...more };
  return COLUMNS.map((column) => cells[column] ?? '').join(',');
}

const log = (...rows: string[]) => [COLUMNS.join(','), ...rows, ''].join('\n');
const read = (...rows: string[]) => readImport(log(...rows), { zone: ZONE, units: METRIC_UNITS });

describe('Napper', () => {
  test.each([
    [
      row('06T09:00', '06T09:45', 'NAP', { comment: 'With%20a%20song' }),
      ['2026-01-06T09:00–2026-01-06T09:45 nap With a song'],
    ],
    [
      row('06T09:00', '06T09:45', 'NAP', { comment: '100% asleep' }),
      ['2026-01-06T09:00–2026-01-06T09:45 nap 100% asleep'],
    ],
    [
      row('06T09:00', '06T09:20', 'BREAST_FEEDING', { breastLeftMinutes: '8', breastRightMinutes: '10' }),
      ['2026-01-06 09:00–09:08 left?', '2026-01-06 09:08–09:18 right?'],
    ],
    [
      row('06T09:00', '06T09:10', 'BOTTLE_FEEDING', { feedingAmount: '120', bottleFeedingType: 'FORMULA' }),
      ['2026-01-06 09:00–09:10 bottle 4.06 milk=formula'],
    ],
    [
      row('06T09:00', '06T09:20', 'PUMPING', { amountPumpedLeft: '60', amountPumpedRight: '90' }),
      ['2026-01-06 09:00–09:20 pump sides=both leftOz=2.03 rightOz=3.04 totalOz=5.07'],
    ],
    [
      row('06T09:00', '06T09:00', 'TEMPERATURE', { temperature: '37.5' }),
      ['2026-01-06 09:00 temperature celsius=37.5 typedUnit=C'],
    ],
    [
      row('06T09:00', '06T09:00', 'SOLIDS', { comment: 'Pear' }),
      ['2026-01-06 09:00 meal foods=[{"name":"Solids"}] Pear'],
    ],
    [row('06T09:00', '06T09:00', 'DIAPER', { diaperContent: 'PEE_POO' }), ['2026-01-06 09:00 mixed']],
  ])('reads the row %s', async (line, records) => {
    expect((await openImport(log(line))).files[0]?.format.name).toBe('Napper');
    expect(told(await read(line))).toEqual(records);
  });

  test('makes a sleep of each stretch of a night, in any order of the rows', async () => {
    const night = [
      row('07T05:46', '07T05:46', 'WOKE_UP'),
      row('06T18:26', '06T18:26', 'BED_TIME'),
      row('07T01:10', '07T01:40', 'NIGHT_WAKING'),
    ];
    const read1 = await read(...night);
    expect(told(read1)).toEqual([
      '2026-01-06T18:26–2026-01-07T01:10 night',
      '2026-01-07T01:40–2026-01-07T05:46 night',
    ]);
    expect(reasons(read1)).toEqual([]);
  });

  test.each([
    [[row('06T18:26', '06T18:26', 'BED_TIME')], ['2 BED_TIME: It has no end.']],
    [
      [row('06T18:26', '06T18:26', 'BED_TIME'), row('07T18:26', '07T18:26', 'WOKE_UP')],
      ['2 BED_TIME: It has no end.', '3 WOKE_UP: Wee Hours has no type for this.'],
    ],
    [
      [
        row('06T18:26', '06T18:26', 'BED_TIME'),
        row('07T09:00', '07T09:30', 'NAP'),
        row('07T10:00', '07T10:00', 'WOKE_UP'),
      ],
      ['2 BED_TIME: It has no end.', '4 WOKE_UP: Wee Hours has no type for this.'],
    ],
    [[row('06T07:00', '06T07:00', 'WOKE_UP')], ['2 WOKE_UP: Wee Hours has no type for this.']],
    [[row('06T07:00', '', 'NAP')], ['2 NAP: It has no end.']],
    [[row('06T07:00', '06T07:00', 'MEDICINE')], ['2 MEDICINE: Wee Hours has no type for this.']],
    [
      [row('06T07:00', '06T07:00', 'BOTTLE', { feedingAmount: 'x' })],
      ['2 BOTTLE: Its amount couldn’t be read.'],
    ],
  ])('lists the rows %s', async (rows, listed) => expect(reasons(await read(...rows))).toEqual(listed));

  test('keeps the time of the file if the log was written in another offset', async () => {
    const { records } = await readImport(log(row('06T09:00', '06T09:45', 'NAP')), {
      zone: 'America/Chicago',
    });
    expect(records[0]?.draft.fields).toMatchObject({
      startTime: '2026-01-06T09:00',
      startedAt: Date.parse('2026-01-06T08:00Z'),
      zone: 'Etc/GMT-1',
    });
  });
});
