import { cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentProps, ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, vi } from 'vitest';
import { LiveFamily } from '#app/family/LiveFamily.tsx';
import type { User } from '#domain/account/user.ts';
import type { Baby } from '#domain/baby/baby.ts';
import { kindNames } from '#domain/kinds/registry.ts';
import type { Timer } from '#domain/kinds/timer.ts';
import type { CareLog } from '#domain/log/care-record.ts';
import { DEMO_OWNER, signOut, startDemo, useSession } from '#session/session.ts';
import { saveUser } from '#storage/accounts/saved-session.ts';
import { authorNow } from '#storage/browser/device.ts';
import { type Preferences, readPreferences, writePreferences } from '#storage/browser/preferences.ts';
import { openDemoRecords } from '#storage/database/open-demo.ts';
import { openUserRecords } from '#storage/database/open-log.ts';
import type { RecordsDb } from '#storage/database/records-db.ts';
import { entryTables, tableOf } from '#storage/log/kind-stores.ts';
import { LiveRegion } from '#ui/feedback/LiveRegion.tsx';
import { Toaster } from '#ui/feedback/Toaster.tsx';
import { aUser, TEST_ZONE } from './builders.ts';

/** The user, the time, and the data on the device. */
interface Visit extends Partial<CareLog> {
  /** The address to start at, from `paths`. */
  at: string;
  /**
   * The user. `'demo'` starts the demo, and `'nobody'` starts signed out. Defaults to a user on the Plus plan. Every
   * user has a separate database.
   */
  who?: User | 'demo' | 'nobody';
  /** ISO timestamp for the clock. Only `Date` is frozen; timers run. */
  now?: string;
  babies?: Baby[];
  /** The running timers. */
  timers?: Timer[];
  preferences?: Partial<Preferences>;
}

interface Rendered {
  user: UserEvent;
  /** The current path and query. */
  address: () => string;
  /** Moves in the history by `steps`, back if negative. */
  go: (steps: number) => Promise<void>;
}

// The duration of a toast has its own test. Here a toast is kept until it is dismissed, used or replaced. On a busy
// machine it would otherwise disappear before the test reads it.
vi.mock('@radix-ui/react-toast', async (importOriginal) => {
  const toast = await importOriginal<typeof import('@radix-ui/react-toast')>();
  const Root = (props: ComponentProps<typeof toast.Root>) => (
    <toast.Root {...props} duration={Number.POSITIVE_INFINITY} />
  );
  return { ...toast, Root };
});

let opened: RecordsDb[] = [];

afterEach(() => {
  cleanup();
  signOut();
  for (const db of opened) db.close();
  opened = [];
  vi.useRealTimers();
});

/**
 * Renders one screen of the app with real storage, toasts and announcements, without the app shell. `db` is the
 * database of the screen. All other addresses render nothing, so check `address()` after a link.
 */
export async function renderScreen(
  Screen: ComponentType,
  visit: Visit,
): Promise<Rendered & { db: RecordsDb }> {
  const who = arrive(visit);
  if (who === 'nobody') throw new Error('A screen of the app needs records: come as a user, or as the demo.');
  const db =
    who === 'demo'
      ? keep(await openDemoRecords(TEST_ZONE, authorNow(), Number.POSITIVE_INFINITY))
      : await openSeeded(who, visit);
  const element = (
    <LiveFamily db={db}>
      <Screen />
      <LiveRegion />
      <Toaster />
    </LiveFamily>
  );
  const path = new URL(visit.at, 'https://wee.test').pathname;
  return {
    db,
    ...renderRoutes(
      [
        { path, element },
        { path: '*', element: null },
      ],
      visit,
    ),
  };
}

/** Renders the whole app with its real route table. Screens load lazily: wait with `findBy`. */
export async function renderApp(visit: Visit): Promise<Rendered> {
  const who = arrive(visit);
  if (typeof who === 'object') await openSeeded(who, visit);
  const { routes } = await import('../entry/routes.tsx');
  return renderRoutes(routes, visit);
}

function renderRoutes(table: Parameters<typeof createMemoryRouter>[0], { at }: Visit): Rendered {
  const router = createMemoryRouter(table, { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return {
    user: userEvent.setup(),
    address: () => router.state.location.pathname + router.state.location.search,
    go: (steps) => router.navigate(steps),
  };
}

function arrive(visit: Visit): User | 'demo' | 'nobody' {
  if (visit.now !== undefined) vi.setSystemTime(visit.now);
  const who = visit.who ?? aUser();
  if (who === 'nobody') return who;
  const owner = who === 'demo' ? DEMO_OWNER : who.userId;
  writePreferences(owner, { ...readPreferences(owner, 'en-US'), ...visit.preferences });
  if (who === 'demo') startDemo();
  else {
    saveUser(who);
    useSession.setState({ status: 'signed-in', user: who }, true);
  }
  return who;
}

async function openSeeded(who: User, visit: Visit): Promise<RecordsDb> {
  const db = keep(await openUserRecords(who.userId));
  await db.transaction('rw', [db.babies, db.timers, ...entryTables(db)], () =>
    Promise.all([
      db.babies.bulkAdd(visit.babies ?? []),
      db.timers.bulkAdd(visit.timers ?? []),
      ...kindNames().map((kind) => tableOf(db, kind).bulkAdd((visit[kind] ?? []) as never[])),
    ]),
  );
  return db;
}

function keep(db: RecordsDb): RecordsDb {
  opened.push(db);
  return db;
}
