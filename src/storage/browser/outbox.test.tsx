import { waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

const ENDPOINT = 'https://inbox.example/take';
const NOW = Date.UTC(2026, 10, 21, 3);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/**
 * Loads the outbox of a build with or without an endpoint. `sent` lists the requests that it sends. `answers` are the
 * answers of the endpoint.
 */
async function outboxFor(endpoint: string, answers: (number | 'offline')[] = []) {
  vi.resetModules();
  vi.stubEnv('VITE_FORMS_ENDPOINT', endpoint);
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, act: () => Promise<void>) => act() },
  });
  const sent: Record<string, string>[] = [];
  vi.stubGlobal('fetch', async (_: string, { body, keepalive }: { body: FormData; keepalive: boolean }) => {
    const carried = new Blob(Array.from(body.values())).size;
    if (keepalive && carried > 64 * 1024) throw new TypeError('Failed to fetch');
    const answer = answers.shift() ?? 200;
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    sent.push(Object.fromEntries(body) as Record<string, string>);
    return new Response(null, { status: answer });
  });
  const outbox = await import('./outbox.ts');
  onTestFinished(outbox.keepDelivering());
  return { ...outbox, sent };
}

const waiting = () => JSON.parse(localStorage.getItem('weehours:outbox') ?? '[]');
const june = { name: 'June', email: 'june@example.com', message: 'Is there a night shift?' };

test('the outbox keeps everything on the device without an endpoint', async () => {
  const { addMessage, addSubscriber, sent } = await outboxFor('');
  expect(addMessage(june, NOW)).toBe(true);
  expect(addSubscriber(june.email, NOW)).toBe(true);
  expect(sent).toEqual([]);
  expect(waiting()).toEqual([]);
});

test('the outbox sends a message to the endpoint once', async () => {
  const { addMessage, sent } = await outboxFor(ENDPOINT);
  addMessage(june, NOW);
  await waitFor(() => expect(localStorage.getItem('weehours:outbox'), 'the outbox is removed').toBeNull());
  window.dispatchEvent(new Event('online'));
  expect(sent).toEqual([
    { id: expect.any(String), form: 'contact', ...june, sentAt: '2026-11-21T03:00:00.000Z' },
  ]);
});

test('the outbox sends a message that is too long for a keepalive request', async () => {
  const { addMessage, sent } = await outboxFor(ENDPOINT);
  addMessage({ ...june, message: 'Ä'.repeat(40_000) }, NOW);
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(sent).toHaveLength(1);
});

test('the outbox waits while offline, and sends when online again', async () => {
  const { addMessage, sent } = await outboxFor(ENDPOINT, ['offline']);
  addMessage(june, NOW);
  expect(waiting()).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(sent).toHaveLength(1);
});

test('the outbox retries a refused message with the same id', async () => {
  const { addMessage, addSubscriber, sent } = await outboxFor(ENDPOINT, [503, 200]);
  addMessage(june, NOW);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(waiting()).toHaveLength(1);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(sent[1]?.id).toBe(sent[0]?.id);
  addSubscriber(june.email, NOW);
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]).toMatchObject({ form: 'newsletter', email: june.email });
});

test('addSubscriber stores and sends each address once', async () => {
  const { addSubscriber, sent } = await outboxFor(ENDPOINT);
  expect(addSubscriber(june.email, NOW)).toBe(true);
  expect(addSubscriber('JUNE@example.com', NOW + 1)).toBe(true);
  expect(JSON.parse(localStorage.getItem('weehours:newsletter-subscribers') ?? '[]')).toHaveLength(1);
  await waitFor(() => expect(waiting()).toEqual([]));
  expect(sent).toHaveLength(1);
});

test('addSubscriber sends an address again if its message was not stored', async () => {
  const { addSubscriber, sent } = await outboxFor(ENDPOINT);
  const { setItem } = Storage.prototype;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    name,
    text,
  ) {
    if (name === 'weehours:outbox') throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, name, text);
  });
  onTestFinished(() => full.mockRestore());
  expect(addSubscriber(june.email, NOW)).toBe(false);
  full.mockRestore();
  expect(addSubscriber(june.email, NOW)).toBe(true);
  await waitFor(() => expect(sent).toHaveLength(1));
});
