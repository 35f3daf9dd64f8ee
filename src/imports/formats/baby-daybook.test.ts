import { describe, expect, test } from 'vitest';
import { DAYBOOK_BACKUP } from '#testing/files/daybook-backup.ts';
import { openImport, readImport, reasons, told } from '#testing/read-import.ts';

const read = () => readImport({ 'backup.db': DAYBOOK_BACKUP }, { zone: 'UTC' });

describe('Baby Daybook', () => {
  test('is recognized, with its children', async () => {
    const { files, questions } = await openImport({ 'backup.db': DAYBOOK_BACKUP });
    expect(files.map(({ name, format }) => [name, format.name])).toEqual([
      ['backup.db/daily_actions', 'Baby Daybook'],
      ['backup.db/growth', 'Baby Daybook'],
    ]);
    expect(questions).toMatchObject({
      children: [
        { name: 'Mia', birthDate: '2026-01-10', sex: 'female' },
        { name: 'Leo', sex: 'male' },
      ],
      zone: true,
      dateQuestions: [],
      bareNumbers: {},
    });
  });

  test('leaves no column unread', async () => expect((await read()).unreadColumns).toEqual([]));

  test('reads feeds, diapers, sleeps and measures', async () => {
    expect(told(await read())).toEqual([
      '2026-03-14 08:10–08:10 bottle 3.04 warm',
      '2026-03-14 08:11–08:26 bottle',
      '2026-03-14 09:10–09:18 left?',
      '2026-03-14 09:18–09:28 right?',
      '2026-03-14 09:10–09:22 left',
      '2026-03-14 10:10 mixed',
      '2026-03-14 10:11 dirty lots',
      '2026-03-14T11:10–2026-03-14T12:40 nap',
      '2026-03-14T13:10–2026-03-14T13:40 nap',
      '2026-03-14 15:10–15:10 pump totalOz=4.73',
      '2026-03-14 15:20 temperature celsius=37.5 typedUnit=C hot',
      '2026-03-14 5.125/57/–',
      '2026-03-15 –/–/38.125',
    ]);
  });

  test('lists running entries, and entries without a kind or with an impossible value', async () => {
    const { notImported } = await read();
    expect(reasons({ notImported })).toEqual([
      '10 sleeping: It’s still running.',
      '11 sleeping: It has no end.',
      '14 medicine: Wee Hours has no type for this.',
      '15 bottle: Its amount is more than a liter.',
    ]);
    expect(notImported.flatMap(({ remark }) => (remark ? [remark.words] : []))).toEqual([
      '3:30 PM medicine: 2.5 ml, drops',
    ]);
  });
});
