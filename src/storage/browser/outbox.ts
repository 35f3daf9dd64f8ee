import * as v from 'valibot';
import { newId } from '#domain/record.ts';
import { readJson, writeText } from './local-store.ts';
import { OUTBOX } from './startup-flags.ts';

/**
 * What visitors of the public site sent. It is kept on their own device; where the deployer named an inbox
 * (VITE_FORMS_ENDPOINT), it also waits here until that has taken it.
 */

const SUBSCRIBERS = v.array(v.object({ email: v.string(), subscribedAt: v.string() }));
const MESSAGES = v.array(
  v.object({ name: v.string(), email: v.string(), message: v.string(), sentAt: v.string() }),
);
const LETTERS = v.array(v.object({ id: v.string(), fields: v.record(v.string(), v.string()) }));
type Letter = v.InferOutput<typeof LETTERS>[number];

const ENDPOINT: string | undefined = import.meta.env.VITE_FORMS_ENDPOINT || undefined;

/**
 * Adds a newsletter subscriber, once however often the address is given; `now` in epoch milliseconds. False when the
 * browser keeps nothing.
 */
export function addSubscriber(email: string, now: number): boolean {
  const subscribers = stored('newsletter-subscribers', SUBSCRIBERS);
  if (subscribers.some((known) => known.email.toLowerCase() === email.toLowerCase())) {
    return keep('newsletter-subscribers', subscribers);
  }
  const subscriber = { email, subscribedAt: new Date(now).toISOString() };
  // The letter first: an address that is known is not posted again.
  return (
    post({ form: 'newsletter', ...subscriber }) &&
    keep('newsletter-subscribers', [...subscribers, subscriber])
  );
}

/** Adds a message of the contact form; `now` in epoch milliseconds. False when the browser keeps nothing. */
export function addMessage(entered: { name: string; email: string; message: string }, now: number): boolean {
  const message = { ...entered, sentAt: new Date(now).toISOString() };
  return (
    keep('messages', [...stored('messages', MESSAGES), message]) && post({ form: 'contact', ...message })
  );
}

/**
 * Sends what waits, oldest first, now and whenever the browser is online again; gives the way to stop. Nobody waits for
 * it. A letter leaves the outbox when the inbox answered that it has it, so that none is lost; should that answer be
 * lost, the letter goes out again with the same `id`.
 */
export function keepDelivering(endpoint = ENDPOINT): () => void {
  // A browser has locks on https and localhost only: elsewhere the letters wait.
  if (!endpoint || !navigator.locks) return () => {};
  const act = () => void deliver(endpoint);
  act();
  window.addEventListener('online', act);
  window.addEventListener(POSTED, act);
  return () => {
    window.removeEventListener('online', act);
    window.removeEventListener(POSTED, act);
  };
}

/** The event by which a form's letter reaches the delivery. */
const POSTED = 'weehours:posted';

function post(fields: Record<string, string>): boolean {
  if (!ENDPOINT) return true;
  const letter = { id: newId(Date.now()), fields };
  const kept = keep(OUTBOX, [...stored(OUTBOX, LETTERS), letter]);
  window.dispatchEvent(new Event(POSTED));
  return kept;
}

/** Under a lock, since two tabs come online at the same moment. */
async function deliver(endpoint: string): Promise<void> {
  await navigator.locks.request('weehours:outbox', async () => {
    for (const letter of stored(OUTBOX, LETTERS)) {
      if (!(await accepts(endpoint, letter))) continue;
      // Read anew: another letter may have come while this one was under way.
      keep(
        OUTBOX,
        stored(OUTBOX, LETTERS).filter(({ id }) => id !== letter.id),
      );
    }
  });
}

/** Browsers refuse to carry on more than 64 KiB, the form's own words among them. */
const LONGEST_CARRIED = 50_000;

function bytesOf(fields: Letter['fields']): number {
  return new Blob(Object.values(fields)).size;
}

/** Form fields and not JSON: hosted inboxes take them, and the browser need not ask first. */
async function accepts(endpoint: string, { id, fields }: Letter): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ id, ...fields })) body.set(name, value);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      // So that it arrives though the tab is closed at once. What is longer than browsers carry so would never leave.
      keepalive: bytesOf(fields) < LONGEST_CARRIED,
    });
    return answer.ok;
  } catch {
    return false;
  }
}

function stored<Item>(name: string, shape: v.GenericSchema<unknown, Item[]>): Item[] {
  const read = v.safeParse(shape, readJson('local', name));
  return read.success ? read.output : [];
}

/** An empty list is removed and not stored: an outbox that is there makes a public page start React to deliver it. */
function keep(name: string, items: unknown[]): boolean {
  return writeText('local', name, items.length > 0 ? JSON.stringify(items) : null);
}
