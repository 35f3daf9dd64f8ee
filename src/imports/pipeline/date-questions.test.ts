import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openImport } from '#testing/read-import.ts';

const diapers = (name: string, ...times: string[]) =>
  ['Baby,Time,Status,Note', ...times.map((time) => `${name},"${time}",Wet,`), ''].join('\n');
const sleeps = (name: string, ...times: string[]) =>
  ['Baby,Time,Duration(minutes),Note', ...times.map((time) => `${name},"${time}",60,`), ''].join('\n');
const hatch = (name: string, time: string) =>
  `Baby Name,Start Time,End Time,Activity,Amount,Percentile,Duration,Info,Notes\n${name},${time},,Diaper,,,,Wet,\n`;
const huckleberry = (time: string) =>
  `Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes\nDiaper,${time},,,,,Wet,\n`;
const zip = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

/** Returns the names of the files in each question, and the date order of each file that needs none. */
async function asked(files: Parameters<typeof openImport>[0]) {
  const { dateOrders, dateQuestions } = (await openImport(files)).questions;
  return {
    questions: dateQuestions.map((question) => question.files.map(({ name }) => name)),
    orders: Object.fromEntries([...dateOrders].map(([{ name }, order]) => [name, order])),
  };
}

describe('the question about the order of day and month', () => {
  test('is separate for two apps', async () => {
    const files = { 'diaper.csv': diapers('Mia', '4/9/25, 9:29'), 'hatch.csv': hatch('Mia', '4/9/25 9:32') };
    expect((await asked(files)).questions).toEqual([['diaper.csv'], ['hatch.csv']]);
  });

  test('is separate for two families with one app', async () => {
    const files = { 'ada.csv': diapers('Ada', '4/9/25, 9:29'), 'ben.csv': diapers('Ben', '4/9/25, 9:29') };
    expect((await asked(files)).questions).toEqual([['ada.csv'], ['ben.csv']]);
  });

  test('is separate for two archives of one app', async () => {
    const files = {
      'one.zip': zip({
        'diaper.csv': diapers('Baby', '4/9/25, 9:29'),
        'sleep.csv': sleeps('Baby', '5/9/25, 9:29'),
      }),
      'two.zip': zip({ 'diaper.csv': diapers('Baby', '4/9/25, 9:29') }),
    };
    expect((await asked(files)).questions).toEqual([
      ['one.zip/diaper.csv', 'one.zip/sleep.csv'],
      ['two.zip/diaper.csv'],
    ]);
  });

  test('is separate for two apps in one archive', async () => {
    const log = zip({
      'diaper.csv': diapers('Mia', '4/9/25, 9:29'),
      'hatch.csv': hatch('Mia', '4/9/25 9:32'),
    });
    expect((await asked({ 'log.zip': log })).questions).toHaveLength(2);
  });

  test('is one for the files of a child, and one for files with the same header', async () => {
    const ofMia = {
      'diaper.csv': diapers('Mia', '4/9/25, 9:29'),
      'sleep.csv': sleeps('Mia', '5/9/25, 9:29'),
    };
    expect((await asked(ofMia)).questions).toEqual([['diaper.csv', 'sleep.csv']]);
    const nameless = { 'may.csv': huckleberry('4/5/26 9:00'), 'june.csv': huckleberry('4/6/26 9:00') };
    expect((await asked(nameless)).questions).toEqual([['may.csv', 'june.csv']]);
  });

  test('is answered by the files of the same archive, and not by another archive', async () => {
    const clear = zip({
      'diaper.csv': diapers('Ada', '4/9/25, 9:29'),
      'sleep.csv': sleeps('Ada', '4/29/25, 9:29'),
    });
    const unclear = zip({ 'diaper.csv': diapers('Ben', '4/9/25, 9:29') });
    expect(await asked({ 'ada.zip': clear, 'ben.zip': unclear })).toEqual({
      questions: [['ben.zip/diaper.csv']],
      orders: { 'ada.zip/diaper.csv': 'month-first', 'ada.zip/sleep.csv': 'month-first' },
    });
  });

  test('is answered by the files of the same child, and not by those of another child', async () => {
    const files = {
      'ada.csv': sleeps('Ada', '4/29/25, 9:29'),
      'ada too.csv': diapers('Ada', '4/9/25, 9:29'),
      'ben.csv': hatch('Ben', '4/9/25 9:32'),
      'ben too.csv': sleeps('Ben', '29/9/25, 9:29'),
      'cai.csv': diapers('Cai', '4/9/25, 9:29'),
    };
    const { questions, orders } = await asked(files);
    expect(questions).toEqual([['ben.csv'], ['cai.csv']]);
    expect(orders).toMatchObject({ 'ada too.csv': 'month-first', 'ben too.csv': 'day-first' });
  });

  test('is asked if other files from the same app have different orders', async () => {
    const files = {
      'phone.csv': diapers('Ada', '29/9/25, 9:29'),
      'tablet.csv': sleeps('Ada', '9/29/25, 9:29'),
      'third.csv': diapers('Ada', '4/9/25, 9:29'),
    };
    expect((await asked(files)).questions).toEqual([['third.csv']]);
  });

  test('is separate for a file that names a child and one that names none', async () => {
    const files = {
      'ada.csv': diapers('Ada', '4/9/25, 9:29'),
      'nameless.csv': diapers('', '4/9/25, 9:29'),
      'ben.csv': diapers('Ben', '4/9/25, 9:29'),
    };
    expect((await asked(files)).questions).toEqual([['ada.csv'], ['nameless.csv'], ['ben.csv']]);
  });
});
