import { describe, expect, test } from 'vitest';
import { doubtsOf, openImport, readImport, reasons, told } from '#testing/read-import.ts';

const END = '====================';
const log = (...records: string[][]) => records.flatMap((lines) => [...lines, END, '']).join('\n');
const AT = '2026-03-14 05:00 PM';
const SPAN = '2026-03-14 01:10 PM ~ 2026-03-14 02:25 PM';

describe('BabyTime', () => {
  test.each([
    [[AT, '기록 종류: 분유', '총 양(ml): 120 (ml)'], ['2026-03-14 17:00–17:00 bottle 4.06 milk=formula']],
    [[AT, '기록 종류: 유축수유', '총 양(ml): 50 (ml)'], ['2026-03-14 17:00–17:00 bottle 1.69 milk=breast']],
    [[SPAN, '기록 종류: 낮잠', '소요시간: 75분'], ['2026-03-14T13:10–2026-03-14T14:25 nap']],
    [[SPAN, '기록 종류: 밤잠'], ['2026-03-14T13:10–2026-03-14T14:25 night']],
    [[AT, '기록 종류: 낮잠', '소요시간: 1시간 5분'], ['2026-03-14T17:00–2026-03-14T18:05 nap']],
    [[AT, '기록 종류: 기저귀', '배변 형태: 대변', '배변색: 황색'], ['2026-03-14 17:00 dirty colors=yellow']],
    [[AT, '기록 종류: 기저귀', '배변 형태: 둘다', '메모: 많이'], ['2026-03-14 17:00 mixed 많이']],
    [[AT, '기록 종류: 유축', '총 양(ml): 50 (ml)'], ['2026-03-14 17:00–17:00 pump totalOz=1.69']],
    [[AT, '기록 종류: 체온', '체온: 37.5'], ['2026-03-14 17:00 temperature celsius=37.5 typedUnit=C']],
    [[SPAN, '기록 종류: 모유', '소요시간: 12분', '수유 방향: 왼쪽'], ['2026-03-14 13:10–13:22 left']],
    [
      [SPAN, '기록 종류: 모유', '소요시간: 12분', '수유 방향: 양쪽'],
      ['2026-03-14 13:10–13:16 left?', '2026-03-14 14:19–14:25 right?'],
    ],
  ])('reads the record %s', async (lines, records) => {
    expect((await openImport(log(lines))).files[0]?.format.name).toBe('BabyTime');
    expect(told(await readImport(log(lines)))).toEqual(records);
  });

  test.each([
    [[AT, '기록 종류: 병원'], '병원: Wee Hours has no type for this.'],
    [[AT, '기록 종류: 낮잠'], '낮잠: It has no end.'],
    [[SPAN, '기록 종류: 낮잠', '소요시간: 7'], '낮잠: Its duration couldn’t be read.'],
    [[AT, '기록 종류: 분유', '총 양(ml): 12'], '분유: Its amount couldn’t be read.'],
    [[AT, '기록 종류: 기저귀'], '기저귀: It doesn’t say wet or dirty.'],
    [[SPAN, '기록 종류: 모유'], '모유: It doesn’t say which side, or for how long.'],
  ])('lists the record %s', async (lines, reason) =>
    expect(reasons(await readImport(log(lines)))).toEqual([`1 ${reason}`]),
  );

  test.each(['2026년 3월 14일 오후 5:00', '2026-03-14 오후 5:00', '2026. 3. 14. 오후 5:00'])(
    'reads a record at %s',
    async (time) =>
      expect(told(await readImport(log([time, '기록 종류: 기저귀', '배변 형태: 소변'])))).toEqual([
        '2026-03-14 17:00 wet',
      ]),
  );

  test('names the line of a record, and adds the lines of a note', async () => {
    const read = await readImport(
      log([AT, '기록 종류: 목욕'], [AT, '기록 종류: 기저귀', '배변 형태: 소변', '메모: 하나', '둘']),
    );
    expect(told(read)).toEqual(['2026-03-14 17:00–17:00 activity what=bath', '2026-03-14 17:00 wet 하나 둘']);
    expect(read.records[1]?.rows[0]?.line).toBe(5);
  });

  test('doubts a record that is not closed', async () => {
    const read = await readImport(`${AT}\n기록 종류: 기저귀\n배변 형태: 소변`);
    expect(doubtsOf(read)).toEqual(['1 기저귀: The file ends in this row. It may be cut off.']);
  });
});
