import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LogScreen } from '#app/log/LogScreen.tsx';
import { instantsOf } from '#domain/time/when.ts';
import { paths } from '#paths.ts';
import { aBaby, aDiaper, TEST_DAY, TEST_ZONE } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';

const visit = {
  at: paths.log({ add: 'diaper' }),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
};
const save = () => screen.getByRole('button', { name: 'Save' });

test('saves a diaper that was changed just now in two taps', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  const dialog = within(await screen.findByRole('dialog', { name: 'Diaper for Juniper' }));
  await user.click(dialog.getByRole('radio', { name: 'Wet and dirty' }));
  await user.click(save());
  expect(await screen.findByText('Saved for Juniper: Wet and dirty diaper')).toBeTruthy();
  expect(screen.getByText('Today, 12:00 PM')).toBeTruthy();
  expect(await db.diapers.toArray()).toMatchObject([
    { babyId: 'baby-1', date: TEST_DAY, time: '12:00', type: 'mixed', zone: TEST_ZONE },
  ]);
});

test('reports a missing value at its field', async () => {
  const { user, db } = await renderScreen(LogScreen, visit);
  await screen.findByRole('dialog');
  await user.clear(screen.getByLabelText('Date'));
  await user.clear(screen.getByLabelText('Time'));
  await user.click(save());
  expect(screen.getByText('Wet, dirty, both, or dry?')).toBeTruthy();
  expect(screen.getByText('Which day was it? Choose a date.')).toBeTruthy();
  expect(screen.getByText('What time was it?')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Wet' }));
  expect(await db.diapers.count()).toBe(0);
});

test('announces an error when Enter is pressed in its field', async () => {
  const { user } = await renderScreen(LogScreen, visit);
  const dialog = await screen.findByRole('dialog');
  await user.click(screen.getByRole('radio', { name: 'Wet' }));
  await user.clear(screen.getByLabelText('Time'));
  // In a browser Enter submits the form. In user-event it does not, because the button is outside the form.
  (screen.getByLabelText('Time') as HTMLInputElement).form?.requestSubmit();
  await waitFor(() =>
    expect(dialog.querySelector('[aria-live="polite"]')?.textContent).toBe('What time was it?'),
  );
});

test('changes the day to yesterday when 11:50 PM is entered after midnight', async () => {
  const { user, db } = await renderScreen(LogScreen, { ...visit, now: '2026-05-06T00:20:00-07:00' });
  const time = await screen.findByLabelText('Time');
  await user.clear(time);
  await user.type(time, '23:50');
  expect((screen.getByLabelText('Date') as HTMLInputElement).value).toBe('2026-05-05');
  await user.click(screen.getByRole('radio', { name: 'Wet' }));
  await user.click(save());
  await waitFor(async () =>
    expect(await db.diapers.toArray()).toMatchObject([{ date: '2026-05-05', time: '23:50' }]),
  );
});

test('moves to the next day when its time is edited from 11:50 PM to 12:10 AM', async () => {
  const diaper = aDiaper({ date: '2026-05-05', time: '23:50' });
  const { user, db } = await renderScreen(LogScreen, {
    ...visit,
    at: paths.log({ day: '2026-05-05', edit: diaper.id }),
    diaper: [diaper],
  });
  const time = await screen.findByLabelText('Time');
  await user.clear(time);
  await user.type(time, '00:10');
  await user.click(save());
  await waitFor(async () =>
    expect(await db.diapers.toArray()).toMatchObject([{ date: TEST_DAY, time: '00:10' }]),
  );
});

test('requires a time on another day, and asks which time is meant in a repeated hour', async () => {
  const { user, db } = await renderScreen(LogScreen, {
    ...visit,
    at: paths.log({ day: '2026-11-01', add: 'diaper' }),
    now: '2026-11-05T12:00:00-08:00',
  });
  const time = (await screen.findByLabelText('Time')) as HTMLInputElement;
  expect(time.value).toBe('');
  await user.type(time, '01:15');
  await user.click(screen.getByRole('radio', { name: 'Dirty' }));
  await user.click(save());
  await user.click(screen.getByRole('radio', { name: 'The second 1:15 AM, after the clocks changed' }));
  await user.click(save());
  const [, second] = instantsOf('2026-11-01T01:15', TEST_ZONE);
  await waitFor(async () => expect(await db.diapers.toArray()).toMatchObject([{ at: second }]));
});

test('keeps the zone and unknown fields of an edited record', async () => {
  const diaper = { ...aDiaper({ zone: 'Europe/London' }), color: 'mustard' };
  const { user, db } = await renderScreen(LogScreen, {
    ...visit,
    at: paths.log({ edit: diaper.id }),
    diaper: [diaper],
  });
  await screen.findByRole('dialog', { name: 'Edit Juniper’s diaper' });
  await user.click(screen.getByRole('radio', { name: 'Dirty' }));
  await user.click(save());
  expect(await screen.findByText('Saved for Juniper: Dirty diaper')).toBeTruthy();
  expect(await db.diapers.get(diaper.id)).toMatchObject({
    type: 'dirty',
    at: diaper.at,
    zone: 'Europe/London',
    color: 'mustard',
  });
});
