import { strFromU8, strToU8, unzlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { textOfPdf } from '#testing/text-of-pdf.ts';
import { makeDaySample } from './day-sample.ts';

test('makeDaySample makes one page with sleep, feeds and diapers, and without links', () => {
  const file = makeDaySample();
  const text = strFromU8(file, true);
  const drawn = /stream\n([\s\S]*?)\nendstream/.exec(text)?.[1] ?? '';
  const texts = textOfPdf(
    strToU8(strFromU8(unzlibSync(strToU8(drawn, true)), true), true).buffer as ArrayBuffer,
  );
  expect(text).toContain('/Count 1');
  expect(text).not.toContain('/Link');
  expect(texts).toEqual(
    expect.arrayContaining(['A day', 'Sleep', 'Feeds', 'Diapers', 'Worth remembering', 'Wee Hours', '12p']),
  );
  expect(file.length).toBeLessThan(30_000);
});
