import { describe, expect, test } from 'vitest';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { doubtsOf, readImport, told } from '#testing/read-import.ts';

/** May 6, 2026, 08:00 in Chicago. */
const AT = Date.parse('2026-05-06T13:00:00Z');

/** Makes a file of Nara Baby with one row. */
function log(cells: Record<string, string | number>): string {
  const row = {
    'Start Date/time (Epoch)': AT,
    'Time Zone': 'America/Chicago',
    'Profile Name': 'Mia',
    Note: '',
    ...cells,
  };
  const quoted = (values: readonly (string | number)[]) => values.map((value) => `"${value}"`).join(',');
  return `${quoted(Object.keys(row))}\n${quoted(Object.values(row))}\n`;
}

describe('the later kinds of Nara Baby', () => {
  test.each([
    [
      {
        Type: 'Diaper',
        '[Diaper] Type': 'Dirty',
        '[Diaper] Dirty Texture': 'MUSH',
        '[Diaper] Detail': 'Rash Blowout',
      },
      ['2026-05-06 08:00 dirty texture=soft rash blowout'],
    ],
    [
      { Type: 'Diaper', '[Diaper] Type': 'Dirty', '[Diaper] Dirty Color': 'DARK GREEN' },
      ['2026-05-06 08:00 dirty colors=green. Dark green'],
    ],
    [
      {
        Type: 'Bottle Feed',
        '[Bottle Feed] Type': 'Formula',
        '[Bottle Feed] Formula Name': 'Brand One',
        '[Bottle Feed] Formula Volume': 60,
        '[Bottle Feed] Formula Volume Unit': 'ML',
      },
      ['2026-05-06 08:00–08:00 bottle 2.03 milk=formula brand=Brand One'],
    ],
    [
      {
        Type: 'Pump',
        '[Pump] Duration (Seconds)': 1200,
        '[Pump] Left Volume': 60,
        '[Pump] Left Volume Unit': 'ML',
        '[Pump] Right Volume': 2,
        '[Pump] Right Volume Unit': 'FLOZ',
      },
      ['2026-05-06 08:00–08:20 pump sides=both leftOz=2.03 rightOz=2 totalOz=4.03'],
    ],
    [
      { Type: 'Pump', '[Pump] Total Volume': 4, '[Pump] Total Volume Unit': 'FLOZ' },
      ['2026-05-06 08:00–08:00 pump totalOz=4'],
    ],
    [
      {
        Type: 'Solid Feed',
        '[Solid Feed] Food': 'Cereal: amountKey=ALL; preparationKeyz=PUREE\nPear',
        '[Solid Feed] Meal': 'LUNCH',
      },
      [
        '2026-05-06 08:00 meal foods=[{"name":"Cereal"},{"name":"Pear"}] meal=lunch prep=puree AmountKey=ALL; preparationKeyz=PUREE',
      ],
    ],
    [
      {
        Type: 'Medical',
        '[Medical] Medication': 'Children’s, 3.75 (ML)\nVitamin D, 1 (DROP)\nProbiotic',
        '[Medical] Temperature': 101,
        '[Medical] Temperature Unit': 'F',
      },
      [
        '2026-05-06 08:00 dose name=Children’s amount=3.75 unit=ml given',
        '2026-05-06 08:00 dose name=Vitamin D amount=1 unit=drops given',
        '2026-05-06 08:00 dose name=Probiotic given',
        '2026-05-06 08:00 temperature celsius=38.33 typedUnit=F',
      ],
    ],
    [
      { Type: 'Medical', '[Medical] Medication': 'Infant, drops, 1,25 (ML)', '[Medical] Temperature': '0' },
      ['2026-05-06 08:00 dose name=Infant, drops amount=1.25 unit=ml given'],
    ],
    [
      { Type: 'Medical', '[Medical] Temperature': '38.5', '[Medical] Temperature Unit': '°C' },
      ['2026-05-06 08:00 temperature celsius=38.5 typedUnit=C'],
    ],
    [{ Type: 'Routine', '[Routine] Routine': 'Bath' }, ['2026-05-06 08:00–08:00 activity what=bath']],
    [
      { Type: 'Routine', '[Routine] Routine': 'Vitamin/Probiotic' },
      ['2026-05-06 08:00 dose name=Vitamin/Probiotic given'],
    ],
    [
      { Type: 'Vaccine', '[Vaccine] Vaccine': 'MMR' },
      ['2026-05-06 moment what=vaccine title=MMR clock=08:00'],
    ],
    [
      { Type: 'Milestone', '[Milestone] Milestone': 'Rolled over' },
      ['2026-05-06 moment what=first title=Rolled over clock=08:00'],
    ],
    [{ Type: 'Baby First' }, ['2026-05-06 moment what=first title=Baby First clock=08:00']],
    [
      { Type: 'Note', Note: 'Slept badly\nTeeth?' },
      ['2026-05-06 moment what=note title=Slept badly clock=08:00 Teeth?'],
    ],
  ])('are read from the row %j', async (row, entries) =>
    expect(told(await readImport(log(row), { units: METRIC_UNITS }))).toEqual(entries),
  );

  test('keep the medicine of a row whose temperature is unlikely, with a doubt', async () => {
    const read = await readImport(
      log({ Type: 'Medical', '[Medical] Medication': 'Drops, 1 (ML)', '[Medical] Temperature': '28.5' }),
    );
    expect(told(read)).toEqual(['2026-05-06 08:00 dose name=Drops amount=1 unit=ml given']);
    expect(doubtsOf(read)).toEqual(['2 Medical: Its temperature is unlikely for a child.']);
  });
});
