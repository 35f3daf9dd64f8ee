import fc from 'fast-check';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { startTimer } from '#domain/kinds/timer.ts';
import { emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import { rowsByStore } from '#domain/log/log-by-store.ts';
import { photoOf } from '#domain/log/photos.ts';
import { US_UNITS } from '#domain/units/units.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep, aUser } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { familyLogs } from '#testing/random-log.ts';
import { faultsOf } from '#testing/schema-faults.ts';
import { speechIn } from '#testing/speech.ts';
import { everythingSchema } from './everything-schema.ts';
import { type Everything, everythingZip } from './everything-zip.ts';

const AMERICAN = { units: US_UNITS, ...speechIn('en-US') };
const AUTHOR = { device: 'device-1', now: 1_790_000_000_000 };
const PHOTO = 'data:image/jpeg;base64,/9j/4AAQ';
const feed = { ...aFeed({ note: '=SUM(A1) 🍼' }), mood: 'calm' };
const LOG: FamilyLog = {
  ...emptyLog(),
  babies: [
    aBaby({ photoUrl: PHOTO, dueDate: '2026-04-20' }),
    aBaby({ babyId: 'baby-2', name: 'Wren', removedAt: 7, photoUrl: PHOTO }),
    aBaby({ babyId: 'baby-3', name: 'Ash', photoUrl: 'data:image/png;base64,=' }),
  ].map(({ userId: _userId, ...baby }) => baby),
  feed: [feed, aFeed({ babyId: 'baby-2' })],
  diaper: [aDiaper()],
  sleep: [aSleep()],
  growth: [aGrowth({ weightKg: null })],
  timers: [startTimer('baby-1', 'feed', 'left', AUTHOR)],
  trash: [
    { id: 'x', deleted: { kind: 'diaper', record: aDiaper({ id: 'x' }) }, deletedAt: 8, deletedBy: 'd' },
  ],
  imports: [],
};
const account = aUser({ name: 'Mia', email: 'mia@example.com' });
const preferences = { units: US_UNITS, visitWords: { 'baby-1': { notes: '', questions: 'Vitamin D?' } } };

async function unzipped(everything: Partial<Everything> = {}, onProgress = (_share: number) => {}) {
  const file = await everythingZip(
    { log: LOG, setAside: [], preferences, account, ...everything },
    { created: AUTHOR.now, day: '2026-05-06', ...AMERICAN, onProgress },
  );
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const text = (path: string) => new TextDecoder().decode(files[path]);
  return { name: file.name, files, text, json: JSON.parse(text('wee-hours.json')) };
}

test('everythingZip contains a readme, the JSON with its schema, tables and photos', async () => {
  const { name, files, text } = await unzipped();
  expect(name).toBe('wee-hours-everything-2026-05-06.zip');
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'wee-hours.schema.json',
    'wee-hours.json',
    'everything.csv',
    'tables/feeds.csv',
    'tables/diapers.csv',
    'tables/sleeps.csv',
    'tables/growth.csv',
    'photos/baby-1.jpg',
  ]);
  expect(text('README.txt')).toContain('Baby profiles 3, Feeds 2, Diapers 1, Sleep 1, Growth 1');
  expect([...(files['photos/baby-1.jpg'] ?? [])]).toEqual([0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10]);
});

test('everythingZip contains the photo of an entry as a file, and never in a table', async () => {
  const photo = photoOf('smile', Uint8Array.of(0xff, 0xd8, 0xff, 0xe0).buffer);
  const record = anEntry('moment', { photoId: photo.id }) as FamilyLog['moment'][number];
  const { files, text } = await unzipped({
    log: { ...LOG, moment: [record] },
    photos: { ids: [photo.id], read: async () => photo },
  });
  expect([...(files['photos/smile-4.jpg'] ?? [])]).toEqual([0xff, 0xd8, 0xff, 0xe0]);
  expect(text('everything.csv')).toContain('smile-4');
  expect(text('everything.csv')).not.toContain('/9j/4A==');
});

test('everythingZip names a photo by type and id, and keeps it in its folder', async () => {
  const [baby] = LOG.babies;
  const babies = [
    { ...baby, babyId: 'drawn', photoUrl: 'data:image/svg+xml;base64,PHN2Zy8+' },
    { ...baby, babyId: 'program', photoUrl: 'data:image/exe;base64,TVqQAA==' },
    { ...baby, babyId: 'claimed', photoUrl: 'data:image/hta;base64,R0lGODlhAQABAAAAACw=' },
    { ...baby, babyId: '../../up', photoUrl: PHOTO },
    { ...baby, babyId: 'half \ud800', photoUrl: PHOTO },
  ] as FamilyLog['babies'];
  const { files, json } = await unzipped({ log: { ...LOG, babies } });
  const photos = Object.keys(files).filter((path) => path.startsWith('photos/'));
  expect(photos).toEqual(['photos/claimed.gif', 'photos/..%2F..%2Fup.jpg', 'photos/half%20%EF%BF%BD.jpg']);
  expect(json.babies).toEqual(babies);
});

test('everythingZip puts all data in the JSON, with unknown fields, trash and timers', async () => {
  const { json } = await unzipped();
  expect(json).toMatchObject({ ...rowsByStore(LOG), account, preferences, madeBy: 'Wee Hours' });
  expect(json.feeds[0].mood).toBe('calm');
});

test('everythingZip leaves removed babies out of the tables', async () => {
  const { text } = await unzipped();
  expect(text('everything.csv')).toContain('Juniper');
  expect(text('everything.csv')).not.toContain('Wren');
  expect(text('tables/feeds.csv').trimEnd().split('\r\n')).toHaveLength(2);
});

test('everythingZip writes null as the account of the demo', async () => {
  const { json } = await unzipped({ account: null });
  expect(json.account).toBeNull();
  expect(faultsOf(json, everythingSchema(AMERICAN))).toEqual([]);
});

test('everythingZip reports progress from 0 to 1', async () => {
  const shares: number[] = [];
  await unzipped({}, (share) => shares.push(share));
  expect(shares[0]).toBe(0);
  expect(shares.at(-1)).toBe(1);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});

test('everythingZip includes quarantined rows unchanged', async () => {
  const setAside = [{ part: 'feeds' as const, row: { id: 'damaged', startTime: 'noon' } }];
  const { json, text } = await unzipped({ setAside });
  expect(json.setAside).toEqual(setAside);
  expect(faultsOf(json, JSON.parse(text('wee-hours.schema.json')))).toEqual([]);
});

test('everythingZip writes JSON that satisfies its schema, which rejects damaged JSON', async () => {
  const { json, text } = await unzipped();
  const schema = JSON.parse(text('wee-hours.schema.json'));
  expect(faultsOf(json, schema)).toEqual([]);
  json.feeds[0].type = 'spoon';
  json.babies[0].birthDate = 'in spring';
  delete json.sleeps[0].startedAt;
  expect(faultsOf(json, schema)).toEqual(['/babies/0/birthDate', '/feeds/0/type', '/sleeps/0/startedAt']);
});

test('everythingZip satisfies the schema for any log', async () => {
  await fc.assert(
    fc.asyncProperty(familyLogs, async (log) => {
      const { json } = await unzipped({ log });
      expect(faultsOf(json, everythingSchema(AMERICAN))).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
