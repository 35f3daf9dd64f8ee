import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startSyncServer } from './sync-server.mjs';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wee-hours-start-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the start of the sync server', () => {
  test('says that the program cannot be started', async () => {
    const missing = join(folder, 'nats-server');
    await expect(startSyncServer(missing, { folder })).rejects.toThrow(`${missing} did not start`);
  });

  test('says that the program ended without a word', async () => {
    await expect(startSyncServer('/bin/false', { folder })).rejects.toThrow('/bin/false did not start');
  });

  test('keeps its keys for its user alone, and finds them again', async () => {
    const start = () => startSyncServer('/bin/false', { folder }).catch(() => undefined);
    await start();
    const file = join(folder, 'keys.json');
    const keys = readFileSync(file, 'utf8');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    await start();
    expect(readFileSync(file, 'utf8')).toBe(keys);
    expect(readdirSync(folder).filter((name) => name.startsWith('keys'))).toEqual(['keys.json']);
  });
});
