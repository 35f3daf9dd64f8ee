import { expect, test } from 'vitest';
import { natsServerForTests } from './find-nats-server.mjs';

test('skips tests without a nats-server, except in continuous integration', () => {
  expect(natsServerForTests(null, false)).toBeNull();
  expect(() => natsServerForTests(null, true)).toThrow('need nats-server');
  expect(natsServerForTests('/usr/sbin/nats-server', true)).toBe('/usr/sbin/nats-server');
});
