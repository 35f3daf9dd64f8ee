import { onBarePage } from './bare-page.mjs';
import { median, printTable, ratio, spread } from './figures.mjs';

/**
 * Measures reading a day, a week and a month out of ten years. Each read covers the separate stores and the shared
 * store. The baseline is raw IndexedDB: one transaction, and `getAll` on the same ranges of the same indexes. A day may
 * take 0.5 ms longer, a week 1.2 times as long and a month 1.1 times as long.
 */

const TURNS = 41;
const TEN_YEARS = 75_000;
/**
 * The limits of our read, compared with raw IndexedDB: extra milliseconds for a day, a factor for a week and a month.
 */
const MOST = { 'a day': 0.5, 'a week': 1.2, 'a month': 1.1 };

export async function run() {
  const reads = await onBarePage('reads-page.ts', measure, { turns: TURNS, records: TEN_YEARS });
  printTable(`Reading out of ${TEN_YEARS} records, median of ${TURNS} turns (least to most)`, [
    ['what', 'rows', 'raw IndexedDB', 'ours', 'more', 'ratio'],
    ...reads.map(({ name, rows, raw, ours }) => [
      name,
      String(rows),
      spread(raw),
      spread(ours),
      `${more(ours, raw).toFixed(2)} ms`,
      ratio(ours, raw),
    ]),
  ]);
  for (const { name, raw, ours } of reads) {
    const cost = name === 'a day' ? more(ours, raw) : median(ours) / median(raw);
    const most = MOST[/** @type {keyof typeof MOST} */ (name)];
    console.log(`${name} costs ${cost.toFixed(2)}; ${most} is what is promised.`);
    if (cost > most) process.exitCode = 1;
  }
}

/** Returns the difference in milliseconds. @param {number[]} ours @param {number[]} raw */
function more(ours, raw) {
  return median(ours) - median(raw);
}

/** Runs in the page. Reads in both ways, interleaved. @param {{ turns: number, records: number }} options */
async function measure({ turns, records }) {
  const { openUserRecords, readDays } = /** @type {any} */ (globalThis).weeHours;
  const db = await openUserRecords('bench');
  const raw = /** @type {IDBDatabase} */ (db.backendDB());
  const end = Date.UTC(2026, 10, 20);
  const iso = (/** @type {number} */ at) => new Date(at).toISOString();

  const writing = raw.transaction(['feeds', 'diapers', 'sleeps', 'entries'], 'readwrite');
  for (let index = 0; index < records; index += 1) {
    const startedAt = end - index * 72 * 60_000;
    const endedAt = startedAt + 15 * 60_000;
    const [date, time] = iso(startedAt).slice(0, 16).split('T');
    const stamp = {
      id: `0190f5c8-7a3b-7000-8000-${String(index).padStart(12, '0')}`,
      babyId: 'baby',
      note: '',
      zone: 'UTC',
      createdAt: startedAt,
      updatedAt: startedAt,
      updatedBy: 'bench',
    };
    const endTime = iso(endedAt).slice(11, 16);
    const feed = { date, startTime: time, endTime, type: 'left', amountOz: null, startedAt, endedAt };
    const diaper = { date, time, type: 'wet', at: startedAt };
    const sleep = {
      startTime: iso(startedAt).slice(0, 16),
      endTime: iso(endedAt).slice(0, 16),
      isNight: false,
      startedAt,
      endedAt,
    };
    const temperature = {
      kind: 'temperature',
      day: date,
      time,
      at: startedAt,
      celsius: 37.2,
      typedUnit: 'C',
    };
    if (index % 4 === 0) writing.objectStore('entries').put({ ...stamp, ...temperature });
    else if (index % 4 === 1) writing.objectStore('feeds').put({ ...stamp, ...feed });
    else if (index % 4 === 2) writing.objectStore('diapers').put({ ...stamp, ...diaper });
    else writing.objectStore('sleeps').put({ ...stamp, ...sleep });
  }
  await new Promise((resolve, reject) => {
    writing.oncomplete = resolve;
    writing.onabort = () => reject(writing.error);
  });

  const readRaw = async (/** @type {string} */ from, /** @type {string} */ to) => {
    const before = (/** @type {number} */ days) => iso(Date.parse(from) - days * 86_400_000).slice(0, 10);
    const transaction = raw.transaction(['feeds', 'diapers', 'sleeps', 'growths', 'entries']);
    const all = (
      /** @type {string} */ store,
      /** @type {string} */ index,
      /** @type {string} */ first,
      /** @type {string} */ last,
    ) =>
      new Promise((resolve, reject) => {
        const range = IDBKeyRange.bound(['baby', first], ['baby', last]);
        const request = transaction.objectStore(store).index(`[babyId+${index}]`).getAll(range);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    return Promise.all([
      all('feeds', 'date', before(1), to),
      all('diapers', 'date', from, to),
      all('sleeps', 'startTime', before(2), `${to}T~`),
      all('growths', 'date', from, to),
      all('entries', 'day', from, to),
    ]);
  };

  const reads = [
    { name: 'a day', days: 1 },
    { name: 'a week', days: 7 },
    { name: 'a month', days: 31 },
  ].map((read) => ({
    ...read,
    rows: 0,
    raw: /** @type {number[]} */ ([]),
    ours: /** @type {number[]} */ ([]),
  }));
  const timed = async (/** @type {() => Promise<any>} */ act) => {
    const began = performance.now();
    const found = await act();
    return { time: performance.now() - began, found };
  };
  const size = (/** @type {any} */ found) => Object.values(found).flat().length;
  for (let turn = -3; turn < turns; turn += 1) {
    for (const read of reads) {
      // Each turn ends 37 days before the previous one, so that no turn reads days that an earlier turn cached.
      const last = end - (300 + turn * 37) * 86_400_000;
      const from = iso(last - (read.days - 1) * 86_400_000).slice(0, 10);
      const to = iso(last).slice(0, 10);
      const order = [
        () => timed(() => readRaw(from, to)),
        () => timed(() => readDays(db, 'baby', [], from, to)),
      ];
      // The second read finds the disk pages in memory, so the two ways take turns at being first.
      if (turn % 2) order.reverse();
      const results = [await order[0]?.(), await order[1]?.()];
      if (turn % 2) results.reverse();
      const [bare, ours] = results;
      if (!bare || !ours) continue;
      if (size(bare.found) !== size(ours.found)) throw new Error('The two did not read the same.');
      read.rows = size(ours.found);
      if (turn < 0) continue;
      read.raw.push(bare.time);
      read.ours.push(ours.time);
    }
  }
  return reads;
}
