import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';

describe('isolated', () => {
  it.each(['Wren', 'Zoë', '李小龍', 'Нина', 'file 2.csv'])('leaves %s as it is', (name) => {
    expect(isolated(name)).toBe(name);
  });

  it.each(['محمد', 'נועם', 'Wren محمد'])('keeps %s from the words around it', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it('takes out what would end the isolation or turn the words after it', () => {
    expect(isolated('Wren\u2069\u202e')).toBe('\u2068Wren\u2069');
  });
});
