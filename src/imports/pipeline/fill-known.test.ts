import { describe, expect, test } from 'vitest';
import type { CareRecord } from '#domain/log/care-record.ts';
import { fingerprint, type Held } from '#domain/sync/fingerprint.ts';
import { prepareRead, readImport } from '#testing/read-import.ts';

const COLUMNS = 'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes,Logged By';
const BOTTLE = 'Feed,2026-09-27 22:20,,,Formula,Bottle,2oz,hungry,';
const DIAPER = 'Diaper,2026-09-27 22:25,,yellow,Loose,,"Both, pee:large poo:medium",,';
const MEDS = 'Meds,2026-09-27 21:00,,,1ml,Vitamin D,,,';

const log = (...lines: string[]) => `${COLUMNS}\n${lines.join('\n')}\n`;

/** Makes the entries of a log as an earlier version imported them from rows: without details, with their text. */
async function earlier(
  rows: readonly string[],
  change: (entry: CareRecord) => Partial<CareRecord['record']>,
): Promise<Held> {
  const { records } = prepareRead(await readImport(log(...rows)));
  const details = ['milk', 'colors', 'texture', 'wetAmount', 'dirtyAmount'];
  const entries = records.map(({ kind, record }): CareRecord => {
    const plain = Object.fromEntries(Object.entries(record).filter(([name]) => !details.includes(name)));
    return { kind, record: { ...plain, ...change({ kind, record } as CareRecord) } } as CareRecord;
  });
  return {
    ids: new Set(entries.map(({ record }) => record.id)),
    babyIds: new Set(['baby-1']),
    removed: new Set(),
    fingerprints: new Map(
      entries.map((entry) => [entry.record.importKey ?? fingerprint(entry), [entry.record.id]]),
    ),
    entries: new Map(entries.map((entry) => [entry.record.id, entry])),
    deleted: new Set(),
  };
}

async function importAgain(held: Held, ...rows: string[]) {
  return prepareRead(await readImport(log(...rows)), { held, author: { device: 'device-1', now: 9 } });
}

const TEXTS = { feed: 'Formula', diaper: 'Yellow, loose, pee large, poo medium' } as Record<string, string>;
const withText = ({ kind }: CareRecord) => ({ importNote: TEXTS[kind] as string });
/** The first versions put the text of an import in front of the parent's note. */
const inNote = ({ kind, record }: CareRecord) => ({
  note: [TEXTS[kind], record.note].filter(Boolean).join('. '),
});
const edited = (change: (entry: CareRecord) => object) => (entry: CareRecord) => ({
  ...change(entry),
  updatedAt: 8,
});

describe('importing a file again that an earlier version imported', () => {
  test.each([
    ['in the import note', withText],
    ['in the note', inNote],
    ['in the note of an edited entry', edited(withText)],
  ])('fills in the details and removes its own text %s', async (_, change) => {
    const held = await earlier([BOTTLE, DIAPER], change);
    const { records, filled, known } = await importAgain(held, BOTTLE, DIAPER);
    expect({ records, known }).toEqual({ records: [], known: 2 });
    expect(filled.map(({ names }) => names)).toEqual([
      ['milk'],
      ['colors', 'texture', 'wetAmount', 'dirtyAmount'],
    ]);
    const [bottle, diaper] = filled.map(({ entry }) => entry.record);
    expect(bottle).toMatchObject({ milk: 'formula', note: 'hungry', updatedBy: 'device-1' });
    expect(bottle).not.toHaveProperty('importNote');
    expect(diaper).toMatchObject({ colors: ['yellow'], texture: 'runny', wetAmount: 'large', note: '' });
    expect(diaper).not.toHaveProperty('importNote');
  });

  test('changes nothing the second time', async () => {
    const held = await earlier([BOTTLE, DIAPER], withText);
    const { filled } = await importAgain(held, BOTTLE, DIAPER);
    const after = new Map([...held.entries, ...filled.map(({ entry }) => [entry.record.id, entry] as const)]);
    expect((await importAgain({ ...held, entries: after }, BOTTLE, DIAPER)).filled).toEqual([]);
  });

  test('fills in an entry without a text only if it was never edited', async () => {
    const plain = await earlier([BOTTLE], () => ({}));
    expect((await importAgain(plain, BOTTLE)).filled).toMatchObject([{ names: ['milk'] }]);
    const changed = await earlier([BOTTLE], () => ({ updatedAt: 8 }));
    expect((await importAgain(changed, BOTTLE)).filled).toEqual([]);
  });

  test('keeps the words of a parent who changed the text', async () => {
    const held = await earlier(
      [BOTTLE],
      edited(() => ({ importNote: 'Formula, the new one' })),
    );
    expect((await importAgain(held, BOTTLE)).filled).toEqual([]);
  });

  test('keeps a detail that the parent entered, and then also the text', async () => {
    const held = await earlier(
      [BOTTLE],
      edited(() => ({ importNote: 'Formula', milk: 'mixed' })),
    );
    expect((await importAgain(held, BOTTLE)).filled).toEqual([]);
  });

  test('gives no stool color to a diaper that the parent changed to wet', async () => {
    const held = await earlier(
      [DIAPER],
      edited((entry) => ({ ...withText(entry), type: 'wet' })),
    );
    expect((await importAgain(held, DIAPER)).filled).toMatchObject([{ names: ['wetAmount'] }]);
  });

  test.each(['importNote', 'note'] as const)(
    'moves a row out of the %s in which it was kept',
    async (name) => {
      const [remark = ''] = (await readImport(log(MEDS))).records.map(({ draft }) => draft.formerRemark);
      expect(remark).toMatch(/^9:00 PM Meds: Vitamin D, 1ml$/);
      const held = await earlier([BOTTLE], () => ({ [name]: `before\n${remark}\nafter`, milk: 'formula' }));
      const { records, filled } = await importAgain(held, BOTTLE, MEDS);
      expect(records.map(({ kind }) => kind)).toEqual(['dose']);
      expect(filled).toMatchObject([
        { names: [], moved: [remark], entry: { record: { [name]: 'before\nafter' } } },
      ]);
    },
  );
});
