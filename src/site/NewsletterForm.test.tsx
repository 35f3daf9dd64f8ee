import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { refuseStorage } from '#testing/faults/refuse-storage.ts';
import { renderApp } from '#testing/render-app.tsx';
import { serveProducts } from '#testing/serve-products.ts';
import { watchDownloads } from '#testing/watch-downloads.ts';

async function openForm() {
  const { user } = await renderApp({ at: paths.privacy, who: 'nobody' });
  const form = within(await screen.findByRole('form', { name: 'Our newsletter' }));
  const type = (text: string) => user.type(form.getByLabelText('Email address'), text);
  const subscribe = async (email: string) => {
    if (email) await type(email);
    await user.click(form.getByRole('button', { name: 'Subscribe' }));
  };
  return { form, type, subscribe };
}

const subscribers = () => JSON.parse(localStorage.getItem('weehours:newsletter-subscribers') ?? '[]');

test('NewsletterForm keeps the address and downloads the sample', async () => {
  const downloads = watchDownloads();
  serveProducts();
  const { form, subscribe } = await openForm();
  await subscribe('june@example.com');
  expect(await screen.findByText('Thanks for subscribing!')).toBeTruthy();
  expect(screen.getByText('Your free 1-day tracker sample is in your downloads.')).toBeTruthy();
  expect(downloads).toEqual(['wee-hours-day.pdf']);
  expect(subscribers()).toEqual([{ email: 'june@example.com', subscribedAt: expect.stringMatching(/Z$/) }]);
  expect(form.getByLabelText<HTMLInputElement>('Email address').value).toBe('');
});

test('NewsletterForm keeps the address if the sample cannot be downloaded', async () => {
  const downloads = watchDownloads();
  serveProducts(() => Promise.reject(new TypeError('Failed to fetch')));
  const { subscribe } = await openForm();
  await subscribe('june@example.com');
  const sentence = 'Couldn’t download your 1-day tracker sample. Connect and subscribe again.';
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(downloads).toEqual([]);
  expect(subscribers()).toHaveLength(1);
});

test('NewsletterForm does nothing without an address', async () => {
  const { subscribe } = await openForm();
  await subscribe('');
  await subscribe('   ');
  expect(subscribers()).toEqual([]);
  expect(screen.queryByText('Thanks for subscribing!')).toBeNull();
});

test('NewsletterForm reports a browser without storage, and keeps the typed address', async () => {
  const { form, subscribe } = await openForm();
  refuseStorage();
  await subscribe('june@example.com');
  expect(await screen.findByText(/your address wasn’t saved/)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Email address').value).toBe('june@example.com');
});

test('NewsletterForm focuses the field after a failure, or announces it if focused', async () => {
  const { form, type, subscribe } = await openForm();
  refuseStorage();
  await type('june@example.com{Enter}');
  const heard = { selector: '[aria-live=polite] *' };
  expect(await screen.findByText(/your address wasn’t saved/, heard)).toBeTruthy();
  await subscribe('');
  expect(document.activeElement).toBe(form.getByLabelText('Email address'));
});
