import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { emptyLog, type FamilyLog } from '#domain/log/family-log.ts';
import {
  type BackupContent,
  type BackupHeader,
  backupParts,
  contentText,
  sealOf,
} from '#domain/sync/backup.ts';
import { canonicalJson } from '#domain/sync/canonical-json.ts';
import { makeLock } from '#domain/sync/passphrase-lock.ts';
import { backupFile } from '#exports/backup-file.ts';
import { UnreadableFileError } from '#imports/containers/unreadable-file-error.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep } from '#testing/builders.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { familyLogs } from '#testing/random-log.ts';
import { sortedLog } from '#testing/sorted-log.ts';
import { speechIn } from '#testing/speech.ts';
import { describeRefusedFiles } from '#words/say/file-faults.ts';
import { isBackupFile } from './backup-beginning.ts';
import { openBackup, readBackup, WrongPassphraseError } from './backup-file.ts';

const CREATED = Date.parse('2026-05-06T12:00:00Z');
const preferences = { zone: 'device', weekStartsOn: 1 };
const { userId: _userId, ...juniper } = aBaby();
const smallLog: FamilyLog = {
  ...emptyLog(),
  babies: [juniper],
  feed: [aFeed({ note: 'Zoë, “3 a.m.”' })],
  diaper: [aDiaper()],
  sleep: [aSleep()],
  growth: [aGrowth()],
};

function made(log: FamilyLog, passphrase: string | null = null): Promise<File> {
  return backupFile({ log, preferences }, { created: CREATED, day: '2026-05-06', passphrase, iterations: 1 });
}

async function read(file: Blob, passphrase = ''): Promise<BackupContent> {
  return readBackup(await openBackup(file, 'juniper.weehours'), passphrase);
}

let refused = 0;
afterAll(() => console.info(`${refused} damaged, cut and foreign files refused with a sentence`));

/** Opens a file that must be rejected. Returns the English texts: what happened, and what to do. */
async function refusal(file: Blob, passphrase = ''): Promise<{ happened: string; todo: string }> {
  const error = await read(file, passphrase).catch((reason: unknown) => reason);
  refused += 1;
  if (error instanceof UnreadableFileError) return describeRefusedFiles(error.files, speechIn('en-US'));
  throw new Error('The file was not refused with a sentence.', { cause: error });
}

/** Makes a file by hand, with a correct seal. */
async function forged(content: unknown, counts: object = { ...countsOfNothing, feeds: 1 }): Promise<Blob> {
  const header = {
    app: 'Wee Hours',
    format: 1,
    created: new Date(CREATED).toISOString(),
    counts,
    lock: null,
  };
  const text = canonicalJson(content);
  const sha256 = await sealOf(header as never, text);
  return new Blob([`{"header":${JSON.stringify({ ...header, sha256 })},"content":${text}}`]);
}

/** An empty log, as a backup stores it. */
const NO_ROWS = backupParts(emptyLog());
const countsOfNothing = Object.fromEntries(Object.keys(NO_ROWS).map((store) => [store, 0]));
const withFeed = (feed: object) => ({ log: { ...NO_ROWS, feeds: [feed] }, preferences: {} });

describe('a backup', () => {
  test('restores any content', async () => {
    await fc.assert(
      fc.asyncProperty(familyLogs, fc.constantFrom(null, 'öffne dich'), async (log, passphrase) => {
        const content = await read(await made(log, passphrase), passphrase ?? '');
        expect(content).toEqual({ log: sortedLog(log), preferences });
        expect(contentText(content)).toBe(contentText({ log, preferences }));
      }),
      { numRuns: 500 },
    );
  });

  test('shows its date before it is unlocked, but no counts', async () => {
    const file = await made(smallLog, 'moonlight');
    const { header } = await openBackup(file, file.name);
    expect(file.name).toBe('wee-hours-2026-05-06.weehours');
    expect(header.created).toBe('2026-05-06T12:00:00.000Z');
    expect(header.counts).toBeUndefined();
    const { header: unlocked } = await openBackup(await made(smallLog), file.name);
    expect(unlocked.counts).toMatchObject({ babies: 1, feeds: 1, trash: 0 });
  });

  test('is one JSON object that other programs can read', async () => {
    const file = JSON.parse(await (await made(smallLog)).text());
    expect(file.header).toMatchObject({ app: 'Wee Hours', format: 1, lock: null });
    expect(file.content.log.feeds[0].note).toBe('Zoë, “3 a.m.”');
  });

  test('stays the same backup when an editor reformats it', async () => {
    const file = JSON.parse(await (await made(smallLog)).text());
    const pretty = new Blob([JSON.stringify(file, null, 2)]);
    expect((await read(pretty)).log.feed).toEqual(smallLog.feed);
  });

  test('is recognized by its beginning, not by its name', async () => {
    expect(await isBackupFile(await made(smallLog))).toBe(true);
    expect(await isBackupFile(new Blob(['kind,id,baby_id']))).toBe(false);
  });
});

describe('an entry of the shared store that this version cannot read', () => {
  test.each([
    ['its kind has its own store', { kind: 'feed' }],
    ['one of its values is unknown', { ...anEntry('temperature'), site: 'temple' }],
  ])('is set aside: %s', async (_, odd) => {
    const row = { ...odd, id: 'odd', babyId: 'baby-1', createdAt: 1, updatedAt: 1, updatedBy: 'x' };
    const log = { ...NO_ROWS, feeds: [aFeed()], entries: [row] };
    const content = await read(
      await forged({ log, preferences: {} }, { ...countsOfNothing, feeds: 1, entries: 1 }),
    );
    expect(content.log.feed).toHaveLength(1);
    expect(content.setAside).toEqual([{ part: 'entries', row }]);
  });
});

describe('a passphrase', () => {
  test('is rejected with a WrongPassphraseError if it is wrong', async () => {
    const file = await made(smallLog, 'moonlight');
    await expect(read(file, 'moonlit')).rejects.toBeInstanceOf(WrongPassphraseError);
    expect((await read(file, 'moonlight')).log.feed).toEqual(smallLog.feed);
  });

  test('encrypts every word of the log', async () => {
    const text = await (await made(smallLog, 'moonlight')).text();
    expect(text).not.toContain('3 a.m.');
    expect(text).not.toContain('Juniper');
  });

  test('opens the file with composed and with decomposed accents', async () => {
    const file = await made(smallLog, 'zo\u00eb');
    expect((await read(file, 'zoe\u0308')).log.babies).toEqual(smallLog.babies);
  });

  test('is salted, so that two backups of one log have different contents', async () => {
    const [one, two] = await Promise.all([made(smallLog, 'moonlight'), made(smallLog, 'moonlight')]);
    expect(JSON.parse(await one.text()).content).not.toBe(JSON.parse(await two.text()).content);
  });

  test.each<[string, (header: BackupHeader) => object]>([
    ['date', (header) => ({ ...header, created: '2031-05-06T12:00:00.000Z' })],
    ['format', (header) => ({ ...header, format: 2, counts: countsOfNothing })],
    ['counts', (header) => ({ ...header, counts: countsOfNothing })],
  ])('does not open a file with another %s in its header, even with a correct seal', async (_, touch) => {
    const file = JSON.parse(await (await made(smallLog, 'moonlight')).text());
    const { sha256: _sha256, ...header } = file.header;
    const touched = touch(header);
    const sha256 = await sealOf(touched as BackupHeader, file.content);
    const blob = new Blob([JSON.stringify({ header: { ...touched, sha256 }, content: file.content })]);
    await expect(read(blob, 'moonlight')).rejects.toBeInstanceOf(WrongPassphraseError);
  });

  test.each([1, 2])(
    'opens an encrypted backup of format %i, whose header was not authenticated',
    async (format) => {
      const lock = makeLock(new Uint8Array(28), 1);
      const counts = { ...countsOfNothing, feeds: 1 };
      const header = { app: 'Wee Hours', format, created: '2026-05-06T12:00:00.000Z', counts, lock } as const;
      const key = await crypto.subtle.importKey(
        'raw',
        new TextEncoder().encode('moonlight'),
        'PBKDF2',
        false,
        ['deriveKey'],
      );
      const salt = new Uint8Array(16);
      const aes = await crypto.subtle.deriveKey(
        { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 1 },
        key,
        { name: 'AES-GCM', length: 256 },
        false,
        ['encrypt'],
      );
      const feed = aFeed();
      // These two formats encrypted without additional data.
      const bytes = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv: new Uint8Array(12) },
        aes,
        new TextEncoder().encode(canonicalJson(withFeed(feed))),
      );
      const content = Buffer.from(bytes).toString('base64');
      const sha256 = await sealOf(header, content);
      const file = new Blob([JSON.stringify({ header: { ...header, sha256 }, content })]);
      expect((await read(file, 'moonlight')).log.feed).toEqual([feed]);
    },
  );

  test('needs at least 600,000 iterations for each attempt', async () => {
    const options = { created: CREATED, day: '2026-05-06', passphrase: 'moonlight' };
    const file = await backupFile({ log: emptyLog(), preferences }, options);
    const { header } = await openBackup(file, file.name);
    expect(header.lock).toMatchObject({ cipher: 'AES-256-GCM', iterations: 600_000 });
  });
});

describe('openBackup and readBackup', () => {
  test.each([
    ['an empty file', '', 'is empty.'],
    ['a CSV', 'kind,id\nfeed,1', 'isn’t a Wee Hours backup.'],
    ['other JSON', '{"header":{"app":"Piano"}}', 'isn’t a Wee Hours backup.'],
    ['a number', '3', 'isn’t a Wee Hours backup.'],
    ['null', 'null', 'isn’t a Wee Hours backup.'],
    ['a header alone', '{"header":{"app":"Wee Hours","format":1}}', 'is damaged'],
    [
      'a newer format',
      '{"header":{"app":"Wee Hours","format":6}}',
      'was made by a newer version of Wee Hours.',
    ],
    [
      'brackets that never close',
      `{"header":{"app":"Wee Hours"},"content":${'['.repeat(200_000)}`,
      'The end of “juniper.weehours” is missing.',
    ],
    [
      'nesting that is deeper than the stack',
      `{"header":{"app":"Wee Hours","format":1},"content":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      'is damaged',
    ],
  ])('reject %s', async (_, text, words) => {
    expect((await refusal(new Blob([text]))).happened).toContain(words);
  });

  test('reject a file that is too large, before reading it', async () => {
    const huge = Object.assign(new Blob(['x']), { text: () => expect.fail('It was read.') });
    Object.defineProperty(huge, 'size', { value: 4e9 });
    expect((await refusal(huge)).happened).toContain('is 4,000 MB. Backups can be up to 50 MB.');
  });

  test('reject a file that no longer exists', async () => {
    const gone = Object.assign(new Blob(['x']), { text: () => Promise.reject(new Error('NotFoundError')) });
    expect((await refusal(gone)).happened).toContain('couldn’t be opened');
  });

  test.each([
    ['a day that is not on the calendar', { date: '2026-02-30' }],
    ['an instant beyond all calendars', { startedAt: 1e300 }],
    ['a type that no screen knows', { type: 'cup' }],
    ['a record without an id', { id: '' }],
    ['a record that is running', { running: 'open' }],
    ['text where a number belongs', { amountOz: '4' }],
  ])('reject a valid seal around %s', async (_, changes) => {
    expect((await refusal(await forged(withFeed({ ...aFeed(), ...changes })))).happened).toContain(
      'is damaged',
    );
  });

  test('reject a zone that this browser does not know, with its name', async () => {
    const { happened, todo } = await refusal(await forged(withFeed({ ...aFeed(), zone: 'Mars/Olympus' })));
    expect(happened).toContain('“Mars/Olympus”');
    expect(todo).toContain('Update this browser');
  });

  test('reject two records with one id, and wrong counts', async () => {
    const feed = aFeed();
    const twice = { log: { ...NO_ROWS, feeds: [feed, feed] }, preferences: {} };
    expect((await refusal(await forged(twice, { ...countsOfNothing, feeds: 2 }))).happened).toContain(
      'damaged',
    );
    expect((await refusal(await forged(withFeed(feed), countsOfNothing))).happened).toContain('damaged');
  });

  test('reject more iterations than a phone can do', async () => {
    const file = JSON.parse(await (await made(smallLog, 'moonlight')).text());
    const { sha256: _sha256, ...header } = file.header;
    header.lock.iterations = 4_000_000_000;
    const sha256 = await sealOf(header, file.content);
    const slow = new Blob([JSON.stringify({ header: { ...header, sha256 }, content: file.content })]);
    expect((await refusal(slow, 'moonlight')).happened).toContain('is damaged');
  });
});

test('a field named __proto__ in a backup changes no prototype', async () => {
  const text = `{"log":${canonicalJson({ ...NO_ROWS, feeds: [aFeed()] }).replace(
    '"note":""',
    '"__proto__":{"polluted":"yes"},"note":"","x":{"__proto__":{"polluted":"yes"}}',
  )},"preferences":{"__proto__":{"polluted":"yes"}}}`;
  expect(text).toContain('polluted');
  const content = await read(await forged(JSON.parse(text)));
  const [feed] = content.log.feed;
  expect(Object.getPrototypeOf(feed)).toBe(Object.prototype);
  expect(feed && 'polluted' in feed).toBe(false);
  expect('polluted' in content.preferences).toBe(false);
  expect('polluted' in {}).toBe(false);
});

describe('any file', () => {
  const files = Promise.all([made(smallLog), made(smallLog, 'moonlight')]);
  const bytesOf = async (file: File | undefined) => new Uint8Array((await file?.arrayBuffer()) ?? []);
  const locked = fc.boolean();

  test('is rejected with a message if it has random bytes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
        await refusal(new Blob([bytes]));
      }),
      { numRuns: 2500 },
    );
  });

  test('is rejected with a message if it has any text, or JSON like that of a backup', async () => {
    const looksLike = fc
      .record({
        header: fc.record({ app: fc.constant('Wee Hours'), format: fc.constantFrom(1, 0, -1, 2, '1', null) }),
        content: fc.jsonValue(),
      })
      .map((file) => JSON.stringify(file));
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.json(), looksLike), async (text) => {
        await refusal(new Blob([text]));
      }),
      { numRuns: 2000 },
    );
  });

  test('is rejected if it was cut anywhere', async () => {
    for (const file of await files) {
      const bytes = await bytesOf(file);
      for (let end = 0; end < bytes.length; end += 1)
        await refusal(new Blob([bytes.slice(0, end)]), 'moonlight');
    }
  });

  test('is rejected if one byte changed', async () => {
    const whole = await Promise.all((await files).map(bytesOf));
    await fc.assert(
      fc.asyncProperty(locked, fc.nat(), fc.integer({ min: 1, max: 255 }), async (isLocked, at, flip) => {
        const bytes = (whole[isLocked ? 1 : 0] ?? new Uint8Array()).slice();
        const index = at % bytes.length;
        bytes[index] = (bytes[index] ?? 0) ^ flip;
        await refusal(new Blob([bytes]), 'moonlight');
      }),
      { numRuns: 2500 },
    );
  });

  test('is rejected if it has a year of feeds and was cut, encrypted or not', async () => {
    const feeds = Array.from({ length: 3000 }, () => aFeed());
    for (const passphrase of [null, 'moonlight']) {
      const bytes = await bytesOf(await made({ ...smallLog, feed: feeds }, passphrase));
      for (let percent = 0; percent < 100; percent += 1)
        await refusal(new Blob([bytes.slice(0, Math.floor((bytes.length * percent) / 100))]), 'moonlight');
    }
  });

  test('is read correctly, or rejected with a message, if it has a seal and any content', async () => {
    const odd = fc.oneof(fc.jsonValue(), fc.constantFrom('__proto__', 1e308, -1, '', 'x'.repeat(100_000)));
    const field = fc.constantFrom(...Object.keys(aFeed()), '__proto__', 'constructor', 'toString', 'mood');
    await fc.assert(
      fc.asyncProperty(field, odd, async (name, value) => {
        const feed = Object.defineProperty(aFeed({ id: 'a' }), name, { value, enumerable: true });
        const file = await forged(withFeed(feed));
        const content = await read(file).catch((error: unknown) => error);
        if (content instanceof UnreadableFileError) return;
        const { log } = content as BackupContent;
        expect(log.feed).toHaveLength(1);
        expect(Object.getPrototypeOf(log.feed[0])).toBe(Object.prototype);
      }),
      { numRuns: 1500 },
    );
  });
});
