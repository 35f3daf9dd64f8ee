import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { TrashSection } from '#app/data/TrashSection.tsx';
import { startTimer } from '#domain/kinds/timer.ts';
import { paths } from '#paths.ts';
import { authorNow } from '#storage/browser/device.ts';
import { listBabies } from '#storage/log/babies.ts';
import { readAllRecords } from '#storage/log/read-all-records.ts';
import { addTimer } from '#storage/log/timers.ts';
import { aBaby, aDiaper, aFeed, aGrowth, aSleep, aUser } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { BabiesSection } from './BabiesSection.tsx';
import { ProfileScreen } from './ProfileScreen.tsx';

const visit = {
  at: paths.profileSection('babies'),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby(), aBaby({ babyId: 'baby-2', name: 'Zoë', createdAt: 2 })],
  feed: [aFeed(), aFeed(), aFeed({ babyId: 'baby-2' })],
  sleep: [aSleep()],
};
const babies = () => within(screen.getByRole('region', { name: 'Babies' }));
const trash = () => within(screen.getByRole('region', { name: 'Trash' }));

describe('an archived baby', () => {
  test('is marked, links to its log, and can be unarchived', async () => {
    const { user, db } = await renderScreen(ProfileScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'Archive Juniper' }));
    expect(await babies().findByText(/^Archived\. Girl/)).toBeTruthy();
    expect(await screen.findByText(/still open, edit, and export this log/)).toBeTruthy();
    expect(babies().getByRole('link', { name: 'Open log for Juniper' }).getAttribute('href')).toBe(
      '/app/log',
    );
    expect((await readAllRecords(db)).feed).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Unarchive Juniper' }));
    await waitFor(() => expect(babies().queryByText(/^Archived/)).toBeNull());
  });
});

test('BabiesSection explains after the trial that both babies can still be logged', async () => {
  await renderScreen(ProfileScreen, { ...visit, who: aUser({ plan: 'free', planSince: null }) });
  const words = await babies().findByText(/^Your plan includes 1 baby\./);
  expect(words.textContent).toContain('Profiles you already have keep working.');
});

describe('a half-typed profile', () => {
  test('asks before it closes, but not after it is saved', async () => {
    const { user } = await renderScreen(ProfileScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'Edit Juniper' }));
    const name = screen.getByRole('textbox', { name: 'Baby’s name' }) as HTMLInputElement;
    await user.type(name, ' June');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(name.value).toBe('Juniper June');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Juniper June’s profile is saved');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('closes without a question if nothing was typed or all of it was deleted', async () => {
    const { user } = await renderScreen(ProfileScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'Add another baby' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add another baby' }));
    await user.type(screen.getByRole('textbox', { name: 'Baby’s name' }), 'J{Backspace}');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a profile', () => {
  const birth = { birthDate: '2026-03-25' };
  const early = {
    ...visit,
    feed: [aFeed({ date: '2026-03-26' }), aFeed()],
    diaper: [aDiaper({ date: '2026-03-26' }), aDiaper({ date: '2026-03-20' })],
    sleep: [aSleep({ startTime: '2026-03-26T23:00', endTime: '2026-03-27T01:00' })],
    growth: [aGrowth({ date: '2026-03-27' })],
  };
  async function bornOn(day: string) {
    await screen.findByRole('dialog', { name: 'Edit Juniper' });
    fireEvent.input(screen.getByLabelText('Birth date'), { target: { value: day } });
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  }

  test('asks about a birth date if entries are before it, and counts these entries', async () => {
    const { user, db } = await renderScreen(ProfileScreen, early);
    await user.click(await screen.findByRole('button', { name: 'Edit Juniper' }));
    await bornOn('2026-03-27');
    const question = await screen.findByRole('group', { name: /^4 entries are before this day\./ });
    expect(await db.babies.get('baby-1')).toMatchObject(birth);
    await bornOn('2026-03-28');
    expect(await screen.findByRole('group', { name: /^5 entries are before this day\./ })).toBeTruthy();
    expect(question.isConnected).toBe(false);
    await user.click(screen.getByRole('radio', { name: 'Yes, save it as is' }));
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Juniper’s profile is saved');
    expect(await db.babies.get('baby-1')).toMatchObject({ birthDate: '2026-03-28' });
  });

  test('saves a new birth date without a question if it puts no more entries before it', async () => {
    const { user, db } = await renderScreen(ProfileScreen, early);
    await user.click(await screen.findByRole('button', { name: 'Edit Juniper' }));
    await bornOn('2026-03-26');
    await screen.findByText('Juniper’s profile is saved');
    expect(await db.babies.get('baby-1')).toMatchObject({ birthDate: '2026-03-26' });
  });

  test('refuses another baby’s name for a new or a renamed baby', async () => {
    const { user, db } = await renderScreen(ProfileScreen, visit);
    const says = () => screen.findByText('Another baby has this name. Add an initial or a middle name.');
    await user.click(await screen.findByRole('button', { name: 'Edit Juniper' }));
    const name = screen.getByRole('textbox', { name: 'Baby’s name' });
    await user.clear(name);
    await user.type(name, ' zoe ');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await says()).toBeTruthy();
    await user.type(name, 'B');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect(await db.babies.get('baby-1')).toMatchObject({ name: 'zoe B' }));

    await user.click(await screen.findByRole('button', { name: 'Add another baby' }));
    await user.type(screen.getByRole('textbox', { name: 'Baby’s name' }), 'ZOE  b');
    await user.click(screen.getByRole('button', { name: 'Add baby' }));
    expect(await says()).toBeTruthy();
    expect(await listBabies(db)).toHaveLength(2);
  });

  test('shows a number after a name that another baby has too, but does not save it', async () => {
    const babies = [aBaby(), aBaby({ babyId: 'baby-2', createdAt: 2 })];
    const { user, db } = await renderScreen(ProfileScreen, { ...visit, babies });
    await user.click(await screen.findByRole('button', { name: 'Edit Juniper (2)' }));
    await bornOn('2026-03-20');
    await screen.findByText('Juniper’s profile is saved');
    expect(await db.babies.get('baby-2')).toMatchObject({ name: 'Juniper', birthDate: '2026-03-20' });
  });
});

/** The trash is in another section of the profile. */
function BabiesAndTrash() {
  return (
    <>
      <BabiesSection />
      <TrashSection />
    </>
  );
}

describe('a removed baby', () => {
  test('is removed with all entries after its name is typed, and can be restored', async () => {
    const { user, db } = await renderScreen(BabiesAndTrash, visit);
    await addTimer(db, startTimer('baby-1', 'sleep', null, authorNow()));
    await user.click(await screen.findByRole('button', { name: 'Remove Juniper' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove Juniper?' }));
    expect(await dialog.findByText(/the profile, 2 feeds and 1 sleep, and any running timers/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Remove Juniper' }));
    expect(dialog.getByText('Type “Juniper” to remove this profile.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByLabelText('Type Juniper to confirm'));
    expect(await listBabies(db)).toHaveLength(2);

    await user.type(dialog.getByLabelText('Type Juniper to confirm'), ' juniper');
    expect(dialog.queryByText(/to remove this profile/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Remove Juniper' }));
    await waitFor(() => expect(babies().queryByRole('button', { name: 'Edit Juniper' })).toBeNull());
    await waitFor(() =>
      expect(document.activeElement).toBe(babies().getByRole('heading', { name: 'Babies' })),
    );
    expect((await readAllRecords(db)).feed).toHaveLength(1);

    await user.click(await trash().findByRole('button', { name: 'Restore Juniper' }));
    expect(await babies().findByRole('button', { name: 'Edit Juniper' })).toBeTruthy();
    expect((await readAllRecords(db)).feed).toHaveLength(3);
    expect(await trash().findByText('The trash is empty.')).toBeTruthy();
  });

  test('stays and shows an error if the browser cannot write', async () => {
    const { user, db } = await renderScreen(ProfileScreen, visit);
    await user.click(await screen.findByRole('button', { name: 'Remove Zoë' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Zoe');
    db.close({ disableAutoOpen: true });
    await user.click(dialog.getByRole('button', { name: 'Remove Zoë' }));
    expect(await dialog.findByRole('alert')).toBeTruthy();
  });
});

test('BabiesSection shows and announces that the browser cannot read a picture', async () => {
  const { user } = await renderScreen(ProfileScreen, visit);
  await user.click(await screen.findByRole('button', { name: 'Edit Juniper' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.upload(
    dialog.getByLabelText('Photo (optional)'),
    new File(['no picture'], 'baby.heic', { type: 'image/heic' }),
  );
  const words = /can’t read that picture/;
  expect(await dialog.findByText(words, { selector: 'p span' })).toBeTruthy();
  expect(await dialog.findByText(words, { selector: '[aria-live=polite] *' })).toBeTruthy();
});
