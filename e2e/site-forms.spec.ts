import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../scripts/serve.mjs';
import { buildApp } from './build-app.ts';
import { expect, test as own } from './fixtures.ts';

type Fields = Record<string, string>;

interface Inbox {
  letters: Fields[];
  /** While false, the endpoint refuses every message. */
  open: boolean;
}

/** Provides a local endpoint, and an app that is built for it. The build contains the endpoint's address. */
const test = own.extend<object, { inbox: Inbox & { site: string } }>({
  inbox: [
    async ({}, provide) => {
      const inbox: Inbox = { letters: [], open: true };
      const server = createServer(async (request, answer) => {
        answer.setHeader('Access-Control-Allow-Origin', '*');
        const letter = await fieldsOf(request);
        if (inbox.open) inbox.letters.push(letter);
        answer.writeHead(inbox.open ? 200 : 503).end();
      });
      await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
      const { port } = server.address() as AddressInfo;
      const dist = await mkdtemp(join(tmpdir(), 'wee-hours-inbox-'));
      await buildApp(dist, { VITE_FORMS_ENDPOINT: `http://localhost:${port}/inbox` });
      const site = await serve({ dist });
      await provide(Object.assign(inbox, { site: site.address }));
      await site.stop();
      server.closeAllConnections();
      server.close();
      await rm(dist, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ inbox }, provide) => provide(inbox.site),
});

async function fieldsOf(request: IncomingMessage): Promise<Fields> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = new Response(Buffer.concat(chunks), {
    headers: { 'Content-Type': request.headers['content-type'] ?? '' },
  });
  return Object.fromEntries([...(await body.formData())].map(([name, value]) => [name, String(value)]));
}

test.describe.configure({ mode: 'serial' });
test.beforeEach(({ inbox }) => {
  Object.assign(inbox, { letters: [], open: true });
});

async function writeToUs(page: Page, message: string) {
  await page.getByLabel('Name').fill('June');
  await page.getByLabel('Email', { exact: true }).fill('june@example.com');
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('');
}

const waiting = (page: Page) => page.evaluate(() => localStorage.getItem('weehours:outbox'));

/** Goes offline after a first message. React and the toast are loaded by then, and could not load offline. */
async function loseSignalAfterFirst(page: Page, inbox: Inbox) {
  await page.goto('/support');
  await writeToUs(page, 'First');
  await expect.poll(() => inbox.letters).toHaveLength(1);
  // If the endpoint's answer were lost, the message would be sent again.
  await expect.poll(() => waiting(page)).toBeNull();
  await page.context().setOffline(true);
}

/** Waits for attempts made offline to end. Going online between two attempts lets the later message go first. */
async function untilAttemptsEnd(page: Page) {
  await page.evaluate(() => navigator.locks.request('weehours:outbox', () => {}));
}

test('a message reaches the endpoint once', async ({ page, inbox }) => {
  await page.goto('/support');
  await writeToUs(page, 'Does it work on a tablet?');
  await expect.poll(() => inbox.letters).toHaveLength(1);
  expect(inbox.letters[0]).toMatchObject({
    form: 'contact',
    name: 'June',
    email: 'june@example.com',
    message: 'Does it work on a tablet?',
  });
  await expect.poll(() => waiting(page)).toBeNull();
  await page.reload();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => inbox.letters).toHaveLength(1);
});

test.describe('a message that was written offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('waits on the device, and is sent once when online again', async ({ page, context, inbox }) => {
    await loseSignalAfterFirst(page, inbox);
    await writeToUs(page, 'Second');
    await writeToUs(page, 'Third');
    expect(inbox.letters).toHaveLength(1);
    await untilAttemptsEnd(page);
    await context.setOffline(false);
    await expect.poll(() => waiting(page)).toBeNull();
    expect(inbox.letters.map(({ message }) => message)).toEqual(['First', 'Second', 'Third']);
    expect(new Set(inbox.letters.map(({ id }) => id)).size).toBe(3);
  });

  test('is also sent from the app', async ({ page, context, inbox }) => {
    await loseSignalAfterFirst(page, inbox);
    await writeToUs(page, 'From the crib');
    await untilAttemptsEnd(page);
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto('/app?demo');
    await expect.poll(() => waiting(page)).toBeNull();
    // If an answer was lost when the page went offline, the message is sent twice. The endpoint recognizes its id.
    const byId = new Map(inbox.letters.map(({ id, message }) => [id, message]));
    expect([...byId.values()]).toEqual(['First', 'From the crib']);
  });
});

test.describe('a subscription while the endpoint fails', () => {
  test.use({ expectedErrors: [/status of 503/] });

  test('is accepted, and delivered at the next visit', async ({ page, inbox }) => {
    inbox.open = false;
    await page.goto('/');
    await page.getByLabel('Email address').fill('june@example.com');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await download;
    await expect(page.getByText('Thanks for subscribing!', { exact: true })).toBeVisible();
    expect(await waiting(page)).toContain('june@example.com');
    expect(inbox.letters).toEqual([]);

    inbox.open = true;
    await page.goto('/features');
    await expect.poll(() => waiting(page)).toBeNull();
    expect(inbox.letters).toMatchObject([{ form: 'newsletter', email: 'june@example.com' }]);
  });
});
