import { expect, test } from 'vitest';
import { contentKey, mailboxSeed, SECRET_BYTES } from './family-key.ts';

const secret = new Uint8Array(SECRET_BYTES).fill(1);

test('contentKey cannot be exported', async () => {
  const key = await contentKey(secret, 1);
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('mailboxSeed is another one for each secret', async () => {
  const seed = await mailboxSeed(secret);
  expect(seed).toHaveLength(SECRET_BYTES);
  expect(await mailboxSeed(secret)).toEqual(seed);
  expect(await mailboxSeed(new Uint8Array(SECRET_BYTES))).not.toEqual(seed);
});
