import { expect, test } from 'vitest';
import { accented } from './accents.js';

test('the made-up language has accents only and is 40 % longer', () => {
  const english = 'Your log stays on this device. It leaves only when you export it.';
  const longer = accented(english);
  expect(longer).not.toMatch(/[A-Za-z]/);
  expect(longer.length / english.length).toBeGreaterThan(1.4);
  expect(accented(longer)).toBe(longer);
});

test('the made-up language keeps the shape of a catalog', () => {
  const entries = accented({
    group: { text: 'Go' },
    list: ['On', 'Off'],
    days: (count: number) => `${count} days`,
    rich: <Node>(link: (text: string) => Node): (string | Node)[] => ['See ', link('plans')],
  });
  expect(entries.group.text).toBe(accented('Go'));
  expect(entries.list).toEqual([accented('On'), accented('Off')]);
  expect(entries.days(3)).toBe(`3 ${accented('days')}`);
  expect(entries.rich((text) => ({ text }))).toEqual([accented('See '), { text: accented('plans') }]);
});

test('the made-up language keeps a text that an entry inserts', () => {
  const entries = accented({
    by: (name: string) => `Logged by ${name}`,
    feed: ({ name, side }: { name: string; side: 'left' | 'right' }) =>
      `${name}: ${{ left: 'left side', right: 'right side' }[side]}`,
    sources: (names: string[]) => `Sources: ${names.join(', ')}`,
  });
  expect(entries.by('Olive')).toBe(`${accented('Logged by')} Olive`);
  expect(entries.feed({ name: 'Olive', side: 'left' })).toBe(`Olive: ${accented('left side')}`);
  expect(entries.sources(['CDC', 'NHS'])).toBe(`${accented('Sources')}: CDC, NHS`);
});
