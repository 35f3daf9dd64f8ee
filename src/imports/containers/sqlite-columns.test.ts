import { describe, expect, test } from 'vitest';
import { columnsOf } from './sqlite-columns.ts';

const namesOf = (statement: string) => columnsOf(statement)?.map(({ name }) => name);

describe('columnsOf', () => {
  test.each([
    ['a comment with commas', 'CREATE TABLE t (day TEXT, -- day, as typed\n kg REAL, lb REAL)'],
    ['a comment with a quotation mark', "CREATE TABLE t (day TEXT, -- the baby's day\n kg REAL, lb REAL)"],
    ['a comment with a bracket', 'CREATE TABLE t (day TEXT, /* (kg), or */ kg REAL, lb REAL) -- (old)'],
  ])('leaves out %s', (_, statement) => expect(namesOf(statement)).toEqual(['day', 'kg', 'lb']));

  test('keeps two hyphens in quotation marks', () =>
    expect(columnsOf("CREATE TABLE t ([a--b] TEXT DEFAULT '-- none', c TEXT)")).toMatchObject([
      { name: 'a--b', default: '-- none' },
      { name: 'c', default: '' },
    ]));
});
