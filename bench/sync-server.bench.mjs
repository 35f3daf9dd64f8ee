import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNatsServer } from '../scripts/find-nats-server.mjs';
import { startSyncServer } from '../scripts/sync-server.mjs';
import { printTable } from './figures.mjs';
import { connectPhone, makeFamilies } from './phones.mjs';

/**
 * Measures the sync server with 1,000 families of three phones, on this machine only. The phones write 200 envelopes a
 * second, for one minute, or for ten with `npm run bench -- sync-server --long`. Then the server is killed, and all
 * phones come back.
 */

const FAMILIES = 1000;
const PHONES = 3;
const WRITES_A_SECOND = 200;
const SECONDS = process.argv.includes('--long') ? 600 : 60;
/** The size of an envelope in bytes: that of a feed. */
const ENVELOPE = 512;
/** How many phones connect at once. One process plays them all, and each connection costs it some milliseconds. */
const AT_ONCE = 100;
/** The limits: milliseconds until the other phones have an envelope, and memory in MiB. */
const P99_MOST = 100;
const MEMORY_MOST = 300;
/** How long all phones may take to come back, in seconds. */
const STORM_MOST = 60;

/** @typedef {import('./phones.mjs').Phone} Phone */

export async function run() {
  const program = findNatsServer();
  if (!program) throw new Error('No nats-server is here, and none could be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'wee-hours-load-'));
  let server = await startSyncServer(program, { folder });
  try {
    const port = Number(new URL(server.url).port);
    const seats = makeFamilies(server.pass, FAMILIES).flatMap((family) => Array(PHONES).fill(family));
    const phones = await inTurns(seats, (family) => connectPhone(server.url, family));
    const load = await writeForAWhile(phones, server.pid);
    const stored = await storedIn(phones);
    printLoad(load, stored);
    await Promise.all(phones.map(({ nats }) => nats.close()));
    await server.kill();
    server = await startSyncServer(program, { folder, port });
    const storm = await comeBack(server, seats);
    printStorm(storm);
    const isBad = stored !== load.acknowledged || load.acknowledged !== load.sent || load.missed > 0;
    if (isBad || load.p99 > P99_MOST || load.memory > MEMORY_MOST || storm.seconds > STORM_MOST)
      process.exitCode = 1;
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Calls `act` for each item, for a limited number at once.
 *
 * @template Item, Result
 * @param {Item[]} items
 * @param {(item: Item) => Promise<Result>} act
 */
async function inTurns(items, act) {
  /** @type {Result[]} */
  const results = [];
  const waiting = items.values();
  const turn = async () => {
    for (const item of waiting) results.push(await act(item));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, turn));
  return results;
}

/** @param {Phone[]} phones @param {number} pid */
async function writeForAWhile(phones, pid) {
  /** When each envelope was sent. @type {number[]} */
  const sentAt = [];
  /** @type {number[]} */
  const delays = [];
  let repeated = 0;
  for (const phone of phones) {
    const heard = new Set();
    phone.onEnvelope = (envelope) => {
      const number = envelope.readUInt32BE(0);
      if (heard.has(number)) repeated += 1;
      heard.add(number);
      // A phone hears its own envelopes too.
      if (phones[envelope.readUInt32BE(4)] !== phone) delays.push(performance.now() - (sentAt[number] ?? 0));
    };
  }
  let acknowledged = 0;
  /** @type {Promise<void>[]} */
  const writes = [];
  const cpuBefore = processorSeconds(pid);
  const began = performance.now();
  for (let due = 0; due < WRITES_A_SECOND * SECONDS; await sleep(5)) {
    due = Math.min(((performance.now() - began) / 1000) * WRITES_A_SECOND, WRITES_A_SECOND * SECONDS);
    while (sentAt.length < Math.floor(due)) {
      const writer = Math.floor(Math.random() * phones.length);
      const envelope = Buffer.alloc(ENVELOPE);
      envelope.writeUInt32BE(sentAt.length, 0);
      envelope.writeUInt32BE(writer, 4);
      sentAt.push(performance.now());
      const count = () => {
        acknowledged += 1;
      };
      writes.push(phones[writer]?.append(envelope).then(count, () => undefined) ?? Promise.resolve());
    }
  }
  await Promise.all(writes);
  const seconds = (performance.now() - began) / 1000;
  const processor = (processorSeconds(pid) - cpuBefore) / seconds;
  const expected = sentAt.length * (PHONES - 1);
  for (let waited = 0; delays.length < expected && waited < 10_000; waited += 100) await sleep(100);
  delays.sort((a, b) => a - b);
  /** @param {number} part */
  const percentile = (part) => delays[Math.floor(delays.length * part)] ?? Number.NaN;
  return {
    sent: sentAt.length,
    acknowledged,
    missed: expected - delays.length,
    repeated,
    p50: percentile(0.5),
    p99: percentile(0.99),
    memory: memoryOf(pid),
    processor,
    machine: loadavg()[0] ?? Number.NaN,
  };
}

/** Counts the envelopes in all mailboxes. @param {Phone[]} phones */
async function storedIn(phones) {
  const one = new Map(phones.map((phone) => [phone.family, phone]));
  return (await inTurns([...one.values()], (phone) => phone.count())).reduce((sum, count) => sum + count, 0);
}

/**
 * Connects all phones, as fast as this process can. Each one subscribes and asks for its mailbox, and tries again until
 * it has succeeded.
 *
 * @param {import('../scripts/sync-server.mjs').SyncServer} server
 * @param {import('./phones.mjs').Family[]} seats
 */
async function comeBack(server, seats) {
  let failures = 0;
  const began = performance.now();
  /** @param {import('./phones.mjs').Family} family @returns {Promise<Phone>} */
  const untilConnected = async (family) => {
    try {
      const phone = await connectPhone(server.url, family);
      await phone.count();
      return phone;
    } catch {
      failures += 1;
      return untilConnected(family);
    }
  };
  const phones = await inTurns(seats, untilConnected);
  const seconds = (performance.now() - began) / 1000;
  const memory = memoryOf(server.pid);
  await Promise.all(phones.map(({ nats }) => nats.close()));
  return { seconds, failures, memory };
}

/** Returns the processor time of a process in seconds. Linux counts it in hundredths. @param {number} pid */
function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** Returns the largest memory that a process had, in MiB. @param {number} pid */
function memoryOf(pid) {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

/** @param {Awaited<ReturnType<typeof writeForAWhile>>} load @param {number} stored */
function printLoad(load, stored) {
  printTable(`${FAMILIES} families of ${PHONES} phones, ${WRITES_A_SECOND} writes/s for ${SECONDS} s`, [
    ['envelopes sent', String(load.sent)],
    ['acknowledged and lost', String(load.acknowledged - Math.min(stored, load.acknowledged))],
    ['stored twice', String(Math.max(0, stored - load.sent))],
    ['not acknowledged', String(load.sent - load.acknowledged)],
    ['not heard by another phone', String(load.missed)],
    ['heard twice', String(load.repeated)],
    ['to the other phones, p50', `${load.p50.toFixed(1)} ms`],
    ['to the other phones, p99', `${load.p99.toFixed(1)} ms (promised ${P99_MOST})`],
    ['memory of the server, most', `${load.memory.toFixed(0)} MiB (promised ${MEMORY_MOST})`],
    ['share of one core', `${(load.processor * 100).toFixed(0)} %`],
    ['load of the machine', load.machine.toFixed(1)],
  ]);
}

/** @param {Awaited<ReturnType<typeof comeBack>>} storm */
function printStorm(storm) {
  printTable(`${FAMILIES * PHONES} phones come back after the server was killed`, [
    ['all in step after', `${storm.seconds.toFixed(1)} s (promised ${STORM_MOST})`],
    ['failed attempts', String(storm.failures)],
    ['memory of the server, most', `${storm.memory.toFixed(0)} MiB`],
  ]);
}
