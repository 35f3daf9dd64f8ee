import { describe, expect, test } from 'vitest';
import { doubtsOf, openImport, readImport, reasons, told } from '#testing/read-import.ts';

const day = (...events: string[]) =>
  ['【ぴよログ】2026/3/14(土)', 'はな (0歳2か月3日)', '', ...events, '', 'うんち合計　   1回', ''].join('\n');
const english = (...events: string[]) =>
  ['[PiyoLog]Sat, Mar 14, 2026', 'Hana (0y2m3d)', '', ...events, '', 'Total sleep 1h0m', ''].join('\n');

describe('PiyoLog', () => {
  test.each([
    ['06:20   母乳 左 8分 / 右 10分   ', ['2026-03-14 06:20–06:28 left?', '2026-03-14 06:28–06:38 right?']],
    ['06:20   母乳 左 8分 ▶ 右 1時間5分', ['2026-03-14 06:20–06:28 left', '2026-03-14 06:28–07:33 right']],
    ['06:20   母乳 左 8分 ◀ 右 10分', ['2026-03-14 06:20–06:30 right', '2026-03-14 06:30–06:38 left']],
    ['06:20   母乳 左 8分 / 右 0分', ['2026-03-14 06:20–06:28 left']],
    [
      '09:15   ミルク 90ml   たくさん飲んだ',
      ['2026-03-14 09:15–09:15 bottle 3.04 milk=formula. たくさん飲んだ'],
    ],
    ['08:45 PM   ミルク 3.5oz', ['2026-03-14 20:45–20:45 bottle 3.5 milk=formula']],
    ['11:30   搾母乳 60ml   ', ['2026-03-14 11:30–11:30 bottle 2.03 milk=breast']],
    ['06:10   起きる (3時間40分)   ', ['2026-03-14T02:30–2026-03-14T06:10 night']],
    ['06:10   起きる (8時間0分)   ', ['2026-03-13T22:10–2026-03-14T06:10 night']],
    ['09:20   うんち (ふつう/やわらかめ)', ['2026-03-14 09:20 dirty texture=soft dirtyAmount=medium']],
    ['12:00   体重 5.2kg', ['2026-03-14 5.2/–/–']],
    ['12:00   頭囲 38.5cm', ['2026-03-14 –/–/38.5']],
    ['11:00   体温 36.8°C', ['2026-03-14 11:00 temperature celsius=36.8 typedUnit=C']],
    ['11:00   搾乳 60ml', ['2026-03-14 11:00–11:00 pump totalOz=2.03']],
    ['11:00   離乳食 かぼちゃ', ['2026-03-14 11:00 meal foods=[{"name":"かぼちゃ"}]']],
    ['19:00   お風呂', ['2026-03-14 19:00–19:00 activity what=bath']],
  ])('reads the line %s', async (line, records) => {
    expect((await openImport(day(line))).files[0]?.format.name).toBe('PiyoLog');
    expect(told(await readImport(day(line)))).toEqual(records);
  });

  test.each([
    [
      '06:20 AM   Breastfeeding L 8m / R 10m',
      ['2026-03-14 06:20–06:28 left?', '2026-03-14 06:28–06:38 right?'],
    ],
    ['06:20   Expressed Breast Milk 60ml', ['2026-03-14 06:20–06:20 bottle 2.03 milk=breast']],
    ['06:10   Wake-up (3h40m)', ['2026-03-14T02:30–2026-03-14T06:10 night']],
    ['12:00   Head Size 38.5cm', ['2026-03-14 –/–/38.5']],
    ['06:20   Poop', ['2026-03-14 06:20 dirty']],
  ])('reads the English line %s', async (line, records) =>
    expect(told(await readImport(english(line)))).toEqual(records),
  );

  test('reads times with the half of the day in Japanese', async () =>
    expect(told(await readImport(day('午前06:20   ミルク 90ml', '午後 1:05   おしっこ')))).toEqual([
      '2026-03-14 06:20–06:20 bottle 3.04 milk=formula',
      '2026-03-14 13:05 wet',
    ]));

  test.each(['2026年3月14日(土)', '2026/3/14', '2026/3/14（土）', '2026/3/14(Sat)', '2026/3/14(週六)'])(
    'reads the date %s',
    async (date) => {
      const text = day('09:15   おしっこ').replace('2026/3/14(土)', date);
      expect(told(await readImport(text))).toEqual(['2026-03-14 09:15 wet']);
    },
  );

  test('takes no event for the child if a text names no child', async () => {
    const text = '[PiyoLog]Sat, Mar 14, 2026\n\n6:10 AM   Wake-up (40m)\n\nTotal sleep 0h40m\n';
    const { questions } = await openImport(text);
    expect(questions.children).toEqual([{ name: '' }]);
    expect(told(await readImport(text))).toEqual(['2026-03-14T05:30–2026-03-14T06:10 night']);
  });

  test('joins the two contents of a diaper of one minute, unless one came twice', async () => {
    const both = ['09:20   おしっこ   many', '09:20   うんち (ふつう)   big'];
    expect(told(await readImport(day(...both)))).toEqual([
      '2026-03-14 09:20 mixed dirtyAmount=medium. many. big',
    ]);
    const [pee = ''] = both;
    expect((await readImport(day(...both, pee))).records).toHaveLength(3);
  });

  test.each([
    [['07:50   寝る   ', '09:05   起きる (1時間15分)   '], ['2026-03-14T07:50–2026-03-14T09:05 nap'], []],
    [['07:50   寝る   ', '09:05   起きる   '], ['2026-03-14T07:50–2026-03-14T09:05 nap'], []],
    [
      ['07:50   寝る   ', '09:05   起きる (1時間)   '],
      ['2026-03-14T08:05–2026-03-14T09:05 nap'],
      ['4 寝る: It has no end.'],
    ],
    [['07:50   寝る   '], [], ['4 寝る: It has no end.']],
    [['09:05   起きる   '], [], ['4 起きる: Its duration couldn’t be read.']],
  ])('joins falling asleep and waking: %s', async (lines, records, listed) => {
    const read = await readImport(day(...lines));
    expect([told(read), reasons(read)]).toEqual([records, listed]);
  });

  test('reads the days of a month, and a sleep from one day to the next', async () => {
    const month = `【ぴよログ】2026年3月
----------
2026/3/1(日)
はな (0歳2か月3日)

08:00 PM   寝る   
08:30 PM   おしっこ   

おしっこ合計   1回

10:30 に公園へ
楽しかった

----------
2026/3/2(月)
はな (0歳2か月4日)

04:15 AM   起きる (8時間15分)   

睡眠合計　　   4時間15分
`;
    const read = await readImport(month);
    expect(told(read).toSorted()).toEqual([
      '2026-03-01 20:30 wet',
      '2026-03-01 moment what=note title=10:30 に公園へ 楽しかった',
      '2026-03-01T20:00–2026-03-02T04:15 night',
    ]);
    expect(read.notImported).toEqual([]);
    expect((await openImport(month)).questions.children).toEqual([{ name: 'はな' }]);
  });

  test.each([
    ['11:00   離乳食完了', '4 離乳食完了: Wee Hours has no type for this.'],
    ['11:00   体温 368°C', '4 体温: Its temperature is unlikely for a child.'],
    ['11:00   母乳', '4 母乳: It doesn’t say which side, or for how long.'],
    ['11:00   母乳 左 8分 / 右 ?', '4 母乳: The duration of a side couldn’t be read.'],
    ['11:00   ミルク 1 90 ml', '4 ミルク: Its amount couldn’t be read.'],
    ['11:00   ミルク 90', '4 ミルク: Its amount couldn’t be read.'],
    ['25:00   おしっこ', '4 おしっこ: Its time of day doesn’t exist.'],
    ['11:00   体重 ?', '4 体重: Its measurement couldn’t be read.'],
  ])('lists the line %s', async (line, reason) =>
    expect(reasons(await readImport(day(line)))).toEqual([reason]),
  );

  test('lists the events of a day whose date cannot be read', async () => {
    const text = day('09:20   おしっこ').replace('2026/3/14', '2026/13/14');
    expect(reasons(await readImport(text))).toEqual(['4 おしっこ: Its time couldn’t be read.']);
  });

  test('doubts the last event if the text ends before the totals', async () => {
    const read = await readImport('【ぴよログ】2026/3/14(土)\nはな (0歳2か月3日)\n\n09:20   うんち');
    expect(doubtsOf(read)).toEqual(['4 うんち: The file ends in this row. It may be cut off.']);
  });
});
