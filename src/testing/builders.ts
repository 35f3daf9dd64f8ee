import type { User } from '#domain/account/user.ts';
import type { Baby } from '#domain/baby/baby.ts';
import type { Diaper } from '#domain/kinds/diaper/diaper.ts';
import type { Feed } from '#domain/kinds/feed/feed.ts';
import type { Growth } from '#domain/kinds/growth/growth.ts';
import type { Sleep } from '#domain/kinds/sleep/sleep.ts';
import { newId, type Stamp } from '#domain/record.ts';
import { addDays, settledMomentOf } from '#domain/time/when.ts';

/**
 * Builders of test records. A test sets the relevant fields. The others have plausible defaults. The instants are
 * computed from the wall times and the zone. An end time earlier than the start time is on the next day, as in the app.
 * Around a clock change, set `startedAt` and `endedAt`.
 */

/** The zone of the tests, which is neither UTC nor the zone of most servers. */
export const TEST_ZONE = 'America/Los_Angeles';
/** A Wednesday without a clock change nearby. */
export const TEST_DAY = '2026-05-06';

export function aUser(overrides: Partial<User> = {}): User {
  const userId = newId(Date.now());
  return {
    userId,
    email: `${userId}@example.com`,
    name: 'Sam',
    plan: 'plus',
    createdAt: '2026-01-01T12:00:00.000Z',
    planSince: '2026-01-01T12:00:00.000Z',
    ...overrides,
  };
}

export function aBaby(overrides: Partial<Baby> = {}): Baby {
  return {
    babyId: 'baby-1',
    userId: 'user-1',
    name: 'Juniper',
    birthDate: '2026-03-25',
    sex: 'female',
    photoUrl: null,
    createdAt: 1,
    updatedAt: 1,
    updatedBy: 'device-1',
    ...overrides,
  };
}

export function aFeed(overrides: Partial<Feed> = {}): Feed {
  const { date = TEST_DAY, startTime = '08:00', endTime = '08:20', zone = TEST_ZONE } = overrides;
  const endDate = endTime < startTime ? addDays(date, 1) : date;
  return {
    ...aStamp(),
    date,
    startTime,
    endTime,
    zone,
    type: 'left',
    amountOz: null,
    startedAt: settledMomentOf(`${date}T${startTime}`, zone).at,
    endedAt: settledMomentOf(`${endDate}T${endTime}`, zone).at,
    ...overrides,
  };
}

export function aDiaper(overrides: Partial<Diaper> = {}): Diaper {
  const { date = TEST_DAY, time = '09:00', zone = TEST_ZONE } = overrides;
  return {
    ...aStamp(),
    date,
    time,
    zone,
    type: 'wet',
    at: settledMomentOf(`${date}T${time}`, zone).at,
    ...overrides,
  };
}

export function aSleep(overrides: Partial<Sleep> = {}): Sleep {
  const { startTime = `${TEST_DAY}T10:00`, endTime = `${TEST_DAY}T11:15`, zone = TEST_ZONE } = overrides;
  return {
    ...aStamp(),
    startTime,
    endTime,
    zone,
    isNight: false,
    startedAt: settledMomentOf(startTime, zone).at,
    endedAt: settledMomentOf(endTime, zone).at,
    ...overrides,
  };
}

export function aGrowth(overrides: Partial<Growth> = {}): Growth {
  return { ...aStamp(), date: TEST_DAY, weightKg: 4.2, lengthCm: 52, headCm: 36, ...overrides };
}

function aStamp(): Stamp {
  return {
    id: newId(1),
    babyId: 'baby-1',
    note: '',
    zone: TEST_ZONE,
    createdAt: 1,
    updatedAt: 1,
    updatedBy: 'device-1',
  };
}
