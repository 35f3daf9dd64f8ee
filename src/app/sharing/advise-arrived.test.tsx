import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AdviceBanner } from '#app/advice/lazy-advice-banner.ts';
import type { CareRecord } from '#domain/log/care-record.ts';
import type { LogState } from '#domain/sync/log-state.ts';
import { paths } from '#paths.ts';
import { useOpenAdvice } from '#session/open-advice.ts';
import { addFamilyRow } from '#storage/log/family-rows.ts';
import { addRecord, updateRecord } from '#storage/log/records.ts';
import { aBaby } from '#testing/builders.ts';
import { aDose, aMedicine } from '#testing/made-up/a-medicine.ts';
import { anEntry } from '#testing/made-up/an-entry.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { adviseArrived } from './advise-arrived.ts';

const NOW = Date.parse('2026-05-06T13:30:00-07:00');
const HOUR = 3_600_000;

function Advised() {
  return <AdviceBanner advised={useOpenAdvice()} />;
}

async function openLog() {
  const visit = { at: paths.dashboard, now: new Date(NOW).toISOString(), babies: [aBaby()] };
  const rendered = await renderScreen(Advised, visit);
  const { db } = rendered;
  await addFamilyRow(db, aMedicine({ everyHours: 4 }));

  /** Stores an entry as sharing does, and advises on it. */
  async function arrive({ kind, record }: CareRecord) {
    await addRecord(db, kind, record);
    const state: LogState = { of: 'entry', content: { kind, record } as CareRecord };
    await adviseArrived(db, [state], NOW);
  }
  return { ...rendered, arrive };
}

const aTemperature = (celsius: number, hour: string) =>
  ({
    kind: 'temperature',
    record: anEntry('temperature', { celsius, time: hour, at: Date.parse(`2026-05-06T${hour}:00-07:00`) }),
  }) as CareRecord;

test('a fever that another phone logged is said here too', async () => {
  const { arrive } = await openLog();
  await arrive(aTemperature(37.2, '12:00'));
  await arrive(aTemperature(38.6, '13:00'));
  const notice = await screen.findByRole('region', { name: 'When to call' });
  expect(within(notice).getByText(/38\.6|101\.5/)).toBeTruthy();
});

test('two doses that two phones logged apart are said until they are seen', async () => {
  const { arrive, user } = await openLog();
  await arrive({ kind: 'dose', record: aDose(NOW - 3 * HOUR) });
  expect(screen.queryByRole('region', { name: 'Medicines' })).toBeNull();
  await arrive({ kind: 'dose', record: aDose(NOW - HOUR) });
  const notice = within(await screen.findByRole('region', { name: 'Medicines' }));
  expect(notice.getByText('Last: 1.5 ml at 10:30 AM, 2 h before. You set at least 4 h.')).toBeTruthy();
  await user.click(notice.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Medicines' })).toBeNull());
});

test('the notice goes when the dose is corrected, and an old dose has none', async () => {
  const { arrive, db } = await openLog();
  await arrive({ kind: 'dose', record: aDose(NOW - 48 * HOUR) });
  await arrive({ kind: 'dose', record: aDose(NOW - 47 * HOUR) });
  const dose = aDose(NOW - HOUR);
  await arrive({ kind: 'dose', record: aDose(NOW - 2 * HOUR) });
  await arrive({ kind: 'dose', record: dose });
  const notices = () => screen.queryAllByRole('region', { name: 'Medicines' });
  await waitFor(() => expect(notices()).toHaveLength(1));
  await updateRecord(db, 'dose', dose, { given: false }, { device: 'here', now: NOW });
  await waitFor(() => expect(notices()).toHaveLength(0));
});
