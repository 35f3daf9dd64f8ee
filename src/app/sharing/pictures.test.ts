import { expect, test } from 'vitest';
import { PICTURES } from '#domain/sync/letters/handshake.ts';
import { SIGN_PICTURES } from './pictures.ts';

test('no two numbers have the same picture or the same name', () => {
  expect(new Set(SIGN_PICTURES.map(([picture]) => picture)).size).toBe(PICTURES);
  expect(new Set(SIGN_PICTURES.map(([, name]) => name)).size).toBe(PICTURES);
});
