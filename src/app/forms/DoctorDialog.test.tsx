import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DashboardScreen } from '#app/dashboard/DashboardScreen.tsx';
import { LogScreen } from '#app/log/LogScreen.tsx';
import { paths } from '#paths.ts';
import { aBaby, aDiaper } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';

const visit = { now: '2026-05-06T12:00:00-07:00', babies: [aBaby()] };
/** Finds the button of the form that is open, or else that of the log. */
const ask = async () =>
  within(screen.queryByRole('dialog') ?? document.body).findByRole('button', { name: 'Ask the doctor' });
const questions = () => screen.findByLabelText<HTMLTextAreaElement>('Questions for the visit');

async function close(click: (element: Element) => Promise<void>) {
  await click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByLabelText('Questions for the visit')).toBeNull());
}

test('a question about an entry names it, and is saved as it is typed', async () => {
  const diaper = aDiaper();
  const { user } = await renderScreen(LogScreen, {
    ...visit,
    at: paths.log({ edit: diaper.id }),
    diaper: [diaper],
  });
  await screen.findByRole('dialog');
  await user.click(await ask());
  expect((await questions()).value).toBe('Wet diaper (Wed, May 6, 9:00 AM): ');
  await user.type(await questions(), 'is this enough?');
  await close(user.click);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await ask());
  expect((await questions()).value).toBe('Wet diaper (Wed, May 6, 9:00 AM): is this enough?\n');
});

test('the next question begins on a new line, also from the log', async () => {
  const { user } = await renderScreen(LogScreen, { ...visit, at: paths.log() });
  await user.click(await ask());
  await user.type(await questions(), 'Vitamin D?');
  await close(user.click);
  await user.click(await ask());
  await user.type(await questions(), 'Sleep?');
  await close(user.click);
  await user.click(await ask());
  expect((await questions()).value).toBe('Vitamin D?\nSleep?\n');
});

test('a line without a question is not saved', async () => {
  const diaper = aDiaper();
  const at = paths.log({ edit: diaper.id });
  const { user } = await renderScreen(LogScreen, { ...visit, at, diaper: [diaper] });
  await screen.findByRole('dialog');
  await user.click(await ask());
  await questions();
  await close(user.click);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await ask());
  expect((await questions()).value).toBe('');
});

test('a question starts from the dashboard too', async () => {
  const { user } = await renderScreen(DashboardScreen, { ...visit, at: paths.dashboard });
  await user.click(await ask());
  await user.type(await questions(), 'Vitamin D?');
  await close(user.click);
  await user.click(await ask());
  expect((await questions()).value).toBe('Vitamin D?\n');
});
