import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paths } from '#paths.ts';
import { refuseStorage } from '#testing/faults/refuse-storage.ts';
import { renderApp } from '#testing/render-app.tsx';

const FIELDS = ['Name', 'Email', 'Message'];

async function write() {
  const { user } = await renderApp({ at: paths.support, who: 'nobody' });
  await screen.findByRole('heading', { name: 'Contact us' });
  await user.type(screen.getByLabelText('Name'), 'June');
  await user.type(screen.getByLabelText('Email'), 'june@example.com');
  await user.type(screen.getByLabelText('Message'), 'Is there a night shift?');
  return () => user.click(screen.getByRole('button', { name: 'Send Message' }));
}

const typedIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const messages = () => JSON.parse(localStorage.getItem('weehours:messages') ?? '[]');

test('SupportPage answers four questions', async () => {
  await renderApp({ at: paths.support, who: 'nobody' });
  await screen.findByRole('heading', { name: 'Frequently asked questions' });
  expect(document.querySelectorAll('summary')).toHaveLength(4);
});

test('SupportPage queues a message, thanks for it and clears the form', async () => {
  const send = await write();
  await send();
  expect(await screen.findByText('Message Sent!')).toBeTruthy();
  expect(
    screen.getByText(
      "Thanks for reaching out. We'll get back to you at the email you provided within 24 hours.",
    ),
  ).toBeTruthy();
  expect(FIELDS.map(typedIn)).toEqual(['', '', '']);
  expect(messages()).toMatchObject([
    { name: 'June', email: 'june@example.com', message: 'Is there a night shift?' },
  ]);
});

test('SupportPage requires every field', async () => {
  const { user } = await renderApp({ at: paths.support, who: 'nobody' });
  await user.click(await screen.findByRole('button', { name: 'Send Message' }));
  for (const label of FIELDS) {
    expect(screen.getByLabelText<HTMLInputElement>(label).validity.valueMissing).toBe(true);
  }
  expect(messages()).toEqual([]);
});

test('SupportPage reports a browser without storage, and keeps the message', async () => {
  const send = await write();
  refuseStorage();
  await send();
  expect(await screen.findByText('Your message wasn’t sent')).toBeTruthy();
  expect(FIELDS.map(typedIn)).toEqual(['June', 'june@example.com', 'Is there a night shift?']);
});
