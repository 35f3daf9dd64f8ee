import type { Page } from '@playwright/test';

/** States of the dashboard, for tests that look at each of them. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Rows by store, and the kinds that the family switched on. `now` is the time of the page. */
interface State {
  rows?: (babyId: string, now: number) => Record<string, object[]>;
  kinds?: string[];
}

const stamp = (id: string, babyId: string, now: number) => ({
  id,
  babyId,
  note: '',
  zone: 'America/Los_Angeles',
  createdAt: now,
  updatedAt: now,
  updatedBy: 'other',
});

const timer = (babyId: string, kind: string, segments: object[], id = `timer-${kind}`) => ({
  ...stamp(id, babyId, 1),
  kind,
  segments,
});

const segment = (side: string | null, startedAt: number, endedAt: number | null = null) => ({
  side,
  startedAt,
  endedAt,
});

const diapers = (babyId: string, now: number) => [
  { ...stamp('wet', babyId, now), date: dayOf(now), time: '11:10', type: 'wet', at: now - 50 * MINUTE },
  { ...stamp('dirty', babyId, now), date: dayOf(now), time: '09:00', type: 'dirty', at: now - 3 * HOUR },
];

const feed = (babyId: string, now: number) => ({
  ...stamp('feed', babyId, now),
  date: dayOf(now),
  startTime: '11:30',
  endTime: '11:45',
  type: 'left',
  amountOz: null,
  startedAt: now - 30 * MINUTE,
  endedAt: now - 15 * MINUTE,
});

/** The day in the tests' zone, which is 7 or 8 hours behind UTC. The tests run at noon. */
const dayOf = (now: number) => new Date(now - 8 * HOUR).toISOString().slice(0, 10);

export const STATES: Record<string, State> = {
  'of a new family': {},
  'with a feed and diapers': {
    rows: (babyId, now) => ({ diapers: diapers(babyId, now), feeds: [feed(babyId, now)] }),
  },
  'with a running feed on its second side': {
    rows: (babyId, now) => ({
      diapers: diapers(babyId, now),
      timers: [
        timer(babyId, 'feed', [
          segment('left', now - 20 * MINUTE, now - 9 * MINUTE),
          segment('right', now - 9 * MINUTE),
        ]),
      ],
    }),
  },
  'with a paused feed and a sleep': {
    rows: (babyId, now) => ({
      timers: [
        timer(babyId, 'feed', [segment('left', now - 20 * MINUTE, now - 9 * MINUTE)]),
        timer(babyId, 'sleep', [segment(null, now - 2 * HOUR)]),
      ],
    }),
  },
  'of a baby who was last dirty a week ago': {
    rows: (babyId, now) => ({
      diapers: diapers(babyId, now).map((row) =>
        row.type === 'wet' ? row : { ...row, date: dayOf(now - 168 * HOUR), at: now - 168 * HOUR },
      ),
    }),
  },
  'with two babies, other kinds and a dose': {
    kinds: ['pump', 'dose', 'activity', 'temperature'],
    rows: (babyId, now) => ({
      babies: [{ ...BABY, babyId: 'other', name: 'Olive', createdAt: now }],
      timers: [timer('other', 'sleep', [segment(null, now - 2 * HOUR)])],
      family: [
        {
          ...stamp('medicine', '', now),
          kind: 'medicine',
          name: 'Ibuprofen',
          amount: 2,
          unit: 'ml',
          everyHours: 6,
        },
      ],
      entries: [
        {
          ...stamp('dose', babyId, now),
          kind: 'dose',
          day: dayOf(now),
          date: dayOf(now),
          time: '11:00',
          at: now - HOUR,
          name: 'Ibuprofen',
          amount: 2,
          unit: 'ml',
          given: true,
          medicineId: 'medicine',
        },
      ],
    }),
  },
  'with timers of two other babies': {
    rows: (_, now) => ({
      babies: [
        { ...BABY, babyId: 'other', name: 'Olive', createdAt: now },
        { ...BABY, babyId: 'third', name: 'Max', createdAt: now },
      ],
      timers: [
        timer('other', 'sleep', [segment(null, now - 2 * HOUR)]),
        timer('third', 'sleep', [segment(null, now - HOUR)], 'timer-third'),
      ],
    }),
  },
};

const BABY = {
  userId: '',
  birthDate: '2026-10-20',
  sex: 'female',
  photoUrl: null,
  updatedAt: 1,
  updatedBy: 'o',
};

/** Writes a state to the log and the preferences, as another phone could. The kept screen is dropped. */
export async function enterState(page: Page, { rows, kinds = [] }: State): Promise<void> {
  const known = await page.evaluate(async (chosen) => {
    const { userId } = JSON.parse(localStorage['weehours:user']);
    const name = `weehours:preferences:${userId}`;
    localStorage[name] = JSON.stringify({ ...JSON.parse(localStorage[name] ?? '{}'), kinds: chosen });
    for (const key of Object.keys(localStorage))
      if (key.startsWith('weehours:screen:')) localStorage.removeItem(key);
    const opening = indexedDB.open(`weehours-records-${userId}`);
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    Object.assign(window, { log: opening.result });
    const babies = opening.result.transaction('babies').objectStore('babies').getAll();
    await new Promise((resolve) => babies.addEventListener('success', resolve));
    return { babyId: babies.result[0].babyId as string, now: Date.now() };
  }, kinds);
  await page.evaluate(async (stores) => {
    const log: IDBDatabase = Reflect.get(window, 'log');
    const names = [...new Set([...Object.keys(stores), 'diapers', 'feeds', 'timers'])];
    const writing = log.transaction(names, 'readwrite');
    for (const name of ['diapers', 'feeds', 'timers']) writing.objectStore(name).clear();
    for (const [name, all] of Object.entries(stores))
      for (const row of all) writing.objectStore(name).put(row);
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    log.close();
  }, rows?.(known.babyId, known.now) ?? {});
}
