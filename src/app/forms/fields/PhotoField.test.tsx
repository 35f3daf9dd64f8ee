import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BabyForm } from '#app/forms/BabyForm.tsx';
import { paths } from '#paths.ts';
import { aBaby } from '#testing/builders.ts';
import { renderScreen } from '#testing/render-app.tsx';

/** Functions that finish the resizing of a picture, by file name. */
const ready = vi.hoisted(() => new Map<string, () => void>());

vi.mock('./small-photo.ts', () => ({
  smallPhoto: ({ name }: File) =>
    new Promise<string>((resolve) => ready.set(name, () => resolve(`data:image/jpeg;base64,${name}`))),
}));

afterEach(() => {
  ready.clear();
  onSaved.mockClear();
});

const baby = aBaby();
const onSaved = vi.fn();
const Form = () => <BabyForm baby={baby} onSaved={onSaved} />;
const picture = (name: string) => new File([name], name, { type: 'image/jpeg' });
const field = () => screen.findByLabelText('Photo (optional)');
const save = () => screen.getByRole('button', { name: 'Save changes' });

test('waits for a photo that is still being resized', async () => {
  const { user, db } = await renderScreen(Form, { at: paths.profile, babies: [baby] });
  await user.upload(await field(), picture('slow'));
  expect(save().getAttribute('aria-busy')).toBe('true');
  await user.type(screen.getByLabelText('Baby’s name'), '{Enter}');
  ready.get('slow')?.();
  await screen.findByRole('button', { name: 'Remove photo' });
  expect(onSaved).not.toHaveBeenCalled();
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect((await db.babies.get(baby.babyId))?.photoUrl).toBe('data:image/jpeg;base64,slow');
});

test('keeps the photo that was chosen last, even if the first takes longer', async () => {
  const { user, db } = await renderScreen(Form, { at: paths.profile, babies: [baby] });
  await user.upload(await field(), picture('first'));
  await user.upload(await field(), picture('last'));
  ready.get('last')?.();
  await screen.findByRole('button', { name: 'Remove photo' });
  ready.get('first')?.();
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBeNull());
  await user.click(save());
  await waitFor(async () =>
    expect((await db.babies.get(baby.babyId))?.photoUrl).toBe('data:image/jpeg;base64,last'),
  );
});
