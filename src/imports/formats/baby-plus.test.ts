import { describe, expect, test } from 'vitest';
import { openImport, readImport, reasons, told } from '#testing/read-import.ts';

const PROFILE = [{ a: 1, b: 'Mia', c: 'girl', d: '2026-01-10T00:00:00.000+01:00' }];
const AT = '2026-03-14T19:40:00.000+01:00';
const log = (list: string, ...entries: object[]) =>
  JSON.stringify({
    babyprofile: PROFILE,
    baby_solidfeed: [],
    [list]: entries.map((entry, index) => ({ babyid: 1, pk: index + 1, note: null, ...entry })),
  });
const read = (list: string, ...entries: object[]) =>
  readImport({ 'export.json': log(list, ...entries) }, { zone: 'Europe/Berlin' });

describe('Baby+', () => {
  test.each<[string, object, string[]]>([
    [
      'baby_bottlefeed',
      { amountML: 90, isFormula: true, date: AT },
      ['2026-03-14 19:40–19:40 bottle 3.04 milk=formula'],
    ],
    [
      'baby_bottlefeed',
      { amountML: 90, isFormula: 0, date: 1_773_513_600.5 },
      ['2026-03-14 19:40–19:40 bottle 3.04 milk=breast'],
    ],
    ['baby_nappy', { type: 'Soiled', details: 'Soft', date: AT }, ['2026-03-14 19:40 dirty texture=soft']],
    ['baby_nappy', { type: 'Mixed', date: AT }, ['2026-03-14 19:40 mixed']],
    [
      'baby_sleep',
      { startDate: '2026-03-14T13:00:00.000+01:00', endDate: '2026-03-14T14:30:00.000+01:00', note: 'car' },
      ['2026-03-14T13:00–2026-03-14T14:30 nap car'],
    ],
    [
      'baby_nursingfeed',
      {
        startDate: 1_773_513_600,
        endDate: 1_773_515_000,
        leftDuration: 480,
        rightDuration: 600,
        startingBreast: 'right',
      },
      ['2026-03-14 19:40–19:50 right', '2026-03-14 19:50–19:58 left'],
    ],
    [
      'baby_nursingfeed',
      {
        startDate: 1_773_513_600,
        endDate: 1_773_514_200,
        leftDuration: 0,
        rightDuration: 0,
        nursingSide: 'left',
      },
      ['2026-03-14 19:40–19:50 left'],
    ],
    ['baby_expressingfeed', { amountML: 90, date: AT }, ['2026-03-14 19:40–19:40 pump totalOz=3.04']],
    [
      'my_milestones',
      { id: 'LooksInDirectionOfVoice', category: 'Language', date: AT },
      ['2026-03-14 moment what=first title=Looks In Direction Of Voice clock=19:40 Language'],
    ],
    ['baby_growth', { weight: 5.125, height: 57, head: 0, date: AT }, ['2026-03-14 5.125/57/–']],
  ])('reads an entry of %s: %j', async (list, entry, records) => {
    const { files } = await openImport({ 'export.json': log(list, entry) });
    expect(files.map(({ name, format }) => [name, format.name])).toEqual([[`export.json/${list}`, 'Baby+']]);
    expect(told(await read(list, entry))).toEqual(records);
  });

  test.each<[string, object, string]>([
    ['baby_sleep', { startDate: AT, endDate: '1970-01-01T00:00:00.000Z' }, 'Sleep: It has no end.'],
    ['baby_sleep', { startDate: AT, endDate: 0 }, 'Sleep: It has no end.'],
    ['baby_solidfeed', { date: AT, food: 'Pear' }, 'Solids: Wee Hours has no type for this.'],
    ['baby_temperature', { date: AT, value: 37.5 }, 'Temperature: Wee Hours has no type for this.'],
    ['baby_nappy', { type: 'Mixed', date: 'soon' }, 'Diaper: Its time stamp couldn’t be read.'],
    [
      'baby_nursingfeed',
      { startDate: AT, endDate: AT },
      'Breastfeed: It doesn’t say which side, or for how long.',
    ],
    [
      'baby_nursingfeed',
      { startDate: AT, leftDuration: '8 or 9' },
      'Breastfeed: The duration of a side couldn’t be read.',
    ],
  ])('lists an entry of %s: %j', async (list, entry, reason) =>
    expect(reasons(await read(list, entry))).toEqual([`2 ${reason}`]),
  );

  test('names the child of an entry, with its day of birth and sex', async () => {
    const { questions } = await openImport({ 'export.json': log('baby_nappy', { type: 'Wet', date: AT }) });
    expect(questions.children).toEqual([{ name: 'Mia', birthDate: '2026-01-10', sex: 'female' }]);
  });
});
