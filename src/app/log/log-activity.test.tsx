import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { aBaby, TEST_DAY } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { LogScreen } from './LogScreen.tsx';

const visit = {
  at: paths.log(),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
  preferences: { kinds: ['activity'] },
};

test('the log adds, lists, edits and undoes an activity', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  const kept = () => db.entries.toArray();

  await user.click(await screen.findByRole('button', { name: 'Add activity' }));
  await screen.findByRole('dialog', { name: 'Activity for Juniper' });
  expect(screen.queryByRole('textbox', { name: 'Name (optional)' })).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'Something else' }));
  await user.type(screen.getByRole('textbox', { name: 'Name (optional)' }), 'Swimming');
  await save();
  expect(await screen.findByText('Saved for Juniper: Swimming')).toBeTruthy();
  const logged = { kind: 'activity', day: TEST_DAY, what: 'own', name: 'Swimming', endTime: '12:00' };
  expect(await kept()).toMatchObject([logged]);

  const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
  expect(screen.getByRole('list', { name: 'Totals for the day' }).textContent).toBe('1 other activity');
  await user.click(timeline.getByRole('button', { name: /Swimming/ }));
  await screen.findByRole('dialog', { name: 'Edit Juniper’s activity' });
  await user.click(screen.getByRole('radio', { name: 'Tummy time' }));
  await user.clear(screen.getByLabelText('Start'));
  await user.type(screen.getByLabelText('Start'), '11:45');
  await user.type(screen.getByLabelText('End (optional)'), '12:00');
  await save();
  expect(await screen.findByText('Saved for Juniper: Tummy time, 15 min')).toBeTruthy();
  expect((await kept())[0]).toMatchObject({ what: 'tummy', startTime: '11:45', endTime: '12:00' });
  expect((await kept())[0]).not.toHaveProperty('name', 'Swimming');
  await waitFor(() =>
    expect(screen.getByRole('list', { name: 'Totals for the day' }).textContent).toBe('tummy time 15 min'),
  );

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect(await kept()).toMatchObject([logged]));
});
