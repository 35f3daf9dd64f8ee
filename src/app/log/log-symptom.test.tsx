import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { settledMomentOf } from '#domain/time/when.ts';
import { METRIC_UNITS } from '#domain/units/units.ts';
import { paths } from '#paths.ts';
import { aBaby, aFeed, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { LogScreen } from './LogScreen.tsx';

const at = (clock: string) => settledMomentOf(`${TEST_DAY}T${clock}`, TEST_ZONE).at;
const feed = aFeed({
  id: 'feed-1',
  startTime: '11:10',
  endTime: '11:30',
  startedAt: at('11:10'),
  endedAt: at('11:30'),
});
const visit = {
  at: paths.log(),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
  feed: [feed],
  preferences: { units: METRIC_UNITS, kinds: ['symptom'] },
};

test('the log adds, lists, edits and undoes a spit-up after a feed', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const kept = () => db.entries.toArray();

  await user.click(await screen.findByRole('button', { name: 'Add symptom' }));
  await screen.findByRole('dialog', { name: 'Symptom for Juniper' });
  expect(screen.queryByRole('radio', { name: 'Small' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Spit-up' }));
  await user.click(screen.getByRole('radio', { name: 'Small' }));
  const tie = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'After the 11:10 AM feed' });
  expect(tie.checked).toBe(true);
  await save();
  expect(await screen.findByText('Saved for Juniper: Spit-up, small')).toBeTruthy();
  const logged = { kind: 'symptom', day: TEST_DAY, what: 'spit-up', size: 'small', feedId: 'feed-1' };
  expect(await kept()).toMatchObject([logged]);

  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  await user.click(timeline.getByRole('button', { name: /Spit-up, small after the 11:10 AM feed/ }));
  await screen.findByRole('dialog', { name: 'Edit Juniper’s symptom' });
  await user.click(screen.getByRole('radio', { name: 'Rash' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
  await save();
  expect(await screen.findByText('Saved for Juniper: Rash')).toBeTruthy();
  const [rash] = await kept();
  expect(rash).toMatchObject({ what: 'rash', size: undefined, feedId: undefined });

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await kept()).toMatchObject([logged]));
});
