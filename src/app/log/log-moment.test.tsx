import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LARGEST_PHOTO, PHOTO_ROOM } from '#domain/log/photos.ts';
import { paths } from '#paths.ts';
import { aBaby, TEST_DAY } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';
import { LogScreen } from './LogScreen.tsx';

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2).buffer;

vi.mock('#app/forms/fields/small-photo.ts', () => ({
  entryPhoto: async (file: File) => {
    if (file.name === 'broken.jpg') throw new Error('not a picture');
    return JPEG;
  },
}));

// jsdom has no object URLs.
beforeEach(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});

const visit = {
  at: paths.log(),
  now: '2026-05-06T12:00:00-07:00',
  babies: [aBaby()],
  preferences: { kinds: ['moment'] },
};
const picture = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });

async function openForm() {
  const shown = await renderScreen(LogScreen, visit);
  await shown.user.click(await screen.findByRole('button', { name: 'Add moment' }));
  await screen.findByRole('dialog', { name: 'Moment for Juniper' });
  return {
    ...shown,
    save: () => shown.user.click(screen.getByRole('button', { name: 'Save' })),
    kept: () => shown.db.entries.toArray(),
  };
}

describe('the log', () => {
  test('adds, lists, edits and undoes a moment', async () => {
    const { user, save, kept } = await openForm();
    await user.click(screen.getByRole('radio', { name: 'Vaccine' }));
    await user.type(screen.getByRole('textbox', { name: 'Which vaccine' }), 'DTaP');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Dose (optional)' }), '2');
    await save();
    expect(await screen.findByText('Saved for Juniper: Vaccine: DTaP, dose 2')).toBeTruthy();
    const logged = { kind: 'moment', day: TEST_DAY, what: 'vaccine', title: 'DTaP', doseNumber: 2 };
    expect(await kept()).toMatchObject([logged]);

    const timeline = within(await screen.findByRole('list', { name: 'Timeline' }));
    expect(screen.getByRole('list', { name: 'Totals for the day' }).textContent).toBe('1 moment');
    await user.click(timeline.getByRole('button', { name: /Vaccine: DTaP, dose 2/ }));
    await screen.findByRole('dialog', { name: 'Edit Juniper’s moment' });
    await user.click(screen.getByRole('radio', { name: 'Tooth' }));
    await user.clear(screen.getByRole('textbox', { name: 'Title (optional)' }));
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Which tooth' }),
      'Lower left central incisor',
    );
    await user.click(screen.getByRole('radio', { name: 'In' }));
    await save();
    expect(await screen.findByText('Saved for Juniper: Tooth in: lower left central incisor')).toBeTruthy();
    expect(await kept()).toMatchObject([{ what: 'tooth', tooth: '15', way: 'in', doseNumber: undefined }]);

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await kept()).toMatchObject([logged]));
  });

  test('saves a photo with its moment, and enlarges it', async () => {
    const { user, db, save, kept } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'What was new' }), 'First smile');
    await user.upload(screen.getByLabelText('Photo (optional)'), picture('smile.jpg'));
    await screen.findByRole('button', { name: 'Remove photo' });
    expect(await db.photos.count()).toBe(0);
    await save();
    await screen.findByText('Saved for Juniper: First: First smile');
    const [photo] = await db.photos.toArray();
    expect(await kept()).toMatchObject([{ photoId: photo?.id }]);
    expect(photo?.bytes.byteLength).toBe(JPEG.byteLength);

    await user.click(await screen.findByRole('button', { name: 'Enlarge photo: First smile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'First smile' }));
    expect(dialog.getByRole('img', { name: 'First smile' })).toBeTruthy();
  });

  test('keeps the words when a photo cannot be read', async () => {
    const { user, save, kept } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'What was new' }), 'First smile');
    await user.upload(screen.getByLabelText('Photo (optional)'), picture('broken.jpg'));
    await screen.findAllByText(/can’t read that picture/);
    await save();
    await screen.findByText('Saved for Juniper: First: First smile');
    expect(await kept()).toMatchObject([{ title: 'First smile' }]);
  });

  test('keeps the words when photos fill their room', async () => {
    const { user, db, save, kept } = await openForm();
    for (let index = 0; index < PHOTO_ROOM / LARGEST_PHOTO; index += 1)
      await db.photos.put({ id: `${index}-${LARGEST_PHOTO}`, bytes: JPEG, storedAt: 0 });
    await user.type(screen.getByRole('textbox', { name: 'What was new' }), 'First smile');
    await user.upload(screen.getByLabelText('Photo (optional)'), picture('smile.jpg'));
    await screen.findAllByText(/Photos already fill their 200 MB/);
    await save();
    await screen.findByText('Saved for Juniper: First: First smile');
    expect(await kept()).toMatchObject([{ title: 'First smile' }]);
  });

  test('says what is saved when the disk is full', async () => {
    const { user, db, save, kept } = await openForm();
    await user.type(screen.getByRole('textbox', { name: 'What was new' }), 'First smile');
    await user.upload(screen.getByLabelText('Photo (optional)'), picture('smile.jpg'));
    await screen.findByRole('button', { name: 'Remove photo' });
    db.entries.hook('creating', () => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    });
    await save();
    expect(await screen.findByText(/Neither the words nor the photo is saved yet/)).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'What was new' }).value).toBe('First smile');
    expect([await kept(), await db.photos.count()]).toEqual([[], 0]);
  });
});
