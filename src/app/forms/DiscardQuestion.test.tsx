import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { LogScreen } from '#app/log/LogScreen.tsx';
import { paths } from '#paths.ts';
import { aBaby, aFeed, aSleep } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { DiscardQuestion } from './DiscardQuestion.tsx';

const visit = { at: paths.log({ add: 'sleep' }), now: '2026-05-06T12:00:00-07:00', babies: [aBaby()] };

const form = () => screen.findByRole('dialog', { name: 'Sleep for Juniper' });
const question = () => screen.queryByRole('dialog', { name: 'Discard your changes?' });
const button = (name: string) => screen.getByRole('button', { name });

describe('DiscardQuestion', () => {
  test.each(['Escape', 'Close'])(
    'asks before %s discards typed values, and can return to the form',
    async (way) => {
      const { user, address } = await renderScreen(LogScreen, visit);
      await form();
      await user.type(screen.getByLabelText(/Note/), 'finally');
      if (way === 'Escape') await user.keyboard('{Escape}');
      else await user.click(button('Close'));
      expect(question()).toBeTruthy();
      await user.click(button('Keep editing'));
      expect(question()).toBeNull();
      expect((screen.getByLabelText(/Note/) as HTMLTextAreaElement).value).toBe('finally');
      expect(address()).toBe('/app/log?add=sleep');
    },
  );

  test('discards the form on confirmation', async () => {
    const { user, address, db } = await renderScreen(LogScreen, visit);
    await form();
    await user.type(screen.getByLabelText('Start'), '10:00');
    await user.click(button('Close'));
    await user.click(button('Discard'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/app/log');
    expect(await db.sleeps.count()).toBe(0);
  });

  test('asks each time, and returns to the form on Escape', async () => {
    const { user } = await renderScreen(LogScreen, visit);
    const dialog = await form();
    await user.type(screen.getByLabelText(/Note/), 'finally');
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
    expect(question()).toBeNull();
    // A browser returns the focus to the form. jsdom does not.
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(question()).toBeTruthy();
  });

  test.each([
    ['Discard', '/app/log'],
    ['Keep editing', '/app/log?day=2026-05-06&add=sleep'],
  ])('accepts only one answer when “%s” is tapped twice', async (answer, place) => {
    const { user, address, go } = await renderScreen(LogScreen, { ...visit, at: paths.log() });
    await user.click(await screen.findByRole('button', { name: 'Add sleep' }));
    await form();
    await user.type(screen.getByLabelText(/Note/), 'finally');
    await act(() => go(-1));
    const tapped = await screen.findByRole('button', { name: answer });
    const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', failed);
    await act(async () => {
      tapped.click();
      tapped.click();
    });
    window.removeEventListener('error', failed);
    expect(question()).toBeNull();
    await waitFor(() => expect(address()).toBe(place));
    expect(failed).not.toHaveBeenCalled();
  });

  test('reopens the form and asks if the browser closed the form without a question', async () => {
    const { user } = await renderScreen(LogScreen, visit);
    const dialog = (await form()) as HTMLDialogElement;
    await user.type(screen.getByLabelText(/Note/), 'finally');
    await act(async () => dialog.close());
    expect(question()).toBeTruthy();
    expect(dialog.open).toBe(true);
  });
});

test('asks about an amount in a field that appeared after a choice', async () => {
  const { user } = await renderScreen(LogScreen, { ...visit, at: paths.log({ add: 'feed' }) });
  await screen.findByRole('dialog', { name: 'Feed for Juniper' });
  await user.click(screen.getByRole('radio', { name: 'Bottle' }));
  await user.type(screen.getByRole('textbox', { name: /^Amount/ }), '3');
  await user.click(button('Close'));
  expect(question()).toBeTruthy();
});

describe('closing a form without a question', () => {
  test('happens after a choice alone, even if the choice added fields', async () => {
    const { user, address } = await renderScreen(LogScreen, { ...visit, at: paths.log({ add: 'feed' }) });
    await screen.findByRole('dialog', { name: 'Feed for Juniper' });
    await user.click(screen.getByRole('radio', { name: 'Bottle' }));
    await user.click(screen.getByRole('radio', { name: 'Left breast' }));
    await user.click(button('Close'));
    expect(question()).toBeNull();
    expect(address()).toBe('/app/log');
  });

  test('happens if nothing was typed', async () => {
    const { user, address } = await renderScreen(LogScreen, visit);
    await form();
    await user.click(button('Close'));
    expect(question()).toBeNull();
    expect(address()).toBe('/app/log');
  });

  test('happens if the typed values equal the former ones', async () => {
    const feed = aFeed({ note: 'calm' });
    const { user, address } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ edit: feed.id }),
      feed: [feed],
    });
    const note = await screen.findByLabelText(/Note/);
    await user.type(note, '!');
    await user.type(note, '{Backspace}');
    await user.click(button('Close'));
    expect(question()).toBeNull();
    expect(address()).toBe('/app/log');
  });

  test('happens after a deletion', async () => {
    const sleep = aSleep();
    const { user, db } = await renderScreen(LogScreen, {
      ...visit,
      at: paths.log({ edit: sleep.id }),
      sleep: [sleep],
    });
    await user.type(await screen.findByLabelText(/Note/), 'typed');
    await user.click(button('Delete'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await db.sleeps.count()).toBe(0);
  });
});

test('accepts one answer for each attempt, even while the last question is open', () => {
  const [onKeep, onDiscard] = [vi.fn(), vi.fn()];
  const about = (attempt: object) => (
    <DiscardQuestion attempt={attempt} onKeep={onKeep} onDiscard={onDiscard} />
  );
  const tap = (name: string) => fireEvent.click(button(name));
  const { rerender } = render(about({}));
  tap('Keep editing');
  tap('Keep editing');
  tap('Discard');
  expect([onKeep.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 0]);
  rerender(about({}));
  tap('Discard');
  tap('Discard');
  expect([onKeep.mock.calls.length, onDiscard.mock.calls.length]).toEqual([1, 1]);
});
