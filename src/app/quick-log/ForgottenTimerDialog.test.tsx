import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useFamily } from '#app/family/use-family.ts';
import { startTimer } from '#domain/kinds/timer.ts';
import { paths } from '#paths.ts';
import { useRecords } from '#session/use-records.ts';
import { aBaby } from '#testing/builders.ts';
import { addMadeUpKinds, madeUp, removeMadeUpKinds } from '#testing/made-up/made-up-kinds.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { ForgottenTimerDialog } from './ForgottenTimerDialog.tsx';
import { useMending } from './use-mending.tsx';

const outing = madeUp('outing');
const visit = { at: paths.dashboard, now: '2026-05-06T12:00:00-07:00', babies: [aBaby()] };
const author = { device: 'd', now: Date.parse('2026-05-05T09:00:00-07:00') };

beforeEach(addMadeUpKinds);
afterEach(removeMadeUpKinds);

function Dialog() {
  const { zone, units } = useFamily();
  const { target } = useMending({ db: useRecords(), baby: aBaby(), zone, units });
  const timer = startTimer('baby-1', outing, null, author);
  return <ForgottenTimerDialog target={target} timer={timer} onClose={() => {}} />;
}

describe('ForgottenTimerDialog', () => {
  test('names the kind of the timer', async () => {
    await renderScreen(Dialog, visit);
    expect(await screen.findByText(/^Juniper’s timer has been running for 27 h\./)).toBeTruthy();
  });
});
