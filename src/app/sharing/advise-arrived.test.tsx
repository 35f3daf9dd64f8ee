import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdviceBanner } from '#app/advice/lazy-advice-banner.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { LogState } from '#domain/sync/log-state.ts';
import { paths } from '#paths.ts';
import { useOpenAdvice } from '#session/open-advice.ts';
import { userIn, useSession } from '#session/session.ts';
import { readOpenAdvice } from '#storage/browser/open-advice.ts';
import { addFamilyRow } from '#storage/log/family-rows.ts';
import { addRecord, updateRecord } from '#storage/log/records.ts';
import { aBaby } from '#testing/builders.ts';
import { aDose, aMedicine } from '#testing/made-up/a-medicine.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { adviseArrived } from './advise-arrived.ts';

const NOW = Date.parse('2026-05-06T13:30:00-07:00');
const HOUR = 3_600_000;
const DOSES = 'Check the doses of Juniper';
const userId = () => userIn(useSession.getState())?.userId ?? '';

function Advised() {
  return <AdviceBanner advised={useOpenAdvice()} />;
}

async function openLog() {
  const visit = { at: paths.dashboard, now: new Date(NOW).toISOString(), babies: [aBaby()] };
  const rendered = await renderScreen(Advised, visit);
  const { db } = rendered;
  await addFamilyRow(db, aMedicine({ everyHours: 4 }));

  /** Stores entries as sharing does, and advises on them. */
  async function arrive(...entries: CareRecord[]) {
    for (const { kind, record } of entries) await addRecord(db, kind, record);
    const changes = entries.map((entry) => ({ state: stateOf(entry), before: undefined }));
    await adviseArrived(db, changes, { now: NOW, since: 0 });
  }
  return { ...rendered, arrive };
}

const stateOf = (entry: CareRecord): LogState => ({ of: 'entry', content: entry });
const aTemperature = (celsius: number, hour: string) =>
  ({
    kind: 'temperature',
    record: anEntry('temperature', { celsius, time: hour, at: Date.parse(`2026-05-06T${hour}:00-07:00`) }),
  }) as CareRecord;

test('a fever that another phone logged has its notice here too', async () => {
  const { arrive } = await openLog();
  await arrive(aTemperature(37.2, '12:00'), aTemperature(38.6, '13:00'));
  const notices = await screen.findAllByRole('region', { name: 'When to call' });
  expect(notices.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/38\.6|101\.5/)]);
});

test('a dismissed fever does not come back when another phone adds a note', async () => {
  const { arrive, user, db } = await openLog();
  const fever = aTemperature(38.6, '13:00');
  await arrive(fever);
  await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
  const noted = { ...fever, record: { ...fever.record, note: 'after a bath' } } as CareRecord;
  await adviseArrived(db, [{ state: stateOf(noted), before: stateOf(fever) }], { now: NOW, since: 0 });
  expect(readOpenAdvice(userId())).toEqual([]);
});

test('a phone that joined advises on what is logged from then on, and not on the day before it', async () => {
  const { db } = await openLog();
  const fever = aTemperature(38.6, '13:00');
  await addRecord(db, fever.kind, fever.record);
  const changes = [{ state: stateOf(fever), before: undefined }];
  await adviseArrived(db, changes, { now: NOW, since: fever.record.updatedAt + 1 });
  expect(readOpenAdvice(userId())).toEqual([]);
  await adviseArrived(db, changes, { now: NOW, since: fever.record.updatedAt });
  expect(readOpenAdvice(userId())).toHaveLength(1);
});

test('two doses that two phones logged apart have one notice, until the parent dismisses it', async () => {
  const { arrive, user } = await openLog();
  await arrive({ kind: 'dose', record: aDose(NOW - 3 * HOUR) }, { kind: 'dose', record: aDose(NOW - HOUR) });
  const notice = within(await screen.findByRole('region', { name: DOSES }));
  expect(readOpenAdvice(userId())).toHaveLength(1);
  expect(notice.getByText('Last: 1.5 ml at 10:30 AM, 2 h before. You set at least 4 h.')).toBeTruthy();
  await user.click(notice.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: DOSES })).toBeNull());
});

test('a dose before one that is there gives the later one a notice', async () => {
  const { arrive } = await openLog();
  await arrive({ kind: 'dose', record: aDose(NOW - HOUR) });
  expect(readOpenAdvice(userId())).toEqual([]);
  await arrive({ kind: 'dose', record: aDose(NOW - 3 * HOUR) });
  expect(readOpenAdvice(userId())).toEqual([{ kind: 'dose', id: `dose-${NOW - HOUR}` }]);
});

test('the notice goes when the dose is corrected, and an old dose has none', async () => {
  const { arrive, db } = await openLog();
  await arrive({ kind: 'dose', record: aDose(NOW - 48 * HOUR) });
  await arrive({ kind: 'dose', record: aDose(NOW - 47 * HOUR) });
  const dose = aDose(NOW - HOUR);
  await arrive({ kind: 'dose', record: aDose(NOW - 2 * HOUR) });
  await arrive({ kind: 'dose', record: dose });
  const notices = () => screen.queryAllByRole('region', { name: DOSES });
  await waitFor(() => expect(notices()).toHaveLength(1));
  await updateRecord(db, 'dose', dose, { given: false }, { device: 'here', now: NOW });
  await waitFor(() => expect(notices()).toHaveLength(0));
});
