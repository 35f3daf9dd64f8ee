import { newId } from '#domain/record.ts';
import { type Guard, type Guarded, isText, listOf, recordOf, shapeOf } from '#domain/shape.ts';
import { readJson, writeText } from './local-store.ts';
import { OUTBOX } from './startup-flags.ts';

/**
 * Messages from forms of the public site. They are stored on the visitor's device. If the deployer set an endpoint
 * (VITE_FORMS_ENDPOINT), they also wait here until the endpoint has accepted them.
 */

const areSubscribers = listOf(shapeOf({ email: isText, subscribedAt: isText }));
const areMessages = listOf(shapeOf({ name: isText, email: isText, message: isText, sentAt: isText }));
const areLetters = listOf(shapeOf({ id: isText, fields: recordOf(isText) }));
type Letter = Guarded<typeof areLetters>[number];

const ENDPOINT: string | undefined = import.meta.env.VITE_FORMS_ENDPOINT || undefined;

/**
 * Adds a newsletter subscriber, once per address. `now` is in epoch milliseconds. Returns false if the browser stores
 * nothing.
 */
export function addSubscriber(email: string, now: number): boolean {
  const subscribers = stored('newsletter-subscribers', areSubscribers);
  if (subscribers.some((known) => known.email.toLowerCase() === email.toLowerCase())) {
    return keep('newsletter-subscribers', subscribers);
  }
  const subscriber = { email, subscribedAt: new Date(now).toISOString() };
  // The message is stored before the address, because an address that is already stored is not posted again.
  return (
    post({ form: 'newsletter', ...subscriber }) &&
    keep('newsletter-subscribers', [...subscribers, subscriber])
  );
}

/** Adds a message of the contact form. `now` is in epoch milliseconds. Returns false if the browser stores nothing. */
export function addMessage(entered: { name: string; email: string; message: string }, now: number): boolean {
  const message = { ...entered, sentAt: new Date(now).toISOString() };
  return (
    keep('messages', [...stored('messages', areMessages), message]) && post({ form: 'contact', ...message })
  );
}

/**
 * Sends waiting messages, oldest first, now and whenever the browser is online again. Returns a stop function. A
 * message is removed after the endpoint confirmed it, so that none is lost. If the confirmation is lost, the message is
 * sent again with the same `id`.
 */
export function keepDelivering(endpoint = ENDPOINT): () => void {
  // Browsers have locks on https and localhost only. Elsewhere the messages wait.
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

/** The event of a new message, which starts the delivery. */
const POSTED = 'weehours:posted';

function post(fields: Record<string, string>): boolean {
  if (!ENDPOINT) return true;
  const letter = { id: newId(Date.now()), fields };
  const kept = keep(OUTBOX, [...stored(OUTBOX, areLetters), letter]);
  window.dispatchEvent(new Event(POSTED));
  return kept;
}

/** Sends the waiting messages under a lock, because two tabs may come online at the same moment. */
async function deliver(endpoint: string): Promise<void> {
  await navigator.locks.request('weehours:outbox', async () => {
    for (const letter of stored(OUTBOX, areLetters)) {
      if (!(await accepts(endpoint, letter))) continue;
      // The outbox is read again, because another message may have been added during the request.
      keep(
        OUTBOX,
        stored(OUTBOX, areLetters).filter(({ id }) => id !== letter.id),
      );
    }
  });
}

/** Browsers reject a keepalive request of more than 64 KiB, including the form encoding. */
const LONGEST_CARRIED = 50_000;

function bytesOf(fields: Letter['fields']): number {
  return new Blob(Object.values(fields)).size;
}

/**
 * Sends a message and returns whether the endpoint accepted it. The message is sent as form fields and not as JSON,
 * because hosted form services accept form fields, and they need no CORS preflight.
 */
async function accepts(endpoint: string, { id, fields }: Letter): Promise<boolean> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ id, ...fields })) body.set(name, value);
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      // Keepalive delivers the request even if the tab is closed. Browsers refuse to send a longer request with
      // keepalive.
      keepalive: bytesOf(fields) < LONGEST_CARRIED,
    });
    return answer.ok;
  } catch {
    return false;
  }
}

function stored<Item>(name: string, areItems: Guard<Item[]>): Item[] {
  const items = readJson('local', name);
  return areItems(items) ? items : [];
}

/**
 * Stores a list, or removes the name if the list is empty. A stored outbox makes a public page start React to deliver
 * it.
 */
function keep(name: string, items: unknown[]): boolean {
  return writeText('local', name, items.length > 0 ? JSON.stringify(items) : null);
}
