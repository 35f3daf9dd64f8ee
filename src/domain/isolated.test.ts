import { describe, expect, it } from 'vitest';
import { isolated } from './isolated.ts';

describe('isolated', () => {
  it.each(['Wren', 'Zoë', '李小龍', 'Нина', 'file 2.csv'])('leaves %s unchanged', (name) => {
    expect(isolated(name)).toBe(name);
  });

  it.each(['محمد', 'נועם', 'Wren محمد'])('isolates %s from the words around it', (name) => {
    expect(isolated(name)).toBe(`\u2068${name}\u2069`);
  });

  it('removes characters that would end the isolation or reorder the words after it', () => {
    expect(isolated('Wren\u2069\u202e')).toBe('\u2068Wren\u2069');
  });
});
