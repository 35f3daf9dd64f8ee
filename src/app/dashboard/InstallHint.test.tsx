import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useCareState } from '#app/family/use-care-state.ts';
import { useFamily } from '#app/family/use-family.ts';
import { paths } from '#paths.ts';
import { keepInstallOffer } from '#pwa/install-offer.ts';
import { addRecord } from '#storage/log/records.ts';
import { aBaby, aDiaper } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { withWords } from '#words/now.ts';
import { InstallHint } from './InstallHint.tsx';

const prompt = vi.fn(async () => ({ outcome: 'accepted' }));
const diaperAt = (time: string) => aDiaper({ date: '2026-05-06', time });

/** The hint of Wren's log. A line tells how many diapers the log has. */
function Dashboard() {
  const care = useCareState('baby-1', useFamily());
  return care ? (
    <>
      <p>{`${care.log.diaper.length} diapers`}</p>
      <InstallHint care={care} />
    </>
  ) : null;
}

async function visitWithTwo() {
  await withWords(Promise.resolve(), 'welcome');
  return renderScreen(Dashboard, {
    at: paths.dashboard,
    now: '2026-05-06T12:00:00-07:00',
    babies: [aBaby()],
    diaper: [diaperAt('08:00'), diaperAt('09:00')],
  });
}

function offer() {
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
}

keepInstallOffer();
beforeEach(() => {
  prompt.mockClear();
});

test('InstallHint offers to install after the third entry', async () => {
  const { db, user } = await visitWithTwo();
  offer();
  expect(await screen.findByText('2 diapers')).toBeTruthy();
  expect(screen.queryByText('Keep your log one tap away')).toBeNull();
  await addRecord(db, 'diaper', diaperAt('10:00'));
  await user.click(await screen.findByRole('button', { name: 'Install Wee Hours' }));
  expect(prompt).toHaveBeenCalledOnce();
  expect(screen.queryByText('Keep your log one tap away')).toBeNull();
});

test('InstallHint never comes back once it is dismissed', async () => {
  const { db, user } = await visitWithTwo();
  offer();
  await addRecord(db, 'diaper', diaperAt('10:00'));
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  offer();
  await addRecord(db, 'diaper', diaperAt('11:00'));
  expect(await screen.findByText('4 diapers')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Keep your log one tap away')).toBeNull());
});
